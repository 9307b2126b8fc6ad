import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import type { RequestRecord } from '@/lib/requests/request-record';
import type { SettingRecord } from '@/lib/settings/setting-record';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import { differencesOn, type PublishedShift } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { type Fields, isFields } from './fields';
import { readPublication, readPublishedShift } from './read-publication';
import {
  isDated,
  readDay,
  readEmployee,
  readId,
  readRequest,
  readSettingRecord,
  readShift,
  readTemplate,
} from './stored-records';

/** The records of a database except the shifts. */
interface RecordsExceptShifts {
  readonly undated: readonly unknown[];
  readonly employees: readonly unknown[];
  readonly templates: readonly unknown[];
  readonly days: readonly unknown[];
  readonly requests: readonly unknown[];
  readonly settings: readonly unknown[];
  readonly publication: readonly unknown[];
  readonly unpublished: readonly unknown[];
}

interface ReadRecords {
  readonly schedule: Schedule;
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  /** The unreadable records, as stored. */
  readonly unreadable: readonly unknown[];
}

/** A batch of the database's shifts, parsed. */
interface ReadShifts {
  readonly shifts: readonly Shift[];
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  /** The unreadable records, as stored. */
  readonly unreadable: readonly unknown[];
}

interface RecordsReader {
  /** Adds a batch of shift records. */
  addShifts(records: readonly unknown[]): void;
  /**
   * The schedule from all records. A shift without a readable date or times awaits repair, from either store.
   */
  finish(few: RecordsExceptShifts): ReadRecords;
}

/** Reads the records of a database, with the shifts in batches, because there may be very many. */
export function createRecordsReader(): RecordsReader {
  const unreadable: unknown[] = [];
  const put = (record: unknown) => {
    unreadable.push(record);
  };
  const entries: { readonly id: string; readonly after: Shift }[] = [];
  const awaitingRepair: ShiftAwaitingRepair[] = [];

  function addShifts(records: readonly unknown[]): void {
    const read = readShiftRecords(records);
    for (const shift of read.shifts) entries.push({ id: shift.id, after: shift });
    awaitingRepair.push(...read.awaitingRepair);
    unreadable.push(...read.unreadable);
  }

  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.id, item]));

  return {
    addShifts,
    finish(few) {
      addShifts(few.undated);
      const employees = byId<Employee>(read(few.employees, readEmployee, put));
      const templates = byId<Template>(read(few.templates, readTemplate, put));
      const days = byId<DayRecord>(read(few.days, readDay, put));
      const requests = byId<RequestRecord>(read(few.requests, readRequest, put));
      const settings = byId<SettingRecord>(read(few.settings, readSettingRecord, put));
      const shifts = withEntries(EMPTY_INDEX, entries);
      const [publication] = read(few.publication, readPublication, put);
      const unpublished = differencesOn(
        publication,
        read<PublishedShift>(few.unpublished, readPublishedShift, put),
      );
      return {
        schedule: {
          shifts,
          employees,
          templates,
          days,
          requests,
          settings,
          publication,
          unpublished,
        },
        awaitingRepair,
        unreadable,
      };
    },
  };
}

/** Reads shift records; a shift without a readable date or times awaits repair. */
export function readShiftRecords(records: readonly unknown[]): ReadShifts {
  const unreadable: unknown[] = [];
  const awaitingRepair: ShiftAwaitingRepair[] = [];
  const shifts: Shift[] = [];
  const put = (record: unknown) => {
    unreadable.push(record);
  };
  for (const shift of read<Shift | ShiftAwaitingRepair>(records, readShift, put)) {
    if (isDated(shift)) shifts.push(shift);
    else awaitingRepair.push(shift);
  }
  return { shifts, awaitingRepair, unreadable };
}

function read<Item>(
  records: readonly unknown[],
  readItem: (fields: Fields, id: string) => Item | undefined,
  onUnreadable: (record: unknown) => void,
): readonly Item[] {
  return records.flatMap((record) => {
    const id = isFields(record) ? readId(record) : '';
    const item = isFields(record) && id !== '' ? readItem(record, id) : undefined;
    if (item !== undefined) return [item];
    onUnreadable(record);
    return [];
  });
}
