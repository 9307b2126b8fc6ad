import type { DropPlace } from '@/lib/shifts/change/drop-moves';
import { parseLocalDate } from '@/lib/time/local-date';

/** A day, or a person's day, on which a shift can be let go. */
export const DROP_DAY = '[data-drop-date]';
/** A person's row, on whose days and times a shift can be let go. */
export const DROP_ROW = '[data-drop-employee]';

/** What an element carries on which a shift can be let go; `dropPlaceOf` reads it. */
export function dropPlaceProps({ date, employeeName }: DropPlace) {
  return { 'data-drop-date': date, 'data-drop-employee': employeeName };
}

/** The place for which the element stands; nothing is in it where the element stands for none. */
export function dropPlaceOf({ dataset }: HTMLElement): DropPlace {
  return { date: parseLocalDate(dataset.dropDate ?? ''), employeeName: dataset.dropEmployee };
}
