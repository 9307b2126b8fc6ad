'use client';

import { DateField } from '@/components/ui/fields/date-field';
import { weeksFrom } from '@/lib/templates/week/plan-week-templates';
import { cleanDate } from '@/lib/time/clean-date';
import { daysBetween, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, type WeekStart } from '@/lib/time/week';

/** The typed first and last day. */
export interface TypedSpan {
  readonly from: string;
  readonly until: string;
}

interface Span {
  readonly from: LocalDate;
  readonly until: LocalDate;
}

/** Two years: longer spans are typing errors. */
const MAX_DAYS = 2 * 366;

/** Undefined if the typed span is invalid, ends before it begins, or is longer than two years. */
export function readSpan(typed: TypedSpan): Span | undefined {
  const from = cleanDate(typed.from);
  const until = cleanDate(typed.until);
  if (!from || !until) return undefined;
  const length = daysBetween(from, until);
  return length >= 0 && length < MAX_DAYS ? { from, until } : undefined;
}

export function weeksIn(span: Span | undefined, weekStart: WeekStart): readonly LocalDate[] {
  if (!span) return [];
  const first = startOfWeek(span.from, weekStart);
  return weeksFrom(first, Math.floor(daysBetween(first, span.until) / 7) + 1);
}

interface SpanFieldsProps {
  from: string;
  until: string;
  typed: TypedSpan;
  today: LocalDate;
  onType: (typed: TypedSpan) => void;
}

export function SpanFields({ from, until, typed, today, onType }: SpanFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
      <DateField
        label={from}
        value={typed.from}
        today={today}
        onChange={(value) => onType({ ...typed, from: value })}
      />
      <DateField
        label={until}
        value={typed.until}
        today={today}
        onChange={(value) => onType({ ...typed, until: value })}
      />
    </div>
  );
}
