import { importEntries } from '@/lib/saved-data/import-entries';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { SavedSchedule } from './saved-schedule';
import type { ScheduleStorage } from './schedule-storage';

interface LocalWork {
  readonly local: ScheduleStorage;
  readonly current: () => SavedSchedule;
  readonly changes: readonly ScheduleChange[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Goes on with the keys alone, where there is no database: everything that is in the page is written, not only the
 * weeks of the first frame. Gives what the keys had.
 */
export function carryOnLocally({ local, current, changes, now }: LocalWork): SavedSchedule {
  const page = current();
  const stored = local.readAll();
  const entries = importEntries(stored, page, 'all');
  if (entries.length > 0) local.record({ id: `page-${now}`, at: now, entries }, current);
  for (const change of changes) local.record(change, current);
  local.flush();
  return stored;
}
