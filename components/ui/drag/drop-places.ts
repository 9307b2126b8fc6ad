import type { DropPlace } from '@/lib/shifts/drop-moves';
import { parseLocalDate } from '@/lib/time/local-date';

/** A day, or a person's day, on which a shift can be let go. */
export const DROP_DAY = '[data-drop-date]';
/** A person's row, on whose days and times a shift can be let go. */
export const DROP_ROW = '[data-drop-employee]';

interface PlaceProps {
  date?: DropPlace['date'] | undefined;
  employeeName?: DropPlace['employeeName'] | undefined;
}

/** What an element carries on which a shift can be let go; `dropPlaceOf` reads it. */
export function dropPlaceProps({ date, employeeName }: PlaceProps) {
  return { 'data-drop-date': date, 'data-drop-employee': employeeName };
}

/** The place for which the element stands; nothing is in it where the element stands for none. */
export function dropPlaceOf({ dataset }: HTMLElement): DropPlace {
  const date = parseLocalDate(dataset.dropDate ?? '');
  const { dropEmployee } = dataset;
  return { ...(date && { date }), ...(dropEmployee !== undefined && { employeeName: dropEmployee }) };
}

/** The same for all elements that stand for the same place. */
export function dropPlaceKey({ date, employeeName }: DropPlace): string {
  return `${date}\n${employeeName ?? '\n'}`;
}
