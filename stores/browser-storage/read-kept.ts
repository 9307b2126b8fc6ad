import { readJournal } from '@/lib/saved-data/read-journal';
import { readLocalCollections } from './local-collections';
import { type KeysFit, migrateKeys } from './migrate-keys';
import { type SavedSchedule, savedAfter } from './saved-schedule';
import type { StorageDoor } from './storage-door';

/** What the keys have for the first frame, the journal on top, and whether they could be brought to this version. */
export function readKept(door: StorageDoor): { readonly saved: SavedSchedule; readonly keysFit: KeysFit } {
  const keysFit = migrateKeys(door);
  const { saved } = readLocalCollections(door);
  const text = door.read('journal');
  const left = readJournal(text);
  if (text !== null && !left.isWhole) door.putAside('journal', text);
  return { saved: left.changes.reduce(savedAfter, saved), keysFit };
}
