import { tidyName } from '@/lib/employees/employee';
import type { ImportContext } from '@/lib/import/file/import-file';
import { IMPORT_LIMITS } from '@/lib/import/file/limits';
import type { RawRow, RawTable } from '@/lib/import/file/raw-rows';
import type { KnownStatus } from '@/lib/shifts/shift/shift';
import { detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import type { ClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { ALWAYS_OPEN, closingOn } from '@/lib/time/opening-hours';
import { type ReadDate, readDate } from './read-date';
import { type Closing, isTime, isToClosing, readTimeSpan, readTimeSpans, type TimeSpan } from './read-times';
import { kindOf, nameOrOpen, statusOf } from './words';

/** Names and roles are not looked up yet; an empty name makes an open shift. */
export interface ReadShift extends ShiftDetails {
  readonly employeeName: string;
  readonly role: string;
  readonly date: LocalDate;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly status: KnownStatus;
  readonly notes: string;
}

export type RowProblem =
  | {
      readonly kind:
        | 'dateMissing'
        | 'timesMissing'
        | 'startMissing'
        | 'endMissing'
        | 'nameMissing'
        /** The shift ends at closing time, which is not set for that day. */
        | 'noClosing';
    }
  | {
      readonly kind: 'dateUnreadable' | 'timeUnreadable' | 'statusUnknown' | 'nameTooLong';
      /** As in the file; empty if the file has no heads. */
      readonly column: string;
      readonly field: 'employee' | 'role' | 'date' | 'start' | 'end' | 'times' | 'status';
      readonly text: string;
    }
  /** Problems that only rows of calendars have. */
  | { readonly kind: 'allDay' | 'longerThanDay' | 'repetition' | 'noTimes' }
  | { readonly kind: 'roleMissing' | 'nameUnclear'; readonly name: string }
  | {
      readonly kind: 'roleMismatch';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    };

type ColumnProblem = Extract<RowProblem, { readonly field: string }>;

export interface ReadRow {
  readonly line: number;
  readonly shifts: readonly ReadShift[];
  readonly problems: readonly RowProblem[];
  /** Text from the file that identifies a row with problems. */
  readonly about: string;
  /** The row's position in the table; absent in calendars. */
  readonly row?: number;
  readonly cells?: RowCells;
}

export type RowCells = RawRow['texts'];

/** The manager's corrections by the row's position; an empty text clears the cell. */
export type CorrectedCells = Readonly<Record<number, RowCells>>;

export function correctRow(row: RawRow, cells: RowCells | undefined): RawRow {
  if (!cells) return row;
  const texts = Object.entries({ ...row.texts, ...cells }).filter(([, text]) => text.trim() !== '');
  return { ...row, texts: Object.fromEntries(texts) };
}

const MAX_TEXT_SHOWN = 40;
const MAX_READ_NAME_LENGTH = 10 * IMPORT_LIMITS.nameLength;
const NO_CLOSING: RowProblem = { kind: 'noClosing' };

export function createRowReader(
  table: RawTable,
  context: ImportContext,
  isEmployee: (name: string) => boolean,
): (row: RawRow) => ReadRow {
  const dates = new Map<string, ReadDate | undefined>();
  const times = new Map<string, string>();
  const statuses = new Map<string, KnownStatus | undefined>();
  const names = new Map<string, string>();
  const spans = new Map<string, ReturnType<typeof readTimeSpan>>();
  const { heads, hours } = table;

  function dateOf(text: string): ReadDate | undefined {
    if (!dates.has(text)) dates.set(text, readDate(text, context));
    return dates.get(text);
  }
  function statusIn(text: string): KnownStatus | undefined {
    if (!statuses.has(text)) statuses.set(text, statusOf(text));
    return statuses.get(text);
  }
  function openName(name: string): string {
    const known = names.get(name) ?? nameOrOpen(name);
    names.set(name, known);
    return known;
  }
  function spanOf(start: string, end: string, closing: Closing) {
    const key = `${start}\n${end}\n${closing}`;
    const known = spans.get(key) ?? readTimeSpan(start, end, hours, closing);
    spans.set(key, known);
    return known;
  }
  const unreadable = (kind: ColumnProblem['kind'], field: ColumnProblem['field'], text: string) => ({
    kind,
    column: shortened(heads[field] ?? ''),
    field,
    text: shortened(text),
  });
  function timeIn(text: string): string {
    const known = times.get(text) ?? (isTime(text) ? text : dateOf(text)?.rest || text);
    times.set(text, known);
    return known;
  }

  function readTimes({ texts, dayHead }: RawRow, closing: Closing): readonly TimeSpan[] | RowProblem {
    const { start, end, times } = texts;
    if (start === undefined && end === undefined) {
      if (times === undefined) return { kind: 'timesMissing' };
      const column = dayHead ?? heads.times ?? '';
      const problem = { kind: 'timeUnreadable', column, field: 'times', text: shortened(times) } as const;
      return readTimeSpans(times, hours, closing) ?? (isToClosing(times) ? NO_CLOSING : problem);
    }
    if (start === undefined) return { kind: 'startMissing' };
    if (end === undefined) return { kind: 'endMissing' };
    const span = spanOf(timeIn(start), timeIn(end), closing);
    if (span.isOk) return [span.value];
    if (span.error === 'end' && isToClosing(end)) return NO_CLOSING;
    return unreadable('timeUnreadable', span.error, span.error === 'start' ? start : end);
  }

  function readDay({ day, texts }: RawRow): LocalDate | RowProblem {
    if (day) return day;
    const text = texts.date ?? texts.start;
    if (text === undefined) return { kind: 'dateMissing' };
    const read = dateOf(text);
    if (read) return read.date;
    return texts.date === undefined ? { kind: 'dateMissing' } : unreadable('dateUnreadable', 'date', text);
  }

  return (row) => {
    const { texts, line } = row;
    const name = nameIn(table, texts, isEmployee);
    const day = readDay(row);
    const closing = typeof day === 'string' ? closingOn(context.openingHours ?? ALWAYS_OPEN, day) : undefined;
    const stretches = readTimes(row, closing ?? 'none');
    const status = texts.status === undefined ? 'Confirmed' : statusIn(texts.status);
    const problems: RowProblem[] = [];
    const open = isEmployee(name) ? name : openName(name);
    if (open === '' && name === '' && !texts.role) problems.push({ kind: 'nameMissing' });
    if (name.length > IMPORT_LIMITS.nameLength) {
      problems.push(unreadable('nameTooLong', 'employee', name));
    }
    if ((texts.role ?? '').length > IMPORT_LIMITS.nameLength) {
      problems.push(unreadable('nameTooLong', 'role', texts.role ?? ''));
    }
    if (typeof day !== 'string') problems.push(day);
    if (isProblem(stretches)) problems.push(stretches);
    if (status === undefined) {
      problems.push(unreadable('statusUnknown', 'status', texts.status ?? ''));
    }
    const when = [texts.date ?? row.dayHead, texts.start ?? texts.times];
    const about = shortened([name, ...when].filter(Boolean).join(', '));
    if (problems.length > 0 || typeof day !== 'string' || isProblem(stretches) || !status) {
      return { line, shifts: [], problems, about, cells: texts };
    }
    const rest = {
      ...{ role: texts.role ?? '', date: day, status, notes: texts.notes ?? '' },
      ...detailsIn(texts),
    };
    const shifts = stretches.map(({ startTime, endTime }) => ({
      employeeName: open,
      startTime,
      endTime,
      ...rest,
    }));
    return { line, shifts, problems, about };
  };
}

function detailsIn({ station, teamNotes, kind, unpaidBreak, paidBreak }: RawRow['texts']): ShiftDetails {
  const minutes = (text: string | undefined) => (text === undefined ? undefined : Number(text.trim()));
  return detailsOf({
    station,
    teamNotes,
    kind: kind && (kindOf(kind) ?? kind),
    unpaidBreak: minutes(unpaidBreak),
    paidBreak: minutes(paidBreak),
  });
}

function isProblem(read: readonly TimeSpan[] | RowProblem): read is RowProblem {
  return !Array.isArray(read);
}

function nameIn(
  { isLastNameFirst }: RawTable,
  texts: RawRow['texts'],
  isEmployee: (name: string) => boolean,
): string {
  const { employee, firstName, lastName } = texts;
  const whole = employee ?? [firstName, lastName].filter(Boolean).join(' ');
  // Folding takes quadratic time for endless accents; longer names are refused anyway.
  const name = whole.slice(0, MAX_READ_NAME_LENGTH);
  const isTurned = isLastNameFirst && !isEmployee(name);
  const [, last, first] = isTurned ? (/^([^,]+),\s*([^,]+)$/.exec(name) ?? []) : [];
  return tidyName((last === undefined ? name : `${first} ${last}`).replace(/\s+/g, ' '));
}

function shortened(text: string): string {
  return text.length > MAX_TEXT_SHOWN ? `${text.slice(0, MAX_TEXT_SHOWN - 1)}…` : text;
}
