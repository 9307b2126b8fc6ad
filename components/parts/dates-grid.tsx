'use client';

import '@/components/ui/dates/month-grid.css';
import { useState } from 'react';
import { DayPicker, type DayProps } from 'react-day-picker';
import { toDate, toLocalDate, useMonthGridParts } from '@/components/ui/dates/month-grid-parts';
import type { LocalDate } from '@/lib/time/local-date';

export interface DatesGridProps {
  selected: readonly LocalDate[];
  today: LocalDate;
  /** The day that the picked ones are taken from; outlined, and named as such. */
  originalDate: LocalDate;
  isOriginalDisabled: boolean;
  /** The month to begin with; when it becomes another one, that comes into view. */
  firstShown: LocalDate;
  monthCount: 1 | 2;
  /** A day was clicked, whether it is selected or not. */
  onPick: (date: LocalDate) => void;
}

/** One or two months of days to pick any number of; each day stands there once. */
export function DatesGrid(props: DatesGridProps) {
  const { firstShown, originalDate } = props;
  const parts = useMonthGridParts();
  const [shown, setShown] = useState({ firstShown, month: toDate(firstShown) });
  if (shown.firstShown !== firstShown) setShown({ firstShown, month: toDate(firstShown) });

  const original = toDate(originalDate);
  return (
    <DayPicker
      {...parts}
      components={{ ...parts.components, Day }}
      mode="multiple"
      className="month-grid dates-grid"
      numberOfMonths={props.monthCount}
      today={toDate(props.today)}
      selected={props.selected.map(toDate)}
      disabled={props.isOriginalDisabled ? original : false}
      month={shown.month}
      onMonthChange={(month) => setShown({ firstShown, month })}
      onSelect={(_dates, clicked) => {
        const day = toLocalDate(clicked);
        if (day !== undefined) props.onPick(day);
      }}
      modifiers={{ original, past: { before: toDate(props.today) } }}
      modifiersClassNames={{ original: 'is-original', past: 'is-past' }}
    />
  );
}

/** Where the neighbouring month's days would stand there is nothing, and nothing is selected. */
function Day({ day: _day, modifiers, ...rest }: DayProps) {
  return <td {...rest} {...(modifiers.hidden && { 'aria-selected': undefined })} />;
}
