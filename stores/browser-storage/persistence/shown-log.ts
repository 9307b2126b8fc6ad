import { historyAfter } from '@/lib/shifts/change/history';
import type { ReadingProgress } from '@/lib/shifts/change/reading-progress';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { withSharedDays } from '@/lib/shifts/change/schedule-index';
import { savedAfter } from '@/stores/browser-storage/keys/saved-schedule';
import type { Arrival, Shown } from './persistence-ports';
import type { PersistenceState } from './persistence-state';

/** The log as this tab knows it, with pending changes on top. Unchanged days keep their object identity. */
export function shownLog(state: PersistenceState, now: Shown, reading: ReadingProgress | null): Shown {
  const changes = state.pending.map(({ change }) => change);
  const { schedule, awaitingRepair } = changes.reduce(savedAfter, state.confirmed);
  return {
    schedule: { ...schedule, shifts: withSharedDays(schedule.shifts, now.schedule.shifts) },
    awaitingRepair,
    history: changes.reduce(historyAfter, state.history),
    reading,
  };
}

export function arrivalsOf(
  here: readonly ScheduleChange[],
  elsewhere: readonly ScheduleChange[],
): readonly Arrival[] {
  const arrivals: readonly Arrival[] = [
    { source: 'here', changes: here },
    { source: 'elsewhere', changes: elsewhere },
  ];
  return arrivals.filter(({ changes }) => changes.length > 0);
}
