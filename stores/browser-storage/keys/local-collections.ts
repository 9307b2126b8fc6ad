import { OLD_SETTING_IDS } from '@/lib/saved-data/device-keys';
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
import { hasOldSettings, keysUpgrade } from './older-keys';
import type { SavedSchedule } from './saved-schedule';
import type { StorageGateway } from './storage-gateway';

/** The keys that hold the schedule: those of the specification, day notes, requests, and business settings. */
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

/** The unparsed texts of the collections; the settings include the values of their old keys. */
export function readLocalTexts(gateway: StorageGateway): CollectionTexts {
  return Object.fromEntries(COLLECTIONS.map((id) => [id, readText(gateway, id)])) as CollectionTexts;
}

/**
 * The text of the collection; null if there is none. Old keys of settings are merged into the returned text.
 * Only `writeText` removes old keys, so that a killed page loses nothing.
 */
export function readText(gateway: StorageGateway, id: Collection): string | null {
  const text = gateway.read(id);
  const oldSettings = keysUpgrade();
  if (id !== 'businessSettings' || !oldSettings || !hasOldSettings(gateway)) return text;
  const { items, isWhole } = readSettingRecords(text);
  if (text !== null && !isWhole) gateway.quarantine(id, text);
  const before = byId(items);
  const { settings } = oldSettings.withOldSettings(before, gateway.read);
  return settings === before ? text : JSON.stringify([...settings.values()]);
}

/** Returns whether the text is stored. The text of the settings replaces their old keys. */
export function writeText(gateway: StorageGateway, id: Collection, text: string): boolean {
  if (gateway.read(id) !== text && !gateway.write(id, text)) return false;
  const oldSettings = keysUpgrade();
  if (id !== 'businessSettings' || !oldSettings || !hasOldSettings(gateway)) return true;
  for (const old of OLD_SETTING_IDS) if (gateway.read(old) !== null) gateway.remove(old);
  const screen = oldSettings.withoutWeekStart(gateway.read('settings'));
  if (screen !== undefined) gateway.write('settings', screen);
  return true;
}

/** Whether the key is that of a collection, or an old one of a setting. */
export function isOfCollections(gateway: StorageGateway, key: string): boolean {
  return [...COLLECTIONS, ...OLD_SETTING_IDS].some((id) => gateway.keyOf(id) === key);
}

/** The schedule under the specification's keys. Quarantines unreadable texts, never drops them. */
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
  const oldSettings = keysUpgrade();
  if (oldSettings && hasOldSettings(gateway)) {
    for (const id of oldSettings.withOldSettings(new Map(), gateway.read).unreadable) {
      gateway.quarantine(id, gateway.read(id) ?? '');
    }
  }
  const saved: SavedSchedule = {
    schedule: withoutDrafts({
      shifts: withEntries(
        EMPTY_INDEX,
        shifts.items.map((shift) => ({ id: shift.id, after: shift })),
      ),
      employees: byId(employees.items),
      templates: byId(templates.items),
      days: byId(days.items),
      requests: byId(requests.items),
      settings: byId(businessSettings.items),
      publication,
      unpublished: unpublishedSince(publication),
    }),
    awaitingRepair: shifts.awaitingRepair,
  };
  return { saved, texts };
}

/** The text of the collection; `shifts` are the ones to write into the collection of shifts. */
export function textOf(
  { schedule, awaitingRepair }: SavedSchedule,
  id: Collection,
  shifts: Iterable<Shift> = allShifts(schedule.shifts),
): string {
  if (id === 'shifts') return JSON.stringify(toStoredShifts(shifts, awaitingRepair));
  return JSON.stringify([...schedule[id === 'businessSettings' ? 'settings' : id].values()]);
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}
