import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { ShiftFilter } from '@/lib/shifts/views/shift-filter';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import type { ScheduleStore } from './schedule';
import { useScheduleStore } from './use-schedule';

interface Saved {
  readonly entries: readonly ChangeEntry[];
  /** The filter when the entries were saved. */
  readonly filter: ShiftFilter | undefined;
}

const NOTHING: readonly ChangeEntry[] = [];

const savedIn = new WeakMap<ScheduleStore, StoreApi<Saved>>();

function followSaves(store: ScheduleStore): StoreApi<Saved> {
  const known = savedIn.get(store);
  if (known) return known;
  const saved = createStore<Saved>(() => ({ entries: NOTHING, filter: undefined }));
  savedIn.set(store, saved);
  store.listen(({ source, changes }) => {
    const last = changes.at(-1);
    const origin = last?.origin ?? 'edit';
    if (source !== 'here' || origin === 'import' || origin === 'publish' || origin === 'series') return;
    const { filter } = uiStore.getState();
    saved.setState({ filter, entries: origin === 'undo' ? NOTHING : (last?.entries ?? NOTHING) });
  });
  return saved;
}

/**
 * The entries that this tab saved last since the filter was set: only those shifts can be unexpectedly
 * hidden.
 */
export function useSavedUnderFilter(): readonly ChangeEntry[] {
  const saved = useStore(followSaves(useScheduleStore()));
  const filter = useUi((state) => state.filter);
  return saved.filter === filter ? saved.entries : NOTHING;
}
