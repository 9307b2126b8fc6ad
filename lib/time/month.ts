import { addDays, type LocalDate, localDateOf } from './local-date';
import { sevenDaysFrom, startOfWeek, type WeekStart } from './week';

const MONTHS = 12;

const yearOf = (date: LocalDate) => Number(date.slice(0, 4));
const monthOf = (date: LocalDate) => Number(date.slice(5, 7));
const dayOf = (date: LocalDate) => Number(date.slice(8));

export function startOfMonth(date: LocalDate): LocalDate {
  return addDays(date, 1 - dayOf(date));
}

export function endOfMonth(date: LocalDate): LocalDate {
  const next = addDays(startOfMonth(date), 31);
  return addDays(startOfMonth(next), -1);
}

export function daysOfMonth(date: LocalDate): readonly LocalDate[] {
  const first = startOfMonth(date);
  return Array.from({ length: dayOf(endOfMonth(date)) }, (_, position) => addDays(first, position));
}

/** The days of every week that overlaps the date's month: 28 to 42. */
export function weeksOfMonth(date: LocalDate, weekStart: WeekStart): readonly LocalDate[] {
  const days: LocalDate[] = [];
  const last = endOfMonth(date);
  for (let first = startOfWeek(startOfMonth(date), weekStart); first <= last; first = addDays(first, 7)) {
    days.push(...sevenDaysFrom(first));
  }
  return days;
}

/** Clamps to the month's last day; negative counts go back. */
export function addMonths(date: LocalDate, count: number): LocalDate {
  const months = yearOf(date) * MONTHS + monthOf(date) - 1 + count;
  const [year, month] = [Math.floor(months / MONTHS), (months % MONTHS) + 1];
  const first = localDateOf(year, month, 1);
  if (!first) return date;
  return addDays(first, Math.min(dayOf(date), dayOf(endOfMonth(first))) - 1);
}
