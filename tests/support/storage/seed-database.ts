import { openDB } from 'idb';
import type { Fields } from '@/lib/saved-data/records/fields';
import { SAVED_STORES } from '@/lib/saved-data/saved-stores';
import { fixtureText } from '@/tests/support/fixtures';

export function storedFixture(version: number): Readonly<Record<string, readonly Fields[]>> {
  return JSON.parse(fixtureText(version, 'database'));
}

/** Writes the database of that version, with its log numbers. */
export async function seedDatabase(name: string, version: number): Promise<void> {
  const stored = storedFixture(version);
  const database = await openDB(name, version, {
    upgrade(fresh) {
      for (const [store, { keyPath, indexes }] of Object.entries(SAVED_STORES)) {
        if (!Object.hasOwn(stored, store) && store !== 'restorePoints') continue;
        const made = fresh.createObjectStore(store, keyPath ? { keyPath } : { autoIncrement: true });
        for (const [index, field] of Object.entries(indexes)) made.createIndex(index, field);
      }
    },
  });
  for (const [store, records] of Object.entries(stored)) {
    for (const record of records) await database.put(store, record);
  }
  database.close();
}
