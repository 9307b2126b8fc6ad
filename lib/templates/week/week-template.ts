import { colorOfRole, readRoleColor } from '@/lib/employees/role';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { addUnknownFields, text } from '@/lib/saved-data/records/shape';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { DEFAULT_TIMES, isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { DETAIL_FIELDS, detailsOf, type ShiftDetails } from '@/lib/shifts/shift/shift-details';
import type { Template } from '@/lib/templates/template';
import { parseClockTime } from '@/lib/time/clock-time';
import { isoWeekday } from '@/lib/time/local-date';

/** The content of a shift, with a weekday instead of a date. */
export interface WeekShift
  extends Pick<
      Shift,
      'id' | 'employeeName' | 'role' | 'startTime' | 'endTime' | 'status' | 'color' | 'notes'
    >,
    ShiftDetails {
  /** ISO 8601: 1 is Monday, independent of the start of the week. */
  readonly weekday: number;
}

export interface WeekTemplate extends Template {
  readonly week: unknown;
}

const KNOWN = {
  id: '',
  weekday: '',
  employeeName: '',
  role: '',
  startTime: '',
  endTime: '',
  status: '',
  color: '',
  notes: '',
  ...DETAIL_FIELDS,
};

const read = new WeakMap<Template, readonly WeekShift[]>();

export function isWeekTemplate(template: Template): template is WeekTemplate {
  return template.week !== undefined;
}

export function weekTemplatesIn(templates: Iterable<Template>): readonly WeekTemplate[] {
  return [...templates].filter(isWeekTemplate);
}

/** Omits unreadable shifts; empty for other templates. */
export function weekShiftsOf(template: Template): readonly WeekShift[] {
  const known = read.get(template);
  if (known) return known;
  const shifts = storedShifts(template).flatMap((fields, position) => readWeekShift(fields, position) ?? []);
  read.set(template, shifts);
  return shifts;
}

/** A template with the shifts; builds that know no week templates read only the other fields. */
export function weekTemplate(
  { id, name }: Pick<Template, 'id' | 'name'>,
  shifts: readonly WeekShift[],
): WeekTemplate {
  const [first] = shifts;
  return {
    id,
    name,
    description: '',
    employeeName: '',
    role: first?.role ?? '',
    startTime: first?.startTime ?? DEFAULT_TIMES.startTime,
    endTime: first?.endTime ?? DEFAULT_TIMES.endTime,
    status: 'Confirmed',
    color: first?.color ?? 'gray',
    icon: '',
    week: { shifts: shifts.map(toStored) },
  };
}

/** Replaces the shifts; keeps fields of a newer build. */
export function withWeekShifts(template: WeekTemplate, shifts: readonly WeekShift[]): WeekTemplate {
  const stored = new Map(storedShifts(template).map((fields) => [fields.id, fields]));
  const known = new Set(weekShiftsOf(template));
  const week = isFields(template.week) ? template.week : {};
  const written = (shift: WeekShift) => {
    const before = stored.get(shift.id);
    // An unchanged shift stays as stored.
    return before && known.has(shift) ? before : { ...newerFields(before), ...toStored(shift) };
  };
  return { ...template, week: { ...week, shifts: shifts.map(written) } };
}

/** The shifts of a week template. Omits canceled shifts; with `isOpen`, makes every shift open. */
export function weekShiftsFrom(shifts: Iterable<Shift>, isOpen: boolean): readonly WeekShift[] {
  const kept: WeekShift[] = [];
  for (const shift of shifts) {
    if (!isCounted(shift)) continue;
    const { employeeName, role, startTime, endTime, status, color, notes, date } = shift;
    kept.push({
      id: String(kept.length + 1),
      weekday: isoWeekday(date),
      employeeName: isOpen ? '' : employeeName,
      role,
      startTime,
      endTime,
      status,
      color,
      notes,
      ...detailsOf(shift),
    });
  }
  return kept;
}

export function weekFigures(shifts: readonly WeekShift[]): {
  readonly shiftCount: number;
  readonly personCount: number;
  readonly openCount: number;
} {
  const people = new Set(
    shifts.filter((shift) => !isOpenShift(shift)).map(({ employeeName }) => employeeName),
  );
  return {
    shiftCount: shifts.length,
    personCount: people.size,
    openCount: shifts.filter(isOpenShift).length,
  };
}

function storedShifts({ week }: Template): readonly Fields[] {
  if (!isFields(week) || !Array.isArray(week.shifts)) return [];
  return week.shifts.filter(isFields);
}

/** Omits unreadable shifts: a guess could put a person on a wrong day. */
function readWeekShift(fields: Fields, position: number): WeekShift | undefined {
  const { weekday } = fields;
  const startTime = parseClockTime(text(fields.startTime));
  const endTime = parseClockTime(text(fields.endTime));
  const isWeekday = Number.isInteger(weekday) && Number(weekday) >= 1 && Number(weekday) <= 7;
  if (!isWeekday || !startTime || !endTime) return undefined;
  const role = text(fields.role);
  return {
    id: text(fields.id) || `at ${position}`,
    weekday: Number(weekday),
    employeeName: text(fields.employeeName).trim(),
    role,
    startTime,
    endTime,
    status: text(fields.status) || 'Confirmed',
    color: readRoleColor(text(fields.color), role),
    notes: text(fields.notes),
    ...detailsOf(fields),
  };
}

/** Omits empty fields: a business may have many week templates. */
function toStored({ status, color, notes, employeeName, ...rest }: WeekShift): Fields {
  return {
    ...rest,
    ...(employeeName !== '' && { employeeName }),
    ...(status !== 'Confirmed' && { status }),
    ...(color !== colorOfRole(rest.role) && { color }),
    ...(notes !== '' && { notes }),
  };
}

function newerFields(fields: Fields | undefined): Fields {
  return fields ? addUnknownFields({}, fields, KNOWN) : {};
}
