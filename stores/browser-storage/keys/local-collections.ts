import { readEmployees, readShifts, readTemplates } from '@/lib/saved-data/records/read-collection';
import { toStoredShifts } from '@/lib/saved-data/records/stored-records';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import { unpublishedSince } from '@/lib/shifts/publication/publication';
import type { Shift } from '@/lib/shifts/shift/shift';
import { readLocalPublication } from './local-publication';
import type { SavedSchedule } from './saved-schedule';
import type { StorageDoor } from './storage-door';

/** The keys of the specification that hold the schedule. */
export const COLLECTIONS = ['shifts', 'employees', 'templates'] as const;

export type Collection = (typeof COLLECTIONS)[number];

export type CollectionTexts = Readonly<Record<Collection, string | null>>;

/** The texts under the specification's keys, as they are. */
export function readLocalTexts(door: StorageDoor): CollectionTexts {
  return {
    shifts: door.read('shifts'),
    employees: door.read('employees'),
    templates: door.read('templates'),
  };
}

/** What the browser's storage has under the specification's keys. What cannot be read is put aside, never dropped. */
export function readLocalCollections(door: StorageDoor): { saved: SavedSchedule; texts: CollectionTexts } {
  const texts = readLocalTexts(door);
  const shifts = readShifts(texts.shifts);
  const employees = readEmployees(texts.employees);
  const templates = readTemplates(texts.templates);
  const publication = readLocalPublication(door);
  const read = { shifts, employees, templates };
  for (const id of COLLECTIONS) {
    const text = texts[id];
    if (text !== null && !read[id].isWhole) door.putAside(id, text);
  }
  const saved: SavedSchedule = {
    schedule: {
      shifts: withEntries(
        EMPTY_INDEX,
        shifts.items.map((shift) => ({ id: shift.id, after: shift })),
      ),
      employees: new Map(employees.items.map((item) => [item.id, item])),
      templates: new Map(templates.items.map((item) => [item.id, item])),
      publication,
      unpublished: unpublishedSince(publication),
    },
    undated: shifts.undated,
  };
  return { saved, texts };
}

/** The texts of the collections; `shifts` are the ones to be written. */
export function collectionTexts(
  { schedule, undated }: SavedSchedule,
  shifts: Iterable<Shift>,
): Record<Collection, string> {
  return {
    shifts: JSON.stringify(toStoredShifts(shifts, undated)),
    employees: JSON.stringify([...schedule.employees.values()]),
    templates: JSON.stringify([...schedule.templates.values()]),
  };
}
