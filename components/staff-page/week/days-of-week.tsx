'use client';

import { useId } from 'react';
import { useSharedDayWords } from '@/components/parts/sharing/use-shared-day-words';
import { useFormats } from '@/components/ui/use-formats';
import type { SharedWeek } from '@/lib/share/shared-week';

/** What is said of the days of the week; nothing where nothing is. */
export function DaysOfWeek({ week: { days = [] } }: { week: SharedWeek }) {
  const { daysTitle, dayWords } = useSharedDayWords();
  const formats = useFormats();
  const headId = useId();
  if (days.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="staff-days">
      <h2 id={headId} className="text-md font-semibold">
        {daysTitle}
      </h2>
      <dl className="mt-2 flex flex-col gap-1.5">
        {days.map((day) => (
          <div key={day.date} className="flex gap-x-4">
            <dt className="tnum min-w-24 shrink-0 font-medium">{formats.weekdayDay(day.date)}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-ink-2" dir="auto">
              {dayWords(day)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
