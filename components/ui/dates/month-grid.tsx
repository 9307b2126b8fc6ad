'use client';

import './month-grid.css';
import { use, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';
import { toDate, toLocalDate, useMonthGridParts } from './month-grid-parts';
import { WeekStartingDay } from './week-starting-day';

export interface MonthGridProps {
  selected: LocalDate;
  today: LocalDate;
  onSelect: (date: LocalDate) => void;
  autoFocus?: boolean | undefined;
}

export function MonthGrid({ selected, today, onSelect, autoFocus }: MonthGridProps) {
  const parts = useMonthGridParts();
  const weekStart = use(WeekStartingDay);
  const [shown, setShown] = useState({ selected, month: toDate(selected) });
  if (shown.selected !== selected) setShown({ selected, month: toDate(selected) });

  const week = weekOf(selected, weekStart).map(toDate);
  return (
    <DayPicker
      {...parts}
      mode="single"
      required
      showOutsideDays
      className="month-grid"
      autoFocus={autoFocus ?? false}
      today={toDate(today)}
      selected={toDate(selected)}
      month={shown.month}
      onMonthChange={(month) => setShown({ selected, month })}
      onSelect={(date) => {
        const day = toLocalDate(date);
        if (day !== undefined) onSelect(day);
      }}
      modifiers={{ week }}
      modifiersClassNames={{ week: 'is-in-week' }}
    />
  );
}
