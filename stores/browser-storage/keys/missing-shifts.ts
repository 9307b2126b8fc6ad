import { readAway } from './away-log';
import { readLocalCollections } from './local-collections';
import { hashesOf } from './own-texts';
import type { StorageGateway } from './storage-gateway';

/** How many shifts only the database has, as far as the keys know: the texts hold the weeks around their last day. */
export function missingShifts(gateway: StorageGateway): number {
  const stamp = gateway.readValue('stamp');
  if (stamp?.total === undefined) return 0;
  const { saved, texts } = readLocalCollections(gateway);
  // What a page without a database has written since is in the texts and not in the total.
  const isAsStamped = hashesOf(texts).shifts === stamp.shifts;
  const gained = isAsStamped ? 0 : gainedAway(gateway);
  return Math.max(0, stamp.total - saved.schedule.shifts.shiftCount + gained);
}

function gainedAway(gateway: StorageGateway): number {
  let gained = 0;
  for (const { change } of readAway(gateway)) {
    for (const { kind, before, after } of change.entries) {
      if (kind === 'shift') gained += (after ? 1 : 0) - (before ? 1 : 0);
    }
  }
  return gained;
}
