import ICAL from 'ical.js';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { foldText } from '@/lib/fold-text';
import type { ImportContext, ImportRefusal, RoleNaming } from '@/lib/import/file/import-file';
import { IMPORT_LIMITS } from '@/lib/import/file/limits';
import type { ReadRow, ReadShift, RowProblem } from '@/lib/import/table/read-row';
import { isOpenWord, isShiftWord, knownRoleOf, nameOrOpen, statusOf } from '@/lib/import/table/words';
import { forEachInPieces, type InPieces } from '@/lib/in-pieces';
import { ok, type Result, refused } from '@/lib/result';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { KnownStatus } from '@/lib/shifts/shift/shift';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import { createEventClock } from './event-clock';
import { occurrencesOf, SEARCH_STEPS } from './occurrences';
import { isEndless, movedOccurrences, parseCalendar, textOf } from './parse-calendar';

const MAX_TEXT_SHOWN = 60;
const MAX_CALENDAR_NAME = 300;
const MAX_NOTES = 2000;

type ReadEvents = Result<readonly ReadRow[], ImportRefusal>;

/**
 * Reads calendar events as rows: wall-clock times in the restaurant's zone, at most a year of repetitions,
 * name and role from the title. All-day events are reported as problems.
 */
export function* readCalendar(
  text: string,
  known: KnownNames,
  context: Pick<ImportContext, 'zone'>,
): InPieces<ReadEvents> {
  const calendar = parseCalendar(text);
  if (!calendar) return refused('damaged');
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length === 0) return refused('noEvents');
  if (events.length > IMPORT_LIMITS.rows) return refused('tooManyRows');
  const namesIn = createNameReader(
    String(calendar.getFirstPropertyValue('x-wr-calname') ?? '').slice(0, MAX_CALENDAR_NAME),
    known,
  );
  const clock = createEventClock(calendar, context.zone);
  const moved = movedOccurrences(events);
  const rows: ReadRow[] = [];
  let shiftCount = 0;
  const budget = { steps: SEARCH_STEPS };
  yield* forEachInPieces(
    events,
    (component, index) => {
      if (shiftCount > IMPORT_LIMITS.rows) return;
      const row = readEvent(component, index + 1);
      shiftCount += row.shifts.length;
      rows.push(row);
    },
    50,
  );
  return shiftCount > IMPORT_LIMITS.rows ? refused('tooManyRows') : ok(rows);

  function readEvent(component: ICAL.Component, line: number): ReadRow {
    const event = new ICAL.Event(component, { exceptions: [] });
    const summary = textOf(() => event.summary);
    const about = summary.length > MAX_TEXT_SHOWN ? `${summary.slice(0, MAX_TEXT_SHOWN - 1)}…` : summary;
    const row = (shifts: readonly ReadShift[], ...problems: RowProblem[]) => ({
      line,
      shifts,
      problems,
      about,
    });
    try {
      return readReported(event, component, row);
    } catch {
      return row([], { kind: 'noTimes' });
    }
  }

  function readReported(
    event: ICAL.Event,
    component: ICAL.Component,
    row: (shifts: readonly ReadShift[], ...problems: RowProblem[]) => ReadRow,
  ): ReadRow {
    if (!event.startDate) return row([], { kind: 'noTimes' });
    if (event.startDate.isDate) return row([], { kind: 'allDay' });
    const hasEnd = component.hasProperty('dtend') || component.hasProperty('duration');
    if (!hasEnd) return row([], { kind: 'endMissing' });
    if (isEndless(component)) return row([], { kind: 'longerThanDay' });
    const minutes =
      (clock.instant(event.endDate, 'dtend', component) -
        clock.instant(event.startDate, 'dtstart', component)) /
      MINUTE_MS;
    if (!(minutes > 0)) return row([], { kind: 'noTimes' });
    if (minutes > DAY_MINUTES) return row([], { kind: 'longerThanDay' });
    const who = namesIn(textOf(() => event.summary));
    if (who.employeeName === '' && who.role === '') return row([], { kind: 'nameMissing' });
    if (who.employeeName.length > IMPORT_LIMITS.nameLength || who.role.length > IMPORT_LIMITS.nameLength) {
      return row([], {
        kind: 'nameTooLong',
        column: '',
        field: 'employee',
        text: who.employeeName.slice(0, MAX_TEXT_SHOWN),
      });
    }
    const starts = occurrencesOf(event, moved.get(textOf(() => event.uid)) ?? new Set(), budget);
    if (!starts) return row([], { kind: 'repetition' });
    const status = statusIn(component);
    const notes = textOf(() => event.description)
      .trim()
      .slice(0, MAX_NOTES);
    const shifts: ReadShift[] = [];
    for (const start of starts) {
      const began = clock.wall(start, 'dtstart', component);
      const end = start === event.startDate ? event.endDate : event.getOccurrenceDetails(start).endDate;
      const ended = clock.wall(end, component.hasProperty('dtend') ? 'dtend' : 'dtstart', component);
      if (!began || !ended) return row([], { kind: 'noTimes' });
      shifts.push({
        ...who,
        date: began.date,
        startTime: began.time,
        endTime: ended.time,
        status,
        notes,
      });
    }
    return row(shifts);
  }
}

function statusIn(component: ICAL.Component): KnownStatus {
  const status = String(component.getFirstPropertyValue('status') ?? '').toUpperCase();
  if (status === 'CANCELLED') return 'Canceled';
  return status === 'TENTATIVE' ? 'Pending' : 'Confirmed';
}

interface KnownNames {
  readonly employees: readonly Pick<Employee, 'name' | 'role'>[];
  readonly roleNames?: readonly Pick<RoleNaming, 'name'>[];
}

interface EventNames {
  readonly employeeName: string;
  readonly role: string;
}

const MAX_TITLE = 300;
const BETWEEN = /\s+[-–—|·]\s+|\s*:\s+|,\s+/g;
const IN_BRACKETS = /^(.*\S)\s*\(([^()]+)\)$/;

/**
 * Returns a function that reads person and role from an event title: `Maya - Server`, `Server: Maya`, `Maya (Server)`
 * or a name. A title with only a role belongs to the person the calendar is named after, else it is an open shift.
 */
function createNameReader(calendarName: string, { employees, roleNames = [] }: KnownNames) {
  const byName = new Map(employees.map(({ name }) => [nameKey(name), name]));
  const roles = new Set(
    [...employees.map(({ role }) => role), ...roleNames.map(({ name }) => name)].map(foldText),
  );
  const isPerson = (text: string) => byName.has(nameKey(text));
  const isRole = (text: string) => roles.has(foldText(text)) || knownRoleOf(text) !== undefined;
  const calendarKey = nameKey(calendarName);
  const owner = employees
    .map(({ name }) => name)
    .filter((name) => calendarKey.includes(nameKey(name)))
    .sort((one, other) => other.length - one.length)[0];
  const ownName = owner ?? OPEN_SHIFT_NAME;

  function namesFromOneText(text: string): EventNames {
    if (isPerson(text)) return { employeeName: text, role: '' };
    if (isRole(text)) return { employeeName: ownName, role: text };
    if (isOpenWord(text)) return { employeeName: OPEN_SHIFT_NAME, role: '' };
    return { employeeName: owner ?? nameOrOpen(text), role: '' };
  }

  function namesFromTwoTexts(one: string, other: string): EventNames {
    if (isShiftWord(one))
      return isRole(other) ? { employeeName: ownName, role: other } : namesFromOneText(other);
    const isTurned = isPerson(other) || isOpenWord(other) || (isRole(one) && !isRole(other));
    const [name, role] = isTurned && !isPerson(one) ? [other, one] : [one, other];
    return { employeeName: nameOrOpen(name), role };
  }

  return (title: string): EventNames => {
    const plain = title.slice(0, MAX_TITLE).replace(/\s+/g, ' ').trim();
    const bracketed = IN_BRACKETS.exec(plain);
    // `(pending)` is the event's status, not a role.
    const text = bracketed && statusOf(bracketed[2] ?? '') ? (bracketed[1] ?? '') : plain;
    if (isPerson(text)) return namesFromOneText(text);
    const splits = [...text.matchAll(BETWEEN)].map(
      (match) => [text.slice(0, match.index), text.slice(match.index + match[0].length)] as const,
    );
    const inBrackets = IN_BRACKETS.exec(text);
    if (inBrackets) splits.unshift([inBrackets[1] ?? '', inBrackets[2] ?? '']);
    // A name may contain a comma: split only if one side is a known person or role.
    const split =
      splits.find(([one, other]) => isPerson(one) || isRole(other) || isPerson(other)) ?? splits[0];
    return split ? namesFromTwoTexts(...split) : namesFromOneText(text);
  };
}
