import {
  readDays,
  readEmployees,
  readRequests,
  readSettingRecords,
  readShifts,
  readTemplates,
} from '@/lib/saved-data/records/read-collection';
import { toStoredShifts } from '@/lib/saved-data/records/stored-records';
import { allShifts, EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import { unpublishedSince, withoutDrafts } from '@/lib/shifts/publication/publication';
import type { Shift } from '@/lib/shifts/shift/shift';
import { readLocalPublication } from './local-publication';
import type { SavedSchedule } from './saved-schedule';
import type { StorageGateway } from './storage-gateway';

/** The keys that hold the schedule: those of the specification, notes and events of days, requests, and business settings. */
export const COLLECTIONS = [
  'shifts',
  'employees',
  'templates',
  'days',
  'requests',
  'businessSettings',
] as const;

export type Collection = (typeof COLLECTIONS)[number];

export type CollectionTexts = Readonly<Record<Collection, string | null>>;

/** The texts under the specification's keys, unparsed. */
export function readLocalTexts(gateway: StorageGateway): CollectionTexts {
  return {
    shifts: gateway.read('shifts'),
    employees: gateway.read('employees'),
    templates: gateway.read('templates'),
    days: gateway.read('days'),
    requests: gateway.read('requests'),
    businessSettings: gateway.read('businessSettings'),
  };
}

/** The schedule under the specification's keys. Unreadable texts are quarantined, never dropped. */
export function readLocalCollections(
  gateway: StorageGateway,
  texts: CollectionTexts = readLocalTexts(gateway),
): {
  saved: SavedSchedule;
  texts: CollectionTexts;
} {
  const shifts = readShifts(texts.shifts);
  const employees = readEmployees(texts.employees);
  const templates = readTemplates(texts.templates);
  const days = readDays(texts.days);
  const requests = readRequests(texts.requests);
  const businessSettings = readSettingRecords(texts.businessSettings);
  const publication = readLocalPublication(gateway);
  const read = { shifts, employees, templates, days, requests, businessSettings };
  for (const id of COLLECTIONS) {
    const text = texts[id];
    if (text !== null && !read[id].isWhole) gateway.quarantine(id, text);
  }
  const saved: SavedSchedule = {
    schedule: withoutDrafts({
      shifts: withEntries(
        EMPTY_INDEX,
        shifts.items.map((shift) => ({ id: shift.id, after: shift })),
      ),
      employees: new Map(employees.items.map((item) => [item.id, item])),
      templates: new Map(templates.items.map((item) => [item.id, item])),
      days: new Map(days.items.map((item) => [item.id, item])),
      requests: new Map(requests.items.map((item) => [item.id, item])),
      settings: new Map(businessSettings.items.map((item) => [item.id, item])),
      publication,
      unpublished: unpublishedSince(publication),
    }),
    awaitingRepair: shifts.awaitingRepair,
  };
  return { saved, texts };
}

/** The text of the collection; `shifts` are the ones to write if it is theirs. */
export function textOf(
  { schedule, awaitingRepair }: SavedSchedule,
  id: Collection,
  shifts: Iterable<Shift> = allShifts(schedule.shifts),
): string {
  if (id === 'shifts') return JSON.stringify(toStoredShifts(shifts, awaitingRepair));
  return JSON.stringify([...schedule[id === 'businessSettings' ? 'settings' : id].values()]);
}
