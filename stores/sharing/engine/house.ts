import { isLater } from '@/lib/merge/signed-change';
import { HOUSE_SETTINGS, type HouseSettings, mergeHouse } from '@/lib/sharing/house-settings';
import type { SharingState } from '@/stores/browser-storage/database/sharing-state';
import type { HouseTexts, Room } from './room';

/**
 * Notes how the house works on the pages of this device. What was set here is said to the others; what the others have set
 * and the pages do not have yet, or do not understand, is told to the pages again.
 */
export async function noteHouse(room: Room, texts: HouseTexts): Promise<void> {
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
  if (Object.keys(again).length > 0) room.onHouse(again);
}

/** What of it the others do not have yet; undefined where that is nothing. */
export function houseToSay({ house, houseToSay: ids }: SharingState): HouseSettings | undefined {
  const settings = Object.fromEntries(
    ids.flatMap((id) => {
      const setting = house[id];
      return setting ? [[id, setting]] : [];
    }),
  );
  return ids.length > 0 ? settings : undefined;
}

/** They have it now, unless it was changed meanwhile. */
export function noteHouseSaid({ database }: Pick<Room, 'database'>, said: HouseSettings): Promise<void> {
  return database.putState((state) => ({
    ...state,
    houseToSay: state.houseToSay.filter((id) => state.house[id]?.clock !== said[id]?.clock),
  }));
}

/**
 * Takes in how the house works elsewhere. Where the news are all that is known there, what is later here was lost, and is
 * said again.
 */
export async function takeHouse(room: Room, news: HouseSettings, isAll = false): Promise<void> {
  if (Object.keys(news).length === 0 && !isAll) return;
  const { house: known } = await room.known();
  const { house, changed } = mergeHouse(known, news);
  await room.database.putState((state) => ({
    ...state,
    house: mergeHouse(state.house, news).house,
    houseToSay: isAll ? lostSettings(state.house, news) : state.houseToSay,
    clock: Object.values(news).reduce((most, { clock }) => Math.max(most, clock), state.clock),
  }));
  tellPages(room, house, changed);
}

function lostSettings(known: HouseSettings, there: HouseSettings): readonly string[] {
  return Object.keys(known).filter((id) => {
    const [own, other] = [known[id], there[id]];
    return own !== undefined && (!other || isLater(own, other));
  });
}

/** Takes over how the house works, in place of all that is set here. */
export async function takeWholeHouse(room: Room, house: HouseSettings): Promise<void> {
  await room.database.putState((state) => ({ ...state, house, houseToSay: [] }));
  tellPages(room, house, HOUSE_SETTINGS);
}

function tellPages({ onHouse }: Room, house: HouseSettings, ids: readonly string[]): void {
  if (ids.length > 0) onHouse(Object.fromEntries(ids.map((id) => [id, house[id]?.text ?? null])));
}
