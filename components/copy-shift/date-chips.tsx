'use client';

import { TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import type { LocalDate } from '@/lib/time/local-date';

interface DateChipsProps {
  title: string;
  dates: readonly LocalDate[];
  today: LocalDate;
  onRemove: (date: LocalDate) => void;
  /** Shown at the end of the title line. */
  note?: ReactNode;
  /** Those on which the copy would break a rule. */
  broken: ReadonlySet<LocalDate>;
  /** Instruction shown while there are no dates. */
  emptyText: string;
}

/** The chosen dates, each removable; a long list scrolls. */
export function DateChips({ title, dates, today, onRemove, note, broken, emptyText }: DateChipsProps) {
  const t = useTranslations('copyShift');
  const formats = useFormats();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    const position = removed.current;
    if (position === undefined) return;
    removed.current = undefined;
    // The focused button is gone; move the focus to the chip in its place.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(position, dates.length - 1)] ?? heading.current)?.focus();
  }, [dates]);

  const text = (date: LocalDate) =>
    date.slice(0, 4) === today.slice(0, 4)
      ? `${formats.weekdayShort(date)}, ${formats.shortDay(date)}`
      : formats.fullDay(date);
  return (
    <section aria-labelledby={id} className="flex min-h-0 flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 ref={heading} id={id} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h3>
        {note}
      </div>
      {dates.length === 0 ? (
        <p className="text-ink-2">{emptyText}</p>
      ) : (
        <ul
          ref={list}
          aria-labelledby={id}
          className="-m-1 flex max-h-37 flex-wrap gap-1.5 overflow-y-auto p-1 phone:max-h-60 phone:gap-2"
        >
          {dates.map((date, position) => (
            <li
              key={date}
              className="tnum flex items-center rounded-control bg-fill pl-2 font-medium contrast:border contrast:border-line-strong phone:pl-3.5"
            >
              {broken.has(date) && (
                <span data-status="Pending" className="mr-1.5 text-status-text">
                  <TriangleAlert aria-hidden="true" className="size-3.5" />
                  <span className="sr-only">{t('breaksRule')}</span>
                </span>
              )}
              {text(date)}
              <IconButton
                size="sm"
                data-repeats="date"
                tooltip={false}
                label={t('removeDate', { date: text(date) })}
                icon={<X aria-hidden="true" />}
                className="w-6.5 phone:size-11 coarse:size-11"
                onClick={() => {
                  removed.current = position;
                  onRemove(date);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
