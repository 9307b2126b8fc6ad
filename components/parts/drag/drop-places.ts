import type { ShiftDropTarget } from '@/lib/shifts/change/drop-moves';
import { parseLocalDate } from '@/lib/time/local-date';

/** A drop target for a day, or a person's day. */
export const DROP_DAY = '[data-drop-date]';
/** A person's row, whose days and times are drop targets. */
export const DROP_ROW = '[data-drop-employee]';

/** `dropPlaceOf` reads these attributes. */
export function dropPlaceProps({ date, employeeName }: ShiftDropTarget) {
  return { 'data-drop-date': date, 'data-drop-employee': employeeName };
}

/** Empty if the element is no drop target. */
export function dropPlaceOf({ dataset }: HTMLElement): ShiftDropTarget {
  return { date: parseLocalDate(dataset.dropDate ?? ''), employeeName: dataset.dropEmployee };
}
