'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { chipLook } from '@/components/ui/fields/chip-group';
import { useFormats } from '@/components/ui/use-formats';
import { addDays, type LocalDate } from '@/lib/time/local-date';

export interface DateChipsProps {
  /** For screen readers; the chips need no visible label. */
  label: string;
  days: readonly LocalDate[];
  today: LocalDate;
  value: LocalDate;
  onChange: (day: LocalDate) => void;
}

/** How much of the neighboring chip stays visible beside the chosen one. */
const PEEK_PX = 32;

/** Days as a row of chips, each a native radio: one tab stop, arrow keys between them. */
export function DateChips({ label, days, today, value, onChange }: DateChipsProps) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);

  const chosen = days.indexOf(value);
  useLayoutEffect(() => keepInView(strip.current, chosen), [chosen]);

  function labelOf(day: LocalDate): string {
    if (day === today) return t('dateToday');
    if (day === addDays(today, 1)) return t('dateTomorrow');
    return formats.shortWeekdayAndDay(day);
  }

  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      className="-m-1.5 flex min-w-0 gap-2 overflow-x-auto overscroll-x-contain p-1.5 [scrollbar-width:none]"
    >
      {days.map((day) => (
        <label key={day} className={`${chipLook('md', false)} flex-none`}>
          <input
            type="radio"
            name={name}
            value={day}
            checked={day === value}
            onChange={() => onChange(day)}
            className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
          />
          <span className="tnum whitespace-nowrap">{labelOf(day)}</span>
        </label>
      ))}
    </div>
  );
}

/** Scrolls only the strip: `scrollIntoView` would move the panel around it too. */
function keepInView(strip: HTMLElement | null, position: number): void {
  const chip = strip?.children[position];
  if (!strip || !chip) return;
  const frame = strip.getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  const before = box.left - frame.left - PEEK_PX;
  const after = box.right - frame.right + PEEK_PX;
  if (before < 0) strip.scrollLeft += before;
  else if (after > 0) strip.scrollLeft += after;
}
