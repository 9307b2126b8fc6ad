'use client';

import { useState } from 'react';
import { TextField, type TextFieldProps } from '@/components/ui/fields/text-field';
import type { Result } from '@/lib/result';

interface ReadFieldProps<Value> extends Pick<TextFieldProps, 'label' | 'hint' | 'isRow'> {
  unit: string;
  /** What is stored, as it is edited. */
  shown: string;
  /** What a text means, or why it means nothing, in words. */
  read: (text: string) => Result<Value, string>;
  /** Every text that is understood is taken at once. */
  onRead: (value: Value) => void;
}

/** A figure to type. What is not understood stays as typed, with what is wrong about it, and is not stored. */
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
