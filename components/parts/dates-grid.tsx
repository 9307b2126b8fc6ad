'use client';

import '@/components/ui/dates/month-grid.css';
import { useState } from 'react';
import { DayPicker, type DayProps } from 'react-day-picker';
import { toDate, toLocalDate, useMonthGridParts } from '@/components/ui/dates/month-grid-parts';
import type { LocalDate } from '@/lib/time/local-date';

export interface DatesGridProps {
  selected: readonly LocalDate[];
  today: LocalDate;
  /** The copied day; outlined and labelled as the original. */
  originalDate: LocalDate;
  isOriginalDisabled: boolean;
  firstShown: LocalDate;
  monthCount: 1 | 2;
  /** Called for any clicked day, selected or not. */
  onPick: (date: LocalDate) => void;
}

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

function Day({ day: _day, modifiers, ...rest }: DayProps) {
  return <td {...rest} {...(modifiers.hidden && { 'aria-selected': undefined })} />;
}
