'use client';

import { Clock } from 'lucide-react';
import type { Ref } from 'react';
import { useFormats } from '@/components/ui/use-formats';
import { parseClockTime } from '@/lib/time/clock-time';
import { TypedField } from './typed-field';

interface TimeFieldProps {
  label: string;
  /** `HH:MM`, or the typed text if it is no time. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Shown in the field after the time, such as "+1 day". */
  note?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Puts the label left of the box, as in the settings. */
  isRow?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A time to type (`17:30`, `5:30 PM`, `5pm`) or pick, shown in the language's format. */
export function TimeField({ value, ...rest }: TimeFieldProps) {
  const formats = useFormats();
  const time = parseClockTime(value);
  return (
    <TypedField
      {...rest}
      type="time"
      value={value}
      shown={time ? formats.time(time) : value}
      parse={parseClockTime}
      icon={<Clock aria-hidden="true" />}
    />
  );
}
