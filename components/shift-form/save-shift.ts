import { editRecord } from '@/lib/merge/merge-form';
import type { SeriesScope } from '@/lib/series/delete-series';
import { templateOfShift } from '@/lib/series/occurrence';
import { type Repeating, savedShiftEntries } from '@/lib/series/save-series';
import { settingEntries } from '@/lib/settings/settings';
import { ruleSettingsOf, settingOf } from '@/lib/settings/settings-of';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { withoutDetails } from '@/lib/shifts/shift/shift-details';
import { withStation } from '@/lib/shifts/stations';
import { SHIFT_SAVE_DELAY_MS } from '@/lib/timing';
import { uiStore } from '@/stores/app/ui-store';
import { breakChoices } from '@/stores/plans/plan-choices';
import { type SaveMessages, saveAfterDelay } from '@/stores/schedule/save-after-delay';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { newSeriesPlan } from '@/stores/series/series-plan';

interface ShiftSave {
  readonly before: Shift | undefined;
  readonly after: Shift;
  readonly repeating: Repeating;
  readonly scope: SeriesScope;
}

/**
 * The entries that save the shift, itself first. The form has only the fields this build knows, all details among them;
 * fields stored by a newer build are kept.
 */
export function entriesToSave(
  store: ScheduleStore,
  { before, after, repeating, scope }: ShiftSave,
): readonly ChangeEntry[] {
  const { schedule } = store.getState();
  const { today } = uiStore.getState();
  // What has come from elsewhere since the shift was read stays.
  const stored = findShift(schedule.shifts, after.id);
  const whole = { ...(before && withoutDetails(before)), ...after };
  const merged = stored && before ? editRecord('shift', stored, { made: whole, untouched: before }) : whole;
  const { newId } = store;
  const saved = {
    schedule,
    before: stored ?? before,
    after: merged,
    repeating,
    scope,
    today,
    newId,
  };
  // A new series is settled as a recurring pattern is.
  const isNew = typeof repeating === 'object' && !(before && templateOfShift(schedule, before));
  const entries = isNew
    ? newSeriesPlan(saved, ruleSettingsOf(schedule), breakChoices('copyShift')).entries
    : savedShiftEntries(saved);
  return [...entries, ...stationEntries(schedule, after)];
}

/** Offers a station that was typed from now on. */
function stationEntries(schedule: Schedule, { station }: Shift): readonly ChangeEntry[] {
  if (station === undefined) return [];
  const more = withStation(settingOf(schedule, 'stations'), station);
  return more.isOk ? settingEntries(schedule.settings, 'stations', more.value) : [];
}

/** Journals the shift at once and saves it after the specified delay; true when it is in the schedule. */
export function saveShift(
  store: ScheduleStore,
  entries: readonly ChangeEntry[],
  onSubmitted: () => void,
  messages: SaveMessages,
): Promise<boolean> {
  return saveAfterDelay(store, store.submit(entries), {
    delayMs: SHIFT_SAVE_DELAY_MS,
    category: 'shifts',
    acts: { saved: 'shiftSaved', failed: 'shiftNotSaved' },
    messages,
    onSubmitted,
  });
}
