import { HOUSE_SETTINGS, type HouseSettingId, isUnderstood } from '@/lib/sharing/house-settings';
import { gateway, persisted } from '@/stores/app/gateway';
import { hearPersistedValues } from '@/stores/browser-storage/persisted-values';
import type { HouseTexts } from './engine/room';

/** How the house works as this browser has it. */
export function houseTexts(): HouseTexts {
  return Object.fromEntries(HOUSE_SETTINGS.map((id) => [id, gateway.read(id)]));
}

/** Calls `told` with each setting that changes, in this tab or another; returns how to stop. */
export function followHouse(told: (texts: HouseTexts) => void): () => void {
  const ends = HOUSE_SETTINGS.map((id) => persisted[id].subscribe(() => told({ [id]: gateway.read(id) })));
  return () => {
    for (const end of ends) end();
  };
}

/** Puts settings of other devices in place of those here; what this build does not understand is left. */
export function putHouse(texts: HouseTexts): void {
  for (const [id, text] of Object.entries(texts)) {
    if (!isHouseSetting(id) || gateway.read(id) === text) continue;
    if (text === null) gateway.remove(id);
    else if (!isUnderstood(id, text) || !gateway.write(id, text)) continue;
    hearPersistedValues({ [id]: persisted[id] }, gateway.keyOf(id));
  }
}

function isHouseSetting(id: string): id is HouseSettingId {
  return (HOUSE_SETTINGS as readonly string[]).includes(id);
}
