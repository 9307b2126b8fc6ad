import { readAvailability } from '@/lib/employees/stored-availability';
import { EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, templateEntry } from '@/lib/shifts/change/schedule-change';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import { addDays, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { shiftsInWeek } from './plan-week-templates';
import { isWeekTemplate, type WeekShift, weekShiftsOf, withWeekShifts } from './week-template';

/** How far ahead to search for a week without time off. */
const MAX_SEARCH_WEEKS = 26;

/** The next week without time off, so that rules report only problems that occur in every week. */
export function weekForEditing({ employees }: Schedule, thisWeek: LocalDate): LocalDate {
  const away = [...employees.values()].flatMap(({ availability }) =>
    availability === undefined ? [] : readAvailability(availability).exceptions,
  );
  for (let week = 1; week <= MAX_SEARCH_WEEKS; week += 1) {
    const first = addDays(thisWeek, 7 * week);
    const last = addDays(first, 6);
    if (!away.some(({ from, to }) => from <= last && to >= first)) return first;
  }
  return addDays(thisWeek, 7);
}

/** The schedule with only the template's shifts, in that week, and nothing published. */
export function scheduleOfTemplate(live: Schedule, templateId: string, firstDay: LocalDate): Schedule {
  const template = live.templates.get(templateId);
  const shifts = template ? shiftsInWeek(template, firstDay) : [];
  return {
    ...EMPTY_SCHEDULE,
    employees: live.employees,
    templates: live.templates,
    settings: live.settings,
    shifts: withEntries(
      EMPTY_INDEX,
      shifts.map((shift) => ({ id: shift.id, after: shift })),
    ),
  };
}

/** Maps changes of shifts to changes of the template. Undefined if the template is gone. */
export function entriesForLive(
  live: Schedule,
  templateId: string,
  entries: readonly ChangeEntry[],
): readonly ChangeEntry[] | undefined {
  const template = live.templates.get(templateId);
  if (!template || !isWeekTemplate(template)) return undefined;
  const shifts = new Map(weekShiftsOf(template).map((shift) => [shift.id, shift]));
  const others: ChangeEntry[] = [];
  for (const entry of entries) {
    if (
      entry.kind === 'employee' ||
      entry.kind === 'setting' ||
      (entry.kind === 'template' && entry.id !== templateId)
    )
      others.push(entry);
    if (entry.kind !== 'shift') continue;
    if (entry.after) shifts.set(entry.id, weekShiftOf(entry.after));
    else shifts.delete(entry.id);
  }
  const isOfShifts = entries.some(({ kind }) => kind === 'shift');
  const after = withWeekShifts(template, [...shifts.values()]);
  return isOfShifts ? [...others, templateEntry(template, after)] : others;
}

/** A template stores only weekdays, so a shift with a date outside the week would be misplaced. */
export function areInWeek(entries: readonly ChangeEntry[], firstDay: LocalDate): boolean {
  const days = new Set(sevenDaysFrom(firstDay));
  return entries.every((entry) => entry.kind !== 'shift' || !entry.after || days.has(entry.after.date));
}

function weekShiftOf(shift: Shift): WeekShift {
  const { id, employeeName, role, startTime, endTime, status, color, notes, date } = shift;
  const fields = { id, employeeName, role, startTime, endTime, status, color, notes };
  return { ...fields, weekday: isoWeekday(date), ...detailsOf(shift) };
}
