import type { Formats } from '@/lib/i18n/formats';
import { type DetailWords, detailTexts } from '@/lib/shifts/shift/detail-texts';
import { durationMinutes, isOvernight } from '@/lib/time/interval';
import type { SharedShift } from './shared-week';

export interface ShiftLineWords {
  readonly role: (role: string) => string;
  /** `Mon 16: 9:00 AM - 5:00 PM Server`. */
  readonly shift: (parts: { day: string; time: string; role: string }) => string;
  /** `Mon 16: 9:00 AM - 5:00 PM`. */
  readonly shiftTime: (parts: { day: string; time: string }) => string;
  readonly overnight: (shift: string) => string;
  readonly pending: (shift: string) => string;
  /** Absent: the text has no details. */
  readonly details?: DetailWords;
}

export type LineFormats = Pick<Formats, 'shortWeekdayAndDay' | 'timeRange' | 'dayRange' | 'duration'>;

/** A shift as one line of plain text, its details in brackets. Omits an obvious role. */
export function shiftLine(
  shift: SharedShift,
  words: ShiftLineWords,
  formats: LineFormats,
  hasRole = true,
): string {
  const { date, startTime, endTime, role, isPending, teamNotes } = shift;
  const when = { day: formats.shortWeekdayAndDay(date), time: formats.timeRange(startTime, endTime) };
  const plain = hasRole ? words.shift({ ...when, role: oneLine(words.role(role)) }) : words.shiftTime(when);
  const whole = isOvernight(startTime, endTime) ? words.overnight(plain) : plain;
  const announced = isPending ? words.pending(whole) : whole;
  const details = words.details
    ? [...detailTexts(shift, words.details), ...(teamNotes ? [teamNotes] : [])]
    : [];
  return details.length > 0 ? `${announced} (${details.map(oneLine).join(', ')})` : announced;
}

export function plannedMinutes(shifts: readonly SharedShift[]): number {
  return shifts.reduce((sum, { startTime, endTime }) => sum + durationMinutes(startTime, endTime), 0);
}

/** Replaces whitespace and line breaks by single spaces, so that a name cannot add lines. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

export function joinBlocks(blocks: readonly (readonly string[])[]): string {
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
