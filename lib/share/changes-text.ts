import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import type { ChangedPerson } from './changed-people';
import type { SharedShift } from './shared-week';
import {
  joinBlocks,
  type LineFormats,
  oneLine,
  plannedMinutes,
  type ShiftLineWords,
  shiftLine,
} from './shift-line';

export interface ChangesTextWords extends ShiftLineWords {
  readonly changesTitle: (range: string) => string;
  readonly ownTitle: (parts: { name: string; range: string }) => string;
  readonly openShifts: string;
  readonly added: (shift: string) => string;
  readonly changed: (parts: { before: string; after: string }) => string;
  readonly removed: (shift: string) => string;
  readonly canceled: (shift: string) => string;
  readonly now: (hours: string) => string;
  readonly nowNone: string;
}

/** The changes in plain text for a chat group. */
export function changesText(
  firstDay: LocalDate,
  people: readonly ChangedPerson[],
  words: ChangesTextWords,
  formats: LineFormats,
): string {
  const blocks = people.map((person) => [
    person.name === OPEN_SHIFT_NAME ? words.openShifts : oneLine(person.name),
    ...changeLines(person, words, formats),
  ]);
  return joinBlocks([[words.changesTitle(rangeOf(firstDay, formats))], ...blocks]);
}

export function changeLines(
  { added, changed, removed, canceled }: ChangedPerson,
  words: Pick<ChangesTextWords, 'added' | 'changed' | 'removed' | 'canceled' | keyof ShiftLineWords>,
  formats: LineFormats,
): readonly string[] {
  const line = (shift: SharedShift) => shiftLine(shift, words, formats);
  return [
    ...added.map((shift) => words.added(line(shift))),
    ...changed.map(({ before, after }) => {
      const was = shiftLine(before, words, formats, before.role !== after.role);
      return words.changed({ before: was, after: line(after) });
    }),
    ...removed.map((shift) => (canceled.has(shift.key) ? words.canceled : words.removed)(line(shift))),
  ];
}

export function personMessage(
  firstDay: LocalDate,
  { person, now, link }: { person: ChangedPerson; now: readonly SharedShift[]; link: string | undefined },
  words: ChangesTextWords,
  formats: LineFormats,
): string {
  const title = words.ownTitle({ name: oneLine(person.name), range: rangeOf(firstDay, formats) });
  const shifts = now.map((shift) => shiftLine(shift, words, formats));
  const total = now.length > 0 ? words.now(formats.duration(plannedMinutes(now))) : words.nowNone;
  return joinBlocks([
    [title],
    changeLines(person, words, formats),
    [total, ...shifts],
    link === undefined ? [] : [link],
  ]);
}

function rangeOf(firstDay: LocalDate, formats: LineFormats): string {
  return formats.dayRange(firstDay, addDays(firstDay, 6));
}
