import { type Formats, formatsFor } from '@/lib/i18n/formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { readLanguage } from '@/stores/preferences/use-language';
import type { ScheduleStore } from './schedule';

function formatsIn({ editedWeek }: ScheduleStore): Formats {
  const formats = formatsFor(readLanguage().language);
  return editedWeek?.asFormats(formats) ?? formats;
}

/** Who and when: `Maya Lindqvist, Tue Dec 1, 9:00 AM - 5:00 PM`. */
export function shiftWords(store: ScheduleStore, shift: Shift): string {
  const { shortWeekdayAndDate, timeRange } = formatsIn(store);
  return `${nameOf(shift)}, ${shortWeekdayAndDate(shift.date)}, ${timeRange(shift.startTime, shift.endTime)}`;
}

/**
 * The person and the time of several shifts: the person if there is only one, and the day, or the first and
 * the last day. Empty for no shifts.
 */
export function shiftsWords(store: ScheduleStore, shifts: readonly Shift[]): string {
  const [first] = shifts;
  if (!first) return '';
  if (shifts.length === 1) return shiftWords(store, first);
  const days = shifts.map(({ date }) => date).sort();
  const [from = first.date, to = from] = [days[0], days.at(-1)];
  const { shortWeekdayAndDate, dayRange } = formatsIn(store);
  const when = from === to ? shortWeekdayAndDate(from) : dayRange(from, to);
  return shifts.every(({ employeeName }) => employeeName === first.employeeName)
    ? `${nameOf(first)}, ${when}`
    : when;
}

function nameOf(shift: Shift): string {
  // Texts without values are plain strings in the compiled messages; a translator would make the first load too large.
  return isOpenShift(shift) ? (readLanguage().messages?.calendar.openShift ?? '') : shift.employeeName;
}
