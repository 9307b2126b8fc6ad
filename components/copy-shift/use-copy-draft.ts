'use client';

import { useState } from 'react';
import { DEFAULT_PATTERN, type RecurringPattern, recurringDates } from '@/lib/recurrence/recurring-dates';
import type { LocalDate } from '@/lib/time/local-date';

/** In the order of the tabs. */
export const COPY_MODES = ['single', 'multiple', 'recurring'] as const;

export type CopyMode = (typeof COPY_MODES)[number];

const NO_DATES: Readonly<Record<CopyMode, readonly LocalDate[]>> = {
  single: [],
  multiple: [],
  recurring: [],
};

/** The state of the dialog. Each mode has its own dates, so switching modes loses none. */
export function useCopyDraft() {
  const [mode, setMode] = useState<CopyMode>('single');
  const [datesByMode, setDatesByMode] = useState(NO_DATES);
  const [pattern, setPattern] = useState<RecurringPattern>(DEFAULT_PATTERN);
  /** How many dates the pattern generated; undefined once the list has been edited. */
  const [generatedCount, setGeneratedCount] = useState<number>();
  const dates = datesByMode[mode];

  const setDates = (chosen: readonly LocalDate[]) => {
    setGeneratedCount(undefined);
    setDatesByMode((all) => ({ ...all, [mode]: chosen }));
  };
  const remove = (date: LocalDate) => setDates(dates.filter((other) => other !== date));

  return {
    mode,
    setMode,
    dates,
    pattern,
    setPattern,
    generatedCount,
    remove,
    /** Sets the date in single mode; in the other modes toggles it. */
    pick(date: LocalDate) {
      if (mode === 'single') setDates([date]);
      else if (dates.includes(date)) remove(date);
      else setDates([...dates, date].sort());
    },
    /** Returns the number of dates. */
    generate(today: LocalDate, originalDate: LocalDate): number {
      const generated = recurringDates(pattern, today, originalDate);
      setDates(generated);
      setGeneratedCount(generated.length);
      return generated.length;
    },
  };
}
