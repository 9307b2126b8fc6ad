'use client';

import { TextField, type TextFieldProps } from '@/components/ui/fields/text-field';
import type { Result } from '@/lib/result';
import { onEnter, useTyped } from './use-typed';

interface ReadFieldProps<Value> extends Pick<TextFieldProps, 'label' | 'hint' | 'isRow'> {
  unit: string;
  shown: string;
  read: (text: string) => Result<Value, string>;
  /** Called once with the typed value, when the typing ends. */
  onRead: (value: Value) => void;
}

/** Invalid text stays in the field with its error and is not stored. */
export function ReadField<Value>({ unit, shown, read, onRead, ...rest }: ReadFieldProps<Value>) {
  const typed = useTyped((text) => {
    const next = read(text);
    if (next.isOk && text !== shown) onRead(next.value);
    return next.isOk;
  });
  const now = typed.text === undefined ? undefined : read(typed.text);
  const error = now?.isOk === false ? now.error : undefined;
  return (
    <TextField
      {...rest}
      className="min-w-0"
      inputMode="decimal"
      autoComplete="off"
      value={typed.text ?? shown}
      error={error}
      suffix={<span className="text-ink-2">{unit}</span>}
      onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
      onBlur={typed.onDone}
      onKeyDown={onEnter(typed.onDone)}
    />
  );
}
