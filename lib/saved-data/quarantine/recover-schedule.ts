import { nameKey } from '@/lib/employees/employee';
import { isLikeShift } from '@/lib/saved-data/backup/backup-original';
import { OLD_SETTING_IDS } from '@/lib/saved-data/device-keys';
import { importEntries } from '@/lib/saved-data/import-entries';
import { parseJson } from '@/lib/saved-data/json/parse-json';
import { type SalvagedRecords, salvageRecords } from '@/lib/saved-data/json/salvage-records';
import { withOldSettings } from '@/lib/saved-data/old-settings';
import type { Fields } from '@/lib/saved-data/records/fields';
import {
  readDays,
  readEmployees,
  readRequests,
  readSettingRecords,
  readShifts,
  readTemplates,
} from '@/lib/saved-data/records/read-collection';
import { readJournal } from '@/lib/saved-data/records/read-journal';
import { readPublication } from '@/lib/saved-data/records/read-publication';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { applyChange, EMPTY_SCHEDULE, type Schedule } from '@/lib/shifts/change/schedule';
import {
  awaitingRepairAfter,
  type ChangeEntry,
  type ScheduleChange,
} from '@/lib/shifts/change/schedule-change';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import { unpublishedSince } from '@/lib/shifts/publication/publication';
import type { ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';

interface Saved {
  readonly schedule: Schedule;
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
}

/** The readable records of a quarantined text. */
export interface RecoveredSchedule extends Saved {
  /** Whether every record of the text is recovered. */
  readonly isWhole: boolean;
}

const NOTHING: Saved = { schedule: EMPTY_SCHEDULE, awaitingRepair: [] };

/**
 * Recovers the records in the text of the key (its name in storage), even if the text is truncated or
 * damaged. Undefined if the key has no part of the schedule. A broken shift keeps its complete fields: it
 * awaits repair without a date or times, and is Pending without a status.
 */
export function recoverSchedule(key: string, text: string): RecoveredSchedule | undefined {
  return holdsSchedule(key) ? RECOVERIES[key]?.(text) : undefined;
}

/** Whether the key, by its name in storage, has a part of the schedule. */
export function holdsSchedule(key: string): boolean {
  return Object.hasOwn(RECOVERIES, key);
}

/** The entries that add missing records to the current schedule; existing records stay unchanged. */
export function missingEntries(
  current: Saved,
  { schedule, awaitingRepair }: Pick<RecoveredSchedule, 'schedule' | 'awaitingRepair'>,
): readonly ChangeEntry[] {
  const names = new Set(Array.from(current.schedule.employees.values(), ({ name }) => nameKey(name)));
  const employees = new Map([...schedule.employees].filter(([, { name }]) => !names.has(nameKey(name))));
  return importEntries(current, { schedule: { ...schedule, employees }, awaitingRepair }, 'missing');
}

const RECOVERIES: Readonly<Record<string, (text: string) => RecoveredSchedule>> = {
  [SAVED_KEYS.shifts.name](text) {
    const read = readOrSalvage(text, readShifts, ({ whole, broken }) => [
      ...whole.filter(isLikeShift),
      ...broken.filter(isLikeShift).map((fields) => ({ status: 'Pending', ...fields })),
    ]);
    const entries = read.items.map((shift) => ({ id: shift.id, after: shift }));
    return {
      schedule: { ...EMPTY_SCHEDULE, shifts: withEntries(EMPTY_INDEX, entries) },
      awaitingRepair: read.awaitingRepair,
      isWhole: read.isWhole,
    };
  },
  [SAVED_KEYS.employees.name](text) {
    const { items, isWhole } = readOrSalvage(text, readEmployees, ({ whole }) => whole);
    return { ...withRecords({ employees: byId(items) }), isWhole };
  },
  [SAVED_KEYS.templates.name](text) {
    const { items, isWhole } = readOrSalvage(text, readTemplates, ({ whole }) => whole);
    return { ...withRecords({ templates: byId(items) }), isWhole };
  },
  [SAVED_KEYS.days.name](text) {
    const { items, isWhole } = readOrSalvage(text, readDays, ({ whole }) => whole);
    return { ...withRecords({ days: byId(items) }), isWhole };
  },
  [SAVED_KEYS.requests.name](text) {
    const { items, isWhole } = readOrSalvage(text, readRequests, ({ whole }) => whole);
    return { ...withRecords({ requests: byId(items) }), isWhole };
  },
  [SAVED_KEYS.businessSettings.name](text) {
    const { items, isWhole } = readOrSalvage(text, readSettingRecords, ({ whole }) => whole);
    return { ...withRecords({ settings: byId(items) }), isWhole };
  },
  ...Object.fromEntries(
    OLD_SETTING_IDS.map((id) => [
      SAVED_KEYS[id].name,
      (text: string) => {
        const { settings, unreadable } = withOldSettings(new Map(), (old) => (old === id ? text : null));
        return { ...withRecords({ settings }), isWhole: unreadable.length === 0 };
      },
    ]),
  ),
  [SAVED_KEYS.journal.name]: readChanges,
  [SAVED_KEYS.away.name]: readChanges,
  [SAVED_KEYS.publication.name](text) {
    const publication = readPublication(parseJson(text));
    const unpublished = unpublishedSince(publication);
    return { ...withRecords({ publication, unpublished }), isWhole: publication !== undefined };
  },
};

function readChanges(text: string): RecoveredSchedule {
  const { changes, isWhole } = readOrSalvage(text, readJournal, ({ whole }) => whole);
  return { ...changes.reduce(after, NOTHING), isWhole };
}

/** Reads the text as the app does at start; if a part is unreadable, reads the records found in the text. */
function readOrSalvage<Read extends { readonly isWhole: boolean }>(
  text: string,
  read: (text: string) => Read,
  pick: (salvaged: SalvagedRecords) => readonly Fields[],
): Read {
  const whole = read(text);
  return whole.isWhole ? whole : { ...read(JSON.stringify(pick(salvageRecords(text)))), isWhole: false };
}

function after({ schedule, awaitingRepair }: Saved, change: ScheduleChange): Saved {
  return {
    schedule: applyChange(schedule, change),
    awaitingRepair: awaitingRepairAfter(awaitingRepair, change),
  };
}

function withRecords(part: Partial<Schedule>): Saved {
  return { schedule: { ...EMPTY_SCHEDULE, ...part }, awaitingRepair: [] };
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
