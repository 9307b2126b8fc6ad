'use client';

import { useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/ui/fields/text-field';
import type { Result } from '@/lib/result';

interface ReadFieldProps<Value> extends Pick<TextFieldProps, 'label' | 'hint' | 'isRow'> {
  unit: string;
  shown: string;
  read: (text: string) => Result<Value, string>;
  /** Called at once for every valid text. */
  onRead: (value: Value) => void;
}

/** Invalid text stays in the field with its error and is not stored. */
export function ReadField<Value>({ unit, shown, read, onRead, ...rest }: ReadFieldProps<Value>) {
  const [typed, setTyped] = useState<string>();
  const now = typed === undefined ? undefined : read(typed);
  const error = now?.isOk === false ? now.error : undefined;
  return (
    <TextField
      {...rest}
      className="min-w-0"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      error={error}
      suffix={<span className="text-ink-2">{unit}</span>}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const next = read(value);
        if (next.isOk) onRead(next.value);
      }}
      onBlur={() => {
        if (error === undefined) setTyped(undefined);
      }}
    />
  );
}
