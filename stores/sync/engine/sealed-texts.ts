import { isLater } from '@/lib/merge/signed-change';
import { mergeSealedTexts, SEALED_IDS, type SealedTexts } from '@/lib/sync/sealed-texts';
import type { SyncState } from '@/stores/browser-storage/database/sync-state';
import type { PageTexts, Room } from './room';

/**
 * Compares the texts of this device's pages with the shared ones. Sends changes made here to the other
 * devices. Sends the pages the texts that they lack or did not understand.
 */
export async function noteTexts(room: Room, texts: PageTexts): Promise<void> {
  const at = room.now();
  const again: Record<string, string | null> = {};
  await room.database.putState((state) => {
    // While joining, the downloaded schedule replaces this device's data.
    if (state.isJoining) return state;
    const changed = Object.entries(texts).filter(([id, text]) => {
      const known = state.house[id];
      if ((known?.text ?? null) === text) return false;
      // The text is the last one applied here: the pages have not received the others' value yet.
      const applied = state.houseApplied[id];
      const isOld = known !== undefined && (applied === undefined || applied === text);
      if (isOld) again[id] = known.text;
      return !isOld;
    });
    const clock = changed.length > 0 ? Math.max(at, state.clock + 1) : state.clock;
    const set = changed.map(([id, text]) => [id, { text, clock, device: state.device }] as const);
    return {
      ...state,
      clock,
      house: { ...state.house, ...Object.fromEntries(set) },
      houseApplied: { ...state.houseApplied, ...texts },
      houseToSay: [...new Set([...state.houseToSay, ...changed.map(([id]) => id)])],
    };
  });
  if (Object.keys(again).length > 0) room.onTexts(again);
}

/** The texts that the others do not have yet; undefined if there are none. */
export function textsToSend({ house, houseToSay: ids }: SyncState): SealedTexts | undefined {
  const texts = Object.fromEntries(
    ids.flatMap((id) => {
      const text = house[id];
      return text ? [[id, text]] : [];
    }),
  );
  return ids.length > 0 ? texts : undefined;
}

/** Marks the texts as sent, except texts changed meanwhile. */
export function noteSent({ database }: Pick<Room, 'database'>, said: SealedTexts): Promise<void> {
  return database.putState((state) => ({
    ...state,
    houseToSay: state.houseToSay.filter((id) => state.house[id]?.clock !== said[id]?.clock),
  }));
}

/**
 * Merges the texts of other devices. With `isAll`, the texts are all that the relay has: later texts of this
 * device were lost, and are resent.
 */
export async function mergeTexts(room: Room, news: SealedTexts, isAll = false): Promise<void> {
  if (Object.keys(news).length === 0 && !isAll) return;
  const { house: known } = await room.known();
  const { texts, changed } = mergeSealedTexts(known, news);
  await room.database.putState((state) => ({
    ...state,
    house: mergeSealedTexts(state.house, news).texts,
    houseToSay: isAll ? lostTexts(state.house, news) : state.houseToSay,
    clock: Object.values(news).reduce((most, { clock }) => Math.max(most, clock), state.clock),
  }));
  notifyPages(room, texts, changed);
}

function lostTexts(known: SealedTexts, there: SealedTexts): readonly string[] {
  return Object.keys(known).filter((id) => {
    const [own, other] = [known[id], there[id]];
    return own !== undefined && (!other || isLater(own, other));
  });
}

export async function replaceTexts(room: Room, house: SealedTexts): Promise<void> {
  await room.database.putState((state) => ({ ...state, house, houseToSay: [] }));
  notifyPages(room, house, SEALED_IDS);
}

function notifyPages({ onTexts }: Room, house: SealedTexts, ids: readonly string[]): void {
  if (ids.length > 0) onTexts(Object.fromEntries(ids.map((id) => [id, house[id]?.text ?? null])));
}
