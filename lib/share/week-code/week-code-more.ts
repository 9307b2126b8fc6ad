import { sequenceAt } from '@/lib/calendar-file/sequence';
import type { AnnouncedState, SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import type { BitReader, BitWriter } from './week-code-bits';
import { cutText, WEEK_CODE_LIMITS as LIMITS, widthFor } from './week-code-limits';

/** Parts after the shifts since version 2, each preceded by its number; 0 ends the list. */
const PARTS = { end: 0, sequence: 1, announced: 2 } as const;
const MAX_PART = 15;

type Times = Pick<SharedShift, 'startTime' | 'endTime'>;

interface ValueWriter {
  readonly text: (text: string) => void;
  readonly times: (shift: Times) => void;
  readonly role: (role: string) => void;
}

interface ValueReader {
  readonly text: () => string;
  readonly times: () => Times;
  readonly role: () => string;
}

export function hasMore(week: SharedWeek): boolean {
  return extraSequence(week) > 0 || announcedInReach(week).length > 0;
}

/** The earlier announcements that fit into the link; the oldest are dropped first. */
export function announcedInReach({
  firstDay,
  people,
  announced = [],
}: SharedWeek): readonly AnnouncedState[] {
  const room = LIMITS.shifts - shiftCount(people);
  const near = announced.filter(
    ({ shift }) => Math.abs(daysBetween(firstDay, shift.date)) <= LIMITS.announcedDays,
  );
  return near.slice(Math.max(0, near.length - Math.min(room, LIMITS.announced)));
}

export function writeMore(bits: BitWriter, week: SharedWeek, write: ValueWriter): void {
  const sequence = extraSequence(week);
  if (sequence > 0) {
    bits.number(PARTS.sequence);
    bits.number(sequence);
  }
  const announced = announcedInReach(week);
  if (announced.length > 0) {
    bits.number(PARTS.announced);
    writeAnnounced(bits, week, announced, write);
  }
  bits.number(PARTS.end);
}

/** Throws a RangeError for anything that `writeMore` cannot have written. */
export function readMore(
  bits: BitReader,
  week: SharedWeek,
  read: ValueReader,
): Pick<SharedWeek, 'announced' | 'sequence'> {
  let more: Pick<SharedWeek, 'announced' | 'sequence'> = {};
  let last: number = PARTS.end;
  for (let part = bits.number(MAX_PART); part !== PARTS.end; part = bits.number(MAX_PART)) {
    if (part <= last) throw new RangeError('A part occurs twice.');
    last = part;
    if (part === PARTS.sequence) {
      const extra = bits.number(2 ** 31);
      if (extra === 0) throw new RangeError('A part is empty.');
      more = { ...more, sequence: sequenceAt(week.publishedAt) + extra };
    } else if (part === PARTS.announced) more = { ...more, announced: readAskedShift(bits, week, read) };
    else throw new RangeError('The part is unknown.');
  }
  return more;
}

function writeAnnounced(
  bits: BitWriter,
  { firstDay, people }: SharedWeek,
  announced: readonly AnnouncedState[],
  write: ValueWriter,
): void {
  const names = [...new Set([...people, ...announced].map(({ name }) => cutText(name)))];
  const numbers = new Map(names.map((name, index) => [name, index]));
  const known = new Set(people.map(({ name }) => cutText(name))).size;
  bits.number(names.length - known);
  for (const name of names.slice(known)) write.text(name);
  bits.number(announced.length);
  for (const { name, isGone, shift } of announced) {
    bits.bits(numbers.get(cutText(name)) ?? 0, widthFor(names.length));
    bits.flag(isGone);
    if (!isGone) bits.flag(shift.isPending);
    const days = daysBetween(firstDay, shift.date);
    bits.number(days < 0 ? -2 * days - 1 : 2 * days);
    write.times(shift);
    write.role(shift.role);
    bits.bits(shift.key, 32);
  }
}

function readAskedShift(
  bits: BitReader,
  { firstDay, people }: SharedWeek,
  read: ValueReader,
): AnnouncedState[] {
  const names = [...new Set(people.map(({ name }) => name))];
  const employeeRenames = bits.number(LIMITS.people);
  for (let index = 0; index < employeeRenames; index += 1) names.push(read.text());
  const count = bits.number(Math.min(LIMITS.shifts - shiftCount(people), LIMITS.announced));
  if (count === 0) throw new RangeError('A part is empty.');
  const announced: AnnouncedState[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = names[bits.bits(widthFor(names.length))];
    if (name === undefined) throw new RangeError('A number is not in its list.');
    const isGone = bits.flag();
    const isPending = !isGone && bits.flag();
    const date = readDay(bits, firstDay);
    const times = read.times();
    const role = read.role();
    announced.push({ name, isGone, shift: { key: bits.bits(32), date, ...times, role, isPending } });
  }
  return announced;
}

function readDay(bits: BitReader, firstDay: LocalDate): LocalDate {
  const number = bits.number(2 * LIMITS.announcedDays);
  const days = number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  const date = addDays(firstDay, days);
  if (daysBetween(firstDay, date) !== days) throw new RangeError('The day does not exist.');
  return date;
}

function shiftCount(people: SharedWeek['people']): number {
  return people.reduce((sum, { shifts }) => sum + shifts.length, 0);
}

function extraSequence({ publishedAt, sequence }: SharedWeek): number {
  return sequence === undefined ? 0 : Math.max(0, sequence - sequenceAt(publishedAt));
}
