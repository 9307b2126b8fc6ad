import type { Shift } from '@/lib/shifts/shift/shift';

type SlotKeys = ReadonlyMap<string, number>;

/**
 * Gives React keys to the cards of a column. Within a day a shift keeps its key, so an edit touches one card; on
 * another day the keys restart from 0, so the existing cards are reused for the other shifts: a week of 250 shifts then
 * changes without creating an element.
 */
export function createSlotKeys(): (date: string, shifts: readonly Shift[]) => SlotKeys {
  let shownDate = '';
  let keys: SlotKeys = new Map();
  let next = 0;
  return (date, shifts) => {
    const isSameDay = date === shownDate;
    if (!isSameDay) next = 0;
    const kept = isSameDay ? keys : new Map<string, number>();
    const assigned = new Map<string, number>();
    for (const { id } of shifts) {
      const key = kept.get(id);
      assigned.set(id, key ?? next);
      if (key === undefined) next += 1;
    }
    shownDate = date;
    keys = assigned;
    return assigned;
  };
}
