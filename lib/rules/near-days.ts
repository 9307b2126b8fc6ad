import { remembered } from '@/lib/remembered';
import { addDays, dayBefore, type LocalDate } from '@/lib/time/local-date';
import { weekOf } from '@/lib/time/week';

// Cached: a drag evaluates the rules for hundreds of places at once, all around the same few days.

/** The day after. */
export const nextDay: (date: LocalDate) => LocalDate = remembered((date: LocalDate) => addDays(date, 1));

/** The day before. */
export const previousDay = dayBefore;

/** The Monday-to-Sunday week of the day. */
export const weekDays: (date: LocalDate) => readonly LocalDate[] = remembered((date: LocalDate) =>
  weekOf(date),
);
