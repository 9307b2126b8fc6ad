import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Namesakes, namesakesId } from '@/lib/employees/namesakes';
import { persisted } from '@/stores/app/gateway';

const keptStore = createStore<readonly string[]>(() => persisted.namesakesKept.get());
persisted.namesakesKept.subscribe((kept) => keptStore.setState(kept, true));

/** Groups marked as different people, by `namesakesId`. */
export const useNamesakesKept = (): readonly string[] => useStore(keptStore);

/** Marks them as different people: merging them is not offered again. */
export function keepNamesakes(namesakes: Namesakes): void {
  const id = namesakesId(namesakes);
  persisted.namesakesKept.update((kept) => (kept.includes(id) ? kept : [...kept, id]));
}
