import type { Employee } from '@/lib/employees/employee';
import type { Schedule } from '@/lib/shifts/schedule';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/schedule-index';
import type { Shift, UndatedShift } from '@/lib/shifts/shift';
import type { Template } from '@/lib/templates/template';
import { isDated, isFields, readEmployee, readId, readShift, readTemplate } from './stored-records';

/** The records of a database, each under its id. */
interface StoredCollections {
  readonly shifts: readonly unknown[];
  readonly undated: readonly unknown[];
  readonly employees: readonly unknown[];
  readonly templates: readonly unknown[];
}

interface ReadRecords {
  readonly schedule: Schedule;
  readonly undated: readonly UndatedShift[];
  /** What could not be read, as it was stored. */
  readonly unreadable: readonly unknown[];
}

/** The schedule in the records; a shift without a readable date or time waits for repair, wherever it lay. */
export function readRecords(stored: StoredCollections): ReadRecords {
  const unreadable: unknown[] = [];
  const read = <Item>(
    records: readonly unknown[],
    readItem: (fields: Readonly<Record<string, unknown>>, id: string) => Item | undefined,
  ): readonly Item[] =>
    records.flatMap((record) => {
      const item = isFields(record) && readId(record) !== '' ? readItem(record, readId(record)) : undefined;
      if (item !== undefined) return [item];
      unreadable.push(record);
      return [];
    });
  const shifts = read<Shift | UndatedShift>([...stored.shifts, ...stored.undated], readShift);
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.id, item]));
  return {
    schedule: {
      shifts: withEntries(
        EMPTY_INDEX,
        shifts.filter(isDated).map((shift) => ({ id: shift.id, after: shift })),
      ),
      employees: byId<Employee>(read(stored.employees, readEmployee)),
      templates: byId<Template>(read(stored.templates, readTemplate)),
    },
    undated: shifts.filter((shift): shift is UndatedShift => !isDated(shift)),
    unreadable,
  };
}
