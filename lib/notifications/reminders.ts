import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { minuteOfDay } from '@/lib/time/clock-time';
import { toInstant } from '@/lib/time/instant';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { todayIn } from '@/lib/time/zone';
import { isWanted, type NotificationPreferences } from './notification';

const LEAD_MINUTES: Readonly<Record<NotificationPreferences['timing']['reminderLeadTime'], number>> = {
  '1hour': 60,
  '3hours': 180,
  '12hours': 720,
  '24hours': DAY_MINUTES,
};

/** 0 for no reminders. */
export function leadMinutesOf(preferences: NotificationPreferences): number {
  return isWanted(preferences, 'reminders', 'automatic')
    ? LEAD_MINUTES[preferences.timing.reminderLeadTime]
    : 0;
}

/** `now` is epoch milliseconds; an undefined zone is the device's. */
export interface Moment {
  readonly now: number;
  readonly timeZone: string | undefined;
}

/** `minutes` until the start, at least 1. */
export interface DueShift {
  readonly shift: Shift;
  readonly minutes: number;
}

export function reminderDays({ now, timeZone }: Moment): readonly LocalDate[] {
  const today = todayIn(new Date(now), timeZone);
  return [today, addDays(today, 1), addDays(today, 2)];
}

/** Epoch milliseconds. */
export function shiftStart(shift: Shift, timeZone: string | undefined): number {
  return toInstant(shift.date, minuteOfDay(shift.startTime), timeZone, 'compatible');
}

/** Future starts within the lead time, earliest first; without canceled and open shifts. */
export function dueShifts(
  shifts: readonly Shift[],
  { now, timeZone }: Moment,
  leadTime: keyof typeof LEAD_MINUTES,
): readonly DueShift[] {
  const latest = now + LEAD_MINUTES[leadTime] * MINUTE_MS;
  return shifts
    .filter(isCountedForPerson)
    .map((shift) => ({ shift, start: shiftStart(shift, timeZone) }))
    .filter(({ start }) => start > now && start <= latest)
    .sort((one, other) => one.start - other.start)
    .map(({ shift, start }) => ({ shift, minutes: Math.ceil((start - now) / MINUTE_MS) }));
}
