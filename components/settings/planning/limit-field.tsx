'use client';

import { onEnter, useTyped } from '@/components/parts/use-typed';
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

/** A whole number of the settings, saved when the typing ends; one that is not valid is not saved. */
export function LimitField({ label, hint, wrong, unit, most, fits, value, onChange }: LimitFieldProps) {
  const typed = useTyped((text) => {
    const number = parseLimit(text, fits);
    if (number !== undefined && number !== value) onChange(number);
    return true;
  });
  const isWrong = typed.text !== undefined && parseLimit(typed.text, fits) === undefined;
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
      error={isWrong ? wrong : undefined}
      value={typed.text ?? value}
      suffix={<span className="text-ink-2">{unit}</span>}
      onChange={({ currentTarget }) => typed.onChange(currentTarget.value)}
      onBlur={typed.onDone}
      onKeyDown={onEnter(typed.onDone)}
    />
  );
}
