'use client';

import { Clock } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useFormats } from '@/components/ui/use-formats';
import { parseClockTime } from '@/lib/time/clock-time';
import { readTime } from '@/lib/time/parse-times';
import { showPicker } from './show-picker';
import { TypedField } from './typed-field';

export interface TimeFieldProps {
  label: string;
  /** `HH:MM`, or the typed text if it is no time. */
  value: string;
  onChange: (value: string) => void;
  /** Receives typed text instead of `onChange`, if a parent parses both fields together. */
  onType?: ((text: string) => void) | undefined;
  error?: string | undefined;
  note?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  isRow?: boolean | undefined;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** Accepts `17:30`, `5:30 PM`, `9`, `9h30`, `noon`; shown in the language's format. */
export function TimeField({ value, onChange, onType, ...rest }: TimeFieldProps) {
  const formats = useFormats();
  const time = parseClockTime(value);
  const native = useRef<HTMLInputElement>(null);
  return (
    <TypedField
      {...rest}
      shown={time ? formats.time(time) : value}
      onType={onType ?? ((text) => onChange(readTime(text) ?? text))}
      picker={{
        icon: <Clock aria-hidden="true" />,
        native: (
          <input
            ref={native}
            type="time"
            tabIndex={-1}
            value={time ?? ''}
            className="pointer-events-none absolute inset-0 opacity-0"
            onChange={(event) => {
              if (event.currentTarget.value === '') return;
              onChange(event.currentTarget.value);
            }}
          />
        ),
        open: () => showPicker(native.current),
      }}
    />
  );
}
