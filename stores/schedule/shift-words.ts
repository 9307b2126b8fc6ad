import { formatsFor } from '@/lib/i18n/formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { readLanguage } from '@/stores/preferences/use-language';

/** Who and when: `Maya Lindqvist, Tue Dec 1, 9:00 AM - 5:00 PM`. */
export function shiftWords(shift: Shift): string {
  const { timeRange } = formatsFor(readLanguage().language);
  return `${nameOf(shift)}, ${dayWords(shift.date)}, ${timeRange(shift.startTime, shift.endTime)}`;
}

/** Who and when of several: the person if it is one, and the day, or the first and the last. Empty for none. */
export function shiftsWords(shifts: readonly Shift[]): string {
  const [first] = shifts;
  if (!first) return '';
  if (shifts.length === 1) return shiftWords(first);
  const days = shifts.map(({ date }) => date).sort();
  const [from = first.date, to = from] = [days[0], days.at(-1)];
  const when = from === to ? dayWords(from) : formatsFor(readLanguage().language).dayRange(from, to);
  return shifts.every(({ employeeName }) => employeeName === first.employeeName)
    ? `${nameOf(first)}, ${when}`
    : when;
}

function nameOf(shift: Shift): string {
  // A text without values is a string in the compiled messages too; a translator is more than the first load can bear.
  return isOpenShift(shift) ? (readLanguage().messages?.calendar.openShift ?? '') : shift.employeeName;
}

/** `Tue Dec 1`. */
function dayWords(date: LocalDate): string {
  const formats = formatsFor(readLanguage().language);
  return `${formats.weekdayShort(date)} ${formats.shortDay(date)}`;
}
