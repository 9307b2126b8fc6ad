import { addDays, type LocalDate } from '@/lib/time/local-date';

export type InsightsDays = readonly LocalDate[];

export function insightsMonthOf(date: LocalDate): InsightsDays {
  const month = date.slice(0, 7);
  const first = addDays(date, 1 - Number(date.slice(8)));
  const days = Array.from({ length: 31 }, (_, offset) => addDays(first, offset));
  return days.filter((day) => day.startsWith(month));
}

/** The same day in the adjacent month, or its last day if that month is shorter. */
export function sameDayInMonth(date: LocalDate, count: 1 | -1): LocalDate {
  const day = Number(date.slice(8));
  const first = addDays(date, 1 - day);
  const month = insightsMonthOf(count < 0 ? addDays(first, -1) : addDays(first, 31));
  return month[Math.min(day, month.length) - 1] ?? date;
}
