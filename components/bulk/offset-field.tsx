'use client';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';

interface OffsetFieldProps {
  label: string;
  /** The raw text of the field. */
  value: string;
  choices: readonly { readonly offset: number; readonly label: string }[];
  hint: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A number of days or minutes, earlier or later: a text field with chips for the common values. */
export function OffsetField({ label, value, choices, hint, error, onChange }: OffsetFieldProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5 phone:gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.offset}
            aria-pressed={value === String(choice.offset)}
            className="grow aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            onClick={() => onChange(String(choice.offset))}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <TextField
        label={label}
        value={value}
        inputMode="text"
        autoComplete="off"
        hint={hint}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
