import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

const NOTHING: readonly ChangeEntry[] = [];

const saved = createStore<{ readonly entries: readonly ChangeEntry[] }>(() => ({ entries: NOTHING }));

scheduleStore.listen(({ source, changes }) => {
  const origin = changes.at(-1)?.origin ?? 'edit';
  if (source !== 'here' || origin === 'import' || origin === 'publish' || origin === 'series') return;
  saved.setState({ entries: origin === 'undo' ? NOTHING : (changes.at(-1)?.entries ?? NOTHING) });
});

uiStore.subscribe(({ filter }, before) => {
  if (filter !== before.filter) saved.setState({ entries: NOTHING });
});

/** What this tab saved last since the filter was set: only that can surprise by not being shown. */
export const useSavedUnderFilter = (): readonly ChangeEntry[] => useStore(saved, ({ entries }) => entries);
