'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { chipLook } from './chip-group';
import { fieldLabelClass, fieldRootClass } from './field-classes';

export interface CheckChip {
  value: string;
  label: string;
  icon?: ReactNode;
  isChecked: boolean;
  roleColor?: string | undefined;
}

export interface CheckChipsProps {
  label: string;
  options: readonly CheckChip[];
  onToggle: (value: string) => void;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

export function CheckChips({ label, options, onToggle, size, className }: CheckChipsProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={classNames(fieldRootClass, className)}>
      <span id={id} className={fieldLabelClass}>
        {label}
      </span>
      <div className="flex flex-wrap gap-1.5 phone:gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-role-color={option.roleColor}
            className={chipLook(size, option.roleColor !== undefined)}
          >
            <input
              type="checkbox"
              checked={option.isChecked}
              onChange={() => onToggle(option.value)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
