import { isUnderstood, SEALED_IDS, type SealedId } from '@/lib/sharing/sealed-texts';
import { gateway, persisted } from '@/stores/app/gateway';
import { hearPersistedValues } from '@/stores/browser-storage/persisted-values';
import type { PageTexts } from './engine/room';

/** How the house works as this browser has it. */
export function readPageTexts(): PageTexts {
  return Object.fromEntries(SEALED_IDS.map((id) => [id, gateway.read(id)]));
}

/** Calls `told` with each setting that changes, in this tab or another; returns how to stop. */
export function followPageTexts(told: (texts: PageTexts) => void): () => void {
  const ends = SEALED_IDS.map((id) => persisted[id].subscribe(() => told({ [id]: gateway.read(id) })));
  return () => {
    for (const end of ends) end();
  };
}

/** Puts settings of other devices in place of those here; what this build does not understand is left. */
export function putPageTexts(texts: PageTexts): void {
  for (const [id, text] of Object.entries(texts)) {
    if (!isSealedId(id) || gateway.read(id) === text) continue;
    if (text === null) gateway.remove(id);
    else if (!isUnderstood(id, text) || !gateway.write(id, text)) continue;
    hearPersistedValues({ [id]: persisted[id] }, gateway.keyOf(id));
  }
}

function isSealedId(id: string): id is SealedId {
  return (SEALED_IDS as readonly string[]).includes(id);
}
