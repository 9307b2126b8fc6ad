import { isLater } from '@/lib/merge/signed-change';
import { mergeSealedTexts, SEALED_IDS, type SealedTexts } from '@/lib/sharing/sealed-texts';
import type { SharingState } from '@/stores/browser-storage/database/sharing-state';
import type { PageTexts, Room } from './room';

/**
 * Notes the texts that the pages of this device have. What was set here is sent to the others; what the others have set and
 * the pages do not have yet, or do not understand, is sent to the pages again.
 */
export async function noteTexts(room: Room, texts: PageTexts): Promise<void> {
  const at = room.now();
  const again: Record<string, string | null> = {};
  await room.database.putState((state) => {
    // What is taken over takes the place of what is here.
    if (state.isJoining) return state;
    const changed = Object.entries(texts).filter(([id, text]) => {
      const known = state.house[id];
      if ((known?.text ?? null) === text) return false;
      // As the keys were before: what the others have set has not come there.
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

/** What of it the others do not have yet; undefined where that is nothing. */
export function houseToSay({ house, houseToSay: ids }: SharingState): SealedTexts | undefined {
  const texts = Object.fromEntries(
    ids.flatMap((id) => {
      const text = house[id];
      return text ? [[id, text]] : [];
    }),
  );
  return ids.length > 0 ? texts : undefined;
}

/** They have it now, unless it was changed meanwhile. */
export function noteSent({ database }: Pick<Room, 'database'>, said: SealedTexts): Promise<void> {
  return database.putState((state) => ({
    ...state,
    houseToSay: state.houseToSay.filter((id) => state.house[id]?.clock !== said[id]?.clock),
  }));
}

/**
 * Merges the texts of other devices. Where they are all that is known there, what is later here was lost, and is
 * said again.
 */
export async function mergeTexts(room: Room, news: SealedTexts, isAll = false): Promise<void> {
  if (Object.keys(news).length === 0 && !isAll) return;
  const { house: known } = await room.known();
  const { house, changed } = mergeSealedTexts(known, news);
  await room.database.putState((state) => ({
    ...state,
    house: mergeSealedTexts(state.house, news).house,
    houseToSay: isAll ? lostTexts(state.house, news) : state.houseToSay,
    clock: Object.values(news).reduce((most, { clock }) => Math.max(most, clock), state.clock),
  }));
  tellPages(room, house, changed);
}

function lostTexts(known: SealedTexts, there: SealedTexts): readonly string[] {
  return Object.keys(known).filter((id) => {
    const [own, other] = [known[id], there[id]];
    return own !== undefined && (!other || isLater(own, other));
  });
}

/** Uses the texts of the others in place of all that are set here. */
export async function replaceTexts(room: Room, house: SealedTexts): Promise<void> {
  await room.database.putState((state) => ({ ...state, house, houseToSay: [] }));
  tellPages(room, house, SEALED_IDS);
}

function tellPages({ onTexts }: Room, house: SealedTexts, ids: readonly string[]): void {
  if (ids.length > 0) onTexts(Object.fromEntries(ids.map((id) => [id, house[id]?.text ?? null])));
}
