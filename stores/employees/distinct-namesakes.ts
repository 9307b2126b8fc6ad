import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Namesakes, namesakesId } from '@/lib/employees/namesakes';
import { persisted } from '@/stores/app/gateway';

const distinctStore = createStore<readonly string[]>(() => persisted.namesakesKept.get());
persisted.namesakesKept.subscribe((kept) => distinctStore.setState(kept, true));

/** Groups marked as different people, by `namesakesId`. */
export const useDistinctNamesakes = (): readonly string[] => useStore(distinctStore);

/** Marks the namesakes as different people: merging these namesakes is not offered again. */
export function markNamesakesDistinct(namesakes: Namesakes): void {
  const id = namesakesId(namesakes);
  persisted.namesakesKept.update((kept) => (kept.includes(id) ? kept : [...kept, id]));
}
