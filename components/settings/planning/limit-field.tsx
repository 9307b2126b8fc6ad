'use client';

import { useState } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { parseLimit } from '@/lib/rules/parse-limit';

interface LimitFieldProps {
  label: string;
  hint: string;
  /** Said while the typed text is no valid limit. */
  wrong: string;
  unit: string;
  most: number;
  fits: (value: number) => boolean;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number of the settings; every valid one is saved at once. */
export function LimitField({ label, hint, wrong, unit, most, fits, value, onChange }: LimitFieldProps) {
  /** Typed text that is not a valid number yet; not saved. */
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      isRow
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      step={1}
      label={label}
      hint={hint}
      error={typed === undefined ? undefined : wrong}
      value={typed ?? value}
      suffix={<span className="text-ink-2">{unit}</span>}
      onChange={({ currentTarget: { value: text } }) => {
        const number = parseLimit(text, fits);
        setTyped(number === undefined ? text : undefined);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
