import type { Employee } from '@/lib/employees/employee';
import type { ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import {
  type CopyChoice,
  type CopySource,
  copySource,
  isIncluded,
  type WeekCopyPlan,
  wholeWeeks,
} from '@/lib/shifts/copy/copy-week';
import { type ClashRule, planCopies } from '@/lib/shifts/copy/plan-copies';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { addDays, daysBetween, isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { dayInWeek, type WeekStart } from '@/lib/time/week';
import { type WeekShift, weekShiftsOf } from './week-template';

interface WeekTemplatesRequest {
  readonly index: ScheduleIndex;
  readonly employees: Iterable<Employee>;
  /** At least one; used in turn, one per week. */
  readonly templates: readonly Template[];
  readonly weekStart: WeekStart;
  /** Any day of each target week. */
  readonly targets: Iterable<LocalDate>;
  readonly include: CopyChoice;
  readonly clash: ClashRule;
  readonly newId: () => string;
}

export function shiftsInWeek(template: Template, firstDay: LocalDate): readonly Shift[] {
  return weekShiftsOf(template).map((shift) => onDay(shift, dayInWeek(firstDay, shift.weekday)));
}

/** The template's shifts, split by whether the current team allows a copy. */
export function weekTemplateSource(
  template: Template,
  employees: Iterable<Employee>,
  firstDay: LocalDate,
): CopySource {
  const first = isoWeekday(firstDay);
  const shifts = shiftsInWeek(template, firstDay);
  return copySource(
    shifts.map((original) => ({ original, dayOffset: (isoWeekday(original.date) - first + 7) % 7 })),
    employees,
  );
}

/** Templates alternate by calendar week, counting skipped weeks too. */
export function planWeekTemplates(request: WeekTemplatesRequest): WeekCopyPlan {
  const { index, employees, templates, weekStart, targets, include, clash, newId } = request;
  const firstDays = wholeWeeks(targets, weekStart);
  const [begin] = firstDays;
  const team = [...employees];
  const left = new Map<string, Shift>();
  const canceled = new Map<string, Shift>();
  const weeks = firstDays.map((firstDay) => {
    const turn = begin ? Math.round(daysBetween(begin, firstDay) / 7) % templates.length : 0;
    const template = templates[turn];
    if (!template) return { firstDay, chosen: [] };
    const source = weekTemplateSource(template, team, firstDay);
    // Counts each shift once, not once per week.
    for (const shift of source.left)
      if (isIncluded(include, shift)) left.set(`${template.id} ${shift.id}`, shift);
    for (const shift of source.canceled) {
      if (isIncluded(include, shift)) canceled.set(`${template.id} ${shift.id}`, shift);
    }
    const chosen = source.copyable.filter(({ original, person }) => isIncluded(include, original, person));
    return { firstDay, chosen };
  });
  const plan = planCopies({ index, weeks, keptDays: NO_DAYS, clash, newId });
  return { ...plan, canceled: [...canceled.values()], left: [...left.values()] };
}

export function weeksFrom(firstDay: LocalDate, count: number): readonly LocalDate[] {
  return Array.from({ length: count }, (_, position) => addDays(firstDay, 7 * position));
}

const NO_DAYS: ReadonlySet<LocalDate> = new Set();

function onDay({ weekday: _weekday, ...shift }: WeekShift, date: LocalDate): Shift {
  return { ...shift, date };
}
