import { nameKey } from '@/lib/employees/employee';
import { type ChangeSummary, changeSummary } from '@/lib/shifts/change/change-summary';
import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { DaySpan } from '@/lib/shifts/publication/published-days';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isShiftTemplate, type Template } from '@/lib/templates/template';

export type TemplateKind = 'shift' | 'week' | 'rotation' | 'series';

export interface StepFacts extends ChangeSummary {
  /** Before or after the step, once each; without open shifts. */
  readonly people: readonly string[];
  /** First to last day of the touched shifts; absent if none. */
  readonly span?: DaySpan;
  /** Present if the step is about one template. */
  readonly templateKind?: TemplateKind;
  /** Present if the step accepted a proposal: `filled` for only open shifts, else `given`. */
  readonly proposed?: 'filled' | 'given';
}

type AnnouncedChange = Pick<ScheduleChange, 'entries' | 'origin' | 'proposal'>;

/** The facts of a step; shifts of a series count as shifts. */
export function stepFacts({ entries, origin, proposal }: AnnouncedChange): StepFacts {
  const shifts = entries.flatMap((entry) => (entry.kind === 'shift' ? sidesOf(entry) : []));
  const described = shifts.length > 0 ? entries.filter((entry) => !isOfSeries(entry)) : entries;
  const summary = changeSummary({ entries: described, ...(origin && { origin }) });
  const dates = shifts.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  const template = entries.flatMap((entry) => (entry.kind === 'template' ? sidesOf(entry) : [])).at(-1);
  return {
    ...summary,
    people: peopleOf(shifts),
    ...(from && to && { span: { from, to } }),
    ...(template && { templateKind: templateKindOf(template) }),
    ...(proposal && { proposed: entries.every(wasOpen) ? 'filled' : 'given' }),
  };
}

function wasOpen(entry: ChangeEntry): boolean {
  return entry.kind === 'shift' && entry.before !== undefined && isOpenShift(entry.before);
}

/** The id of the only shift in the entries; undefined for no shift or several. */
export function shiftIdOf({ entries }: Pick<ScheduleChange, 'entries'>): string | undefined {
  const shifts = entries.filter(({ kind }) => kind === 'shift');
  return shifts.length === 1 ? shifts[0]?.id : undefined;
}

function sidesOf<Item>({ before, after }: { readonly before?: Item; readonly after?: Item }) {
  return [before, after].filter((side) => side !== undefined);
}

function isOfSeries(entry: ChangeEntry): boolean {
  return (
    entry.kind === 'template' && sidesOf(entry).every((template) => templateKindOf(template) === 'series')
  );
}

function templateKindOf(template: Template): TemplateKind {
  if (isShiftTemplate(template)) return 'shift';
  if (template.week !== undefined) return 'week';
  return template.series !== undefined ? 'series' : 'rotation';
}

function peopleOf(shifts: readonly Shift[]): readonly string[] {
  const people = new Map<string, string>();
  for (const shift of shifts) {
    if (!isOpenShift(shift)) people.set(nameKey(shift.employeeName), shift.employeeName);
  }
  return [...people.values()];
}
