import { nameKey, tidyName } from '@/lib/employees/employee';
import { type ScheduleChange, templateEntry } from '@/lib/shifts/change/schedule-change';
import type { Template } from '@/lib/templates/template';
import { type Rotation, rotationsIn, rotationTemplate } from '@/lib/templates/week/rotation';
import {
  type WeekShift,
  type WeekTemplate,
  weekTemplate,
  weekTemplatesIn,
  withWeekShifts,
} from '@/lib/templates/week/week-template';
import type { ScheduleStore } from '@/stores/schedule/schedule';

const templates = (store: ScheduleStore) => store.getState().schedule.templates;

/** Compares names as names of people are compared. */
export function findWeekTemplate(all: Iterable<Template>, name: string): WeekTemplate | undefined {
  return weekTemplatesIn(all).find((template) => nameKey(template.name) === nameKey(name));
}

/** Saves the week as a template; replaces a template that has the name already. */
export function saveWeek(
  store: ScheduleStore,
  name: string,
  shifts: readonly WeekShift[],
): ScheduleChange | undefined {
  const before = findWeekTemplate(templates(store).values(), name);
  const after = before
    ? withWeekShifts(before, shifts)
    : weekTemplate({ id: store.newId(), name: tidyName(name) }, shifts);
  return store.commit([templateEntry(before, after)]);
}

export function renameTemplate(store: ScheduleStore, id: string, name: string): ScheduleChange | undefined {
  const before = templates(store).get(id);
  return before && store.commit([templateEntry(before, { ...before, name: tidyName(name) })]);
}

/** Saves the rotation under the name; replaces a rotation that has the name already. */
export function rotationEntry(store: ScheduleStore, name: string, rotation: Rotation) {
  const before = rotationsIn(templates(store).values()).find((one) => nameKey(one.name) === nameKey(name));
  const named = { id: before?.id ?? store.newId(), name: tidyName(name) };
  return templateEntry(before, rotationTemplate(before, named, rotation));
}
