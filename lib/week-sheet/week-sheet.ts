import { nameKey } from '@/lib/employees/employee';
import { sortByPosition } from '@/lib/employees/people-order';
import { colorOfRole, type RoleColor } from '@/lib/employees/role';
import { type RoleBook, SPECIFIED_BOOK } from '@/lib/employees/roles/role-book';
import type { Formats } from '@/lib/i18n/formats';
import type { SharedDay, SharedPerson, SharedShift, SharedWeek } from '@/lib/share/shared-week';
import { groupedByRole } from '@/lib/shifts/views/role-groups';
import { durationMinutes, isOvernight } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';

export interface SheetShift {
  readonly key: number;
  /** `5–11 PM`. */
  readonly time: string;
  /** `+1` past midnight, `?` while pending; the legend explains them. */
  readonly marks: readonly string[];
  /** Empty if the shift's role equals the role beside the name. */
  readonly role: string;
  readonly color: RoleColor;
  /** Day notes instead of a shift, without time, marks or role. */
  readonly words?: string;
}

export interface SheetRow {
  readonly name: string;
  /** The most frequent role; empty for open shifts, because each open shift shows its role. */
  readonly role: string;
  readonly cells: readonly (readonly SheetShift[])[];
  /** Empty for open shifts. */
  readonly hours: string;
  /** Above the first row of a role, if people are grouped by role. */
  readonly heading?: SheetHeading;
}

export interface SheetHeading {
  readonly name: string;
  readonly sums: string;
}

export interface SheetOrder {
  /** The manager's order of people: positions by `nameKey`. */
  readonly places: ReadonlyMap<string, number>;
  readonly hasGroups: boolean;
  /** Absent: the specified roles without groups. */
  readonly roles?: Pick<RoleBook, 'keys' | 'groupOf'>;
}

const AS_SHARED: SheetOrder = { places: new Map(), hasGroups: false };

export interface WeekSheet {
  readonly business: string;
  readonly title: string;
  readonly note: string;
  readonly nameHead: string;
  readonly dayHeads: readonly string[];
  readonly hoursHead: string;
  readonly rows: readonly SheetRow[];
  readonly foot: { readonly name: string; readonly days: readonly string[]; readonly hours: string };
  readonly legend: string;
}

export interface SheetWords {
  readonly formats: Pick<Formats, 'shortTimeRange' | 'shortWeekdayAndDay' | 'decimalHours' | 'integer'>;
  readonly shortTime?: (shift: SharedShift) => string;
  readonly role: (role: string) => string;
  readonly roleColor?: (role: string) => RoleColor;
  readonly title: string;
  readonly note: string;
  readonly nameHead: string;
  readonly hoursHead: string;
  readonly openShifts: string;
  readonly peopleFoot: string;
  readonly groupSums: (sums: { people: number; shifts: number; minutes: number }) => string;
  readonly nextDay: string;
  readonly pending: string;
  readonly dayWords: (day: SharedDay) => string;
  readonly daysTitle: string;
}

const NEXT_DAY_MARK = '+1';
const PENDING_MARK = '?';

export function weekSheetOf(week: SharedWeek, words: SheetWords, order: SheetOrder = AS_SHARED): WeekSheet {
  const days = sevenDaysFrom(week.firstDay);
  const people = sortByPosition(
    week.people.filter(({ name }) => name !== ''),
    order.places,
    ({ name }) => nameKey(name),
  );
  const rows = [
    ...daysRow(week, days, words),
    ...(order.hasGroups
      ? groupedRows(people, days, words, order.roles)
      : people.map((person) => rowOf(person, days, words))),
    ...week.people.filter(({ name }) => name === '').map((person) => rowOf(person, days, words)),
  ];
  const minutes = people.reduce((sum, { shifts }) => sum + minutesOf(shifts), 0);
  const marks = new Set(rows.flatMap(({ cells }) => cells.flat().flatMap((shift) => shift.marks)));
  return {
    business: week.business ?? '',
    title: words.title,
    note: words.note,
    nameHead: words.nameHead,
    dayHeads: days.map(words.formats.shortWeekdayAndDay),
    hoursHead: words.hoursHead,
    rows,
    foot: {
      name: words.peopleFoot,
      days: days.map((day) =>
        words.formats.integer(people.filter(({ shifts }) => shifts.some(({ date }) => date === day)).length),
      ),
      hours: words.formats.decimalHours(minutes),
    },
    legend: [
      marks.has(NEXT_DAY_MARK) ? `${NEXT_DAY_MARK} ${words.nextDay}` : '',
      marks.has(PENDING_MARK) ? `${PENDING_MARK} ${words.pending}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The day notes as the first row; no row without notes. */
function daysRow(
  { days: notedDays = [] }: SharedWeek,
  days: readonly LocalDate[],
  words: SheetWords,
): readonly SheetRow[] {
  if (notedDays.length === 0) return [];
  const cells = days.map((date, key) =>
    notedDays
      .filter((day) => day.date === date)
      .map((day) => ({
        key,
        time: '',
        marks: [],
        role: '',
        color: 'gray' as const,
        words: words.dayWords(day),
      })),
  );
  return [{ name: words.daysTitle, role: '', cells, hours: '' }];
}

function groupedRows(
  people: readonly SharedPerson[],
  days: readonly LocalDate[],
  words: SheetWords,
  { keys, groupOf }: Pick<RoleBook, 'keys' | 'groupOf'> = SPECIFIED_BOOK,
): readonly SheetRow[] {
  const withRoles = people.map((person) => ({ person, role: usualRole(person.shifts) ?? '' }));
  return groupedByRole(withRoles, keys, groupOf).flatMap(({ role, group, rows }) => {
    const shifts = rows.flatMap(({ person }) => person.shifts);
    const sums = { people: rows.length, shifts: shifts.length, minutes: minutesOf(shifts) };
    const heading = { name: group?.name ?? words.role(role), sums: words.groupSums(sums) };
    return rows.map(({ person }, position) => ({
      ...rowOf(person, days, words),
      ...(position === 0 && { heading }),
    }));
  });
}

function rowOf({ name, shifts }: SharedPerson, days: readonly LocalDate[], words: SheetWords): SheetRow {
  const isOpen = name === '';
  const usual = isOpen ? undefined : usualRole(shifts);
  return {
    name: isOpen ? words.openShifts : name,
    role: usual === undefined ? '' : words.role(usual),
    cells: days.map((day) =>
      shifts.filter(({ date }) => date === day).map((shift) => sheetShift(shift, usual, words)),
    ),
    hours: isOpen ? '' : words.formats.decimalHours(minutesOf(shifts)),
  };
}

function sheetShift(
  shift: SharedShift,
  usual: string | undefined,
  {
    formats,
    role,
    roleColor = colorOfRole,
    shortTime = ({ startTime, endTime }) => formats.shortTimeRange(startTime, endTime),
  }: SheetWords,
): SheetShift {
  const { key, startTime, endTime, isPending } = shift;
  return {
    key,
    // Columns are narrow, and a dash without spaces reads the same.
    time: shortTime(shift).replace(/ [-–] /, '–'),
    marks: [
      ...(isOvernight(startTime, endTime) ? [NEXT_DAY_MARK] : []),
      ...(isPending ? [PENDING_MARK] : []),
    ],
    role: shift.role === usual ? '' : role(shift.role),
    color: roleColor(shift.role),
  };
}

/** The most frequent role of the shifts; the first role on a tie. */
function usualRole(shifts: readonly SharedShift[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { role } of shifts) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function minutesOf(shifts: readonly SharedShift[]): number {
  return shifts.reduce((sum, { startTime, endTime }) => sum + durationMinutes(startTime, endTime), 0);
}
