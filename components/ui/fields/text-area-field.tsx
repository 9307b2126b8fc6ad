'use client';

import { type ComponentProps, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { fieldBoxClass, fieldInputClass, fieldLabelClass, fieldRootClass } from './field-classes';
import { FieldMessage } from './field-message';

export interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
}

export function TextAreaField({
  label,
  hideLabel,
  error,
  hint,
  className,
  id,
  rows = 3,
  ...rest
}: TextAreaFieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const errorId = `${inputId}-error`;
  const hintId = `${inputId}-hint`;
  return (
    <div className={classNames(fieldRootClass, className)}>
      <label htmlFor={inputId} className={hideLabel ? 'sr-only' : fieldLabelClass}>
        {label}
      </label>
      <div className={classNames(fieldBoxClass, 'px-0!')} data-invalid={error ? '' : undefined}>
        <textarea
          {...rest}
          id={inputId}
          rows={rows}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : hint ? hintId : rest['aria-describedby']}
          className={classNames(
            fieldInputClass,
            'resize-y px-2.5 py-2 leading-normal phone:px-3.5 phone:py-3',
          )}
        />
      </div>
      <FieldMessage errorId={errorId} hintId={hintId} error={error} hint={hint} />
    </div>
  );
}
