'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { fieldBoxClass, fieldInputClass, fieldLabelClass, fieldRootClass } from './field-classes';
import { FieldMessage } from './field-message';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  icon?: ReactNode;
  /** Stands at the end inside the box, such as a unit or a clear button. */
  suffix?: ReactNode;
}

/** A labelled one-line input with its hint or error. */
export function TextField({
  label,
  hideLabel,
  error,
  hint,
  icon,
  suffix,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  const hintId = `${inputId}-hint`;
  return (
    <div className={classNames(fieldRootClass, className)}>
      <label htmlFor={inputId} className={hideLabel ? 'sr-only' : fieldLabelClass}>
        {label}
      </label>
      <div className={fieldBoxClass} data-invalid={error ? '' : undefined}>
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
      <FieldMessage errorId={errorId} hintId={hintId} error={error} hint={hint} />
    </div>
  );
}
