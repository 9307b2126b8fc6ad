'use client';

import { CalendarDays } from 'lucide-react';
import { useFormats } from '@/components/ui/use-formats';
import { cleanDate } from '@/lib/time/clean-date';
import { TypedField } from './typed-field';

interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or the typed text if it is no date. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  className?: string | undefined;
}

/** A date to type or pick, written out with its weekday. */
export function DateField({ value, ...rest }: DateFieldProps) {
  const formats = useFormats();
  const parse = (text: string) => cleanDate(text, formats.dateReading);
  const date = parse(value);
  return (
    <TypedField
      {...rest}
      type="date"
      value={value}
      shown={date ? formats.fullDay(date) : value}
      parse={parse}
      icon={<CalendarDays aria-hidden="true" />}
    />
  );
}
