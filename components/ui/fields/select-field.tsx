'use client';

import {
  Description,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from '@headlessui/react';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import {
  fieldBoxClass,
  fieldLabelClass,
  fieldRootClass,
  optionClass,
  optionListClass,
  rowFieldClass,
  rowLabelClass,
  rowWordsClass,
} from './field-classes';
import { FieldMessage } from './field-message';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps<T extends string> {
  label: string;
  hideLabel?: boolean | undefined;
  value: T | undefined;
  options: ReadonlyArray<SelectOption<T>>;
  onChange: (value: T) => void;
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  isRow?: boolean | undefined;
  className?: string | undefined;
}

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const id = useId();
  const chosen = props.options.find((option) => option.value === props.value);
  const message = (props.error || props.hint) && (
    <Description as="div">
      <FieldMessage errorId={`${id}-error`} hintId={`${id}-hint`} error={props.error} hint={props.hint} />
    </Description>
  );
  return (
    <Field
      className={classNames(props.isRow ? rowFieldClass : fieldRootClass, props.className)}
      disabled={props.isDisabled ?? false}
    >
      {props.isRow ? (
        <div className={rowWordsClass}>
          <Label className={rowLabelClass}>{props.label}</Label>
          {message}
        </div>
      ) : (
        <Label className={props.hideLabel ? 'sr-only' : fieldLabelClass}>{props.label}</Label>
      )}
      <Listbox value={props.value ?? null} onChange={(value) => value && props.onChange(value)}>
        <ListboxButton
          className={classNames(fieldBoxClass, 'text-left', props.isRow && 'max-w-52 phone:max-w-none')}
          data-invalid={props.error ? '' : undefined}
          aria-invalid={props.error ? true : undefined}
        >
          {chosen?.icon}
          <span
            className={classNames('min-w-0 flex-1 truncate phone:whitespace-normal', !chosen && 'text-ink-3')}
          >
            {chosen?.label ?? props.placeholder}
          </span>
          <ChevronsUpDown aria-hidden="true" />
        </ListboxButton>
        <ListboxOptions
          transition
          modal={false}
          anchor="bottom start"
          className={classNames(optionListClass, 'min-w-(--button-width)')}
        >
          {props.options.map((option) => (
            <ListboxOption
              key={option.value}
              value={option.value}
              disabled={option.isDisabled ?? false}
              className={optionClass}
            >
              {option.icon}
              <span className="min-w-0 flex-1">
                {option.label}
                {option.description && (
                  <span className="block text-xs text-ink-2 contrast:text-inherit">{option.description}</span>
                )}
              </span>
              <Check
                aria-hidden="true"
                className="invisible text-accent-text group-data-selected:visible contrast:text-inherit"
              />
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
      {!props.isRow && message}
    </Field>
  );
}
