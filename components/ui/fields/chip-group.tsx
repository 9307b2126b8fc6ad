'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { fieldLabelClass, fieldRootClass } from './field-classes';
import { FieldMessage } from './field-message';

export interface ChipOption<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  roleColor?: string | undefined;
}

export interface ChipGroupProps<T extends string> {
  label: string;
  hideLabel?: boolean | undefined;
  value: T | undefined;
  options: ReadonlyArray<ChipOption<T>>;
  onChange: (value: T) => void;
  size?: 'sm' | 'md' | undefined;
  /** The labels remain as accessible names. */
  isIconOnly?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

const chipClass =
  'relative inline-flex items-center gap-1.5 rounded-control border-[1.5px] border-line-2 bg-surface font-medium text-ink-2 motion ' +
  'phone:min-h-11 phone:px-3.5 phone:rounded-box [&>svg]:size-4 has-enabled:hover:text-ink ' +
  'has-focus-visible:outline-(length:--focus-width) has-focus-visible:outline-offset-(--focus-gap) has-focus-visible:outline-(--focus) has-focus-visible:outline-solid ' +
  'has-disabled:cursor-default has-disabled:border-transparent has-disabled:bg-fill has-disabled:text-ink-3 contrast:border-2 ' +
  'contrast:has-disabled:border-dashed contrast:has-disabled:border-line';

const plainSelectedClass =
  'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink!';
const roleSelectedClass =
  'has-checked:border-role-edge has-checked:bg-role-surface has-checked:text-role-text!';
const contrastSelectedClass =
  'contrast:has-checked:border-ink contrast:has-checked:bg-ink contrast:has-checked:text-canvas!';

export function chipLook(size: ChipGroupProps<string>['size'], hasRoleColor: boolean): string {
  return classNames(
    chipClass,
    size === 'sm'
      ? 'min-h-7 px-2 text-xs coarse:min-h-11 phone:text-[13px]'
      : 'min-h-8 px-2.5 text-sm coarse:min-h-11',
    hasRoleColor ? roleSelectedClass : plainSelectedClass,
    contrastSelectedClass,
  );
}

export function ChipGroup<T extends string>(props: ChipGroupProps<T>) {
  const id = useId();
  const describedBy = props.error ? `${id}-error` : props.hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames(fieldRootClass, props.className)}>
      <span id={`${id}-label`} className={props.hideLabel ? 'sr-only' : fieldLabelClass}>
        {props.label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={props.error ? true : undefined}
        className="flex flex-wrap gap-1.5 phone:gap-2"
      >
        {props.options.map((option) => (
          <label
            key={option.value}
            data-role-color={option.roleColor}
            className={classNames(
              chipLook(props.size, Boolean(option.roleColor)),
              // An icon may be narrower than a finger.
              props.isIconOnly && 'justify-center coarse:min-w-11 phone:min-w-11',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.isDisabled ?? false}
              onChange={() => props.onChange(option.value)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            {option.icon}
            <span className={props.isIconOnly ? 'sr-only' : 'tnum'}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage errorId={`${id}-error`} hintId={`${id}-hint`} error={props.error} hint={props.hint} />
    </div>
  );
}
