'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import {
  fieldBoxClass,
  fieldInputClass,
  fieldLabelClass,
  fieldRootClass,
  rowFieldClass,
  rowLabelClass,
  rowWordsClass,
} from './field-classes';
import { FieldMessage } from './field-message';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  /** Beside the label, such as "+1 day"; not in a row. */
  note?: ReactNode;
  icon?: ReactNode;
  suffix?: ReactNode;
  isRow?: boolean | undefined;
}

export function TextField({
  label,
  hideLabel,
  error,
  hint,
  note,
  icon,
  suffix,
  isRow = false,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const errorId = `${inputId}-error`;
  const hintId = `${inputId}-hint`;
  const message = <FieldMessage errorId={errorId} hintId={hintId} error={error} hint={hint} />;
  return (
    <div className={classNames(isRow ? rowFieldClass : fieldRootClass, className)}>
      {isRow ? (
        <div className={rowWordsClass}>
          <label htmlFor={inputId} className={rowLabelClass}>
            {label}
          </label>
          {message}
        </div>
      ) : (
        <div className={hideLabel ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-2'}>
          <label htmlFor={inputId} className={fieldLabelClass}>
            {label}
          </label>
          {note}
        </div>
      )}
      <div
        className={classNames(fieldBoxClass, isRow && 'max-w-52 phone:max-w-none')}
        data-invalid={error ? '' : undefined}
      >
        {icon}
        <input
          {...rest}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : hint ? hintId : rest['aria-describedby']}
          className={classNames(fieldInputClass, 'tnum [&::-webkit-search-cancel-button]:hidden')}
        />
        {suffix}
      </div>
      {!isRow && message}
    </div>
  );
}
