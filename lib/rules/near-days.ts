import { remembered } from '@/lib/remembered';
import { addDays, dayBefore, type LocalDate } from '@/lib/time/local-date';
import { type WeekStart, weekOf } from '@/lib/time/week';

// Cached: a drag evaluates the rules for hundreds of targets around the same few days.

export const nextDay: (date: LocalDate) => LocalDate = remembered((date: LocalDate) => addDays(date, 1));

export const previousDay = dayBefore;

const WEEKS_BY_START: Readonly<Record<WeekStart, (date: LocalDate) => readonly LocalDate[]>> = {
  monday: remembered((date: LocalDate) => weekOf(date, 'monday')),
  sunday: remembered((date: LocalDate) => weekOf(date, 'sunday')),
  saturday: remembered((date: LocalDate) => weekOf(date, 'saturday')),
};

export function weekDays(date: LocalDate, weekStart: WeekStart): readonly LocalDate[] {
  return WEEKS_BY_START[weekStart](date);
}
