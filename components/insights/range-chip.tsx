'use client';

import { CalendarDays } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { AnnouncedRange } from './announced-range';

const Words = createContext('');

/** Holds the text of the open tab's days for the chip beside the heading. */
export function RangeHolder({ children }: { children: ReactNode }) {
  const [words, setWords] = useState('');
  return (
    <AnnouncedRange value={setWords}>
      <Words value={words}>{children}</Words>
    </AnnouncedRange>
  );
}

/** The days that the open tab counts. */
export function RangeChip({ className = '' }: { className?: string | undefined }) {
  const words = useContext(Words);
  if (words === '') return null;
  return (
    <span
      data-printed=""
      className={`tnum inline-flex min-h-6 w-fit items-center gap-1.5 rounded-card bg-fill px-2 text-xs font-medium text-ink-2 contrast:border contrast:border-line-strong ${className}`}
    >
      <CalendarDays aria-hidden="true" className="size-3.5" />
      {words}
    </span>
  );
}
