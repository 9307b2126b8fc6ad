import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { addDays } from '@/lib/time/local-date';
import type { SharedDay, SharedPerson, SharedWeek } from './shared-week';
import {
  joinBlocks,
  type LineFormats,
  oneLine,
  plannedMinutes,
  type ShiftLineWords,
  shiftLine,
} from './shift-line';

export interface WeekTextWords extends ShiftLineWords {
  readonly weekTitle: (range: string) => string;
  readonly personTotal: (parts: { name: string; hours: string }) => string;
  readonly openShifts: string;
  readonly whoCan: (count: number) => string;
  readonly noShifts: string;
  readonly dayLine: (day: SharedDay) => string;
  readonly daysTitle: string;
}

/** Plain text for a chat group, without characters that apps treat as formatting. */
export function weekText(
  { firstDay, people, days = [] }: Pick<SharedWeek, 'firstDay' | 'people' | 'days'>,
  words: WeekTextWords,
  formats: LineFormats,
): string {
  const title = words.weekTitle(formats.dayRange(firstDay, addDays(firstDay, 6)));
  const blocks = people.map((person) => personLines(person, words, formats));
  const dayBlocks =
    days.length > 0 ? [[words.daysTitle, ...days.map((day) => oneLine(words.dayLine(day)))]] : [];
  return joinBlocks([[title], ...dayBlocks, ...(blocks.length > 0 ? blocks : [[words.noShifts]])]);
}

function personLines(
  { name, shifts }: SharedPerson,
  words: WeekTextWords,
  formats: LineFormats,
): readonly string[] {
  const lines = shifts.map((shift) => shiftLine(shift, words, formats));
  if (name === OPEN_SHIFT_NAME) return [words.openShifts, ...lines, words.whoCan(shifts.length)];
  return [
    words.personTotal({ name: oneLine(name), hours: formats.duration(plannedMinutes(shifts)) }),
    ...lines,
  ];
}
