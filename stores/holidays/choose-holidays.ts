import { computeHolidays } from '@/lib/holidays/compute-holidays';
import { type HolidayPlace, type Holidays, needsYears } from '@/lib/holidays/holidays';
import { holidaysSetting } from '@/lib/settings/holidays-setting';
import { settingOf } from '@/lib/settings/settings-of';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { changeSetting, settingEdit } from '@/stores/settings/change-setting';

/** Counts the choices, so that a later one wins over an earlier one whose script is still loading. */
let choices = 0;

/**
 * Computes the holidays of the place and stores them; undefined stores that there are none. Rejects, and keeps the
 * previous choice, if the calculator cannot be loaded: it is not cached for offline use.
 */
export async function chooseHolidays(store: ScheduleStore, place: HolidayPlace | undefined): Promise<void> {
  const holidays = place && (await computePlaceHolidays(store, place));
  if (place && !holidays) return;
  if (!place) choices += 1;
  changeSetting(store, holidaysSetting, holidays);
}

/** The holidays of the place; undefined if another was chosen meanwhile. */
async function computePlaceHolidays(
  store: ScheduleStore,
  place: HolidayPlace,
): Promise<Holidays | undefined> {
  choices += 1;
  const choice = choices;
  const { WORLD_CALCULATOR } = await import('@/lib/holidays/world-calculator');
  if (choice !== choices) return undefined;
  // Keep fields that a newer build has added.
  const { region: _, ...others } = settingOf(store.getState().schedule, holidaysSetting) ?? {};
  return { ...others, ...computeHolidays(place, uiStore.getState().today, WORLD_CALCULATOR) };
}

/**
 * Computes further years if the next one is missing, without an undo step. Rejects as `chooseHolidays` does.
 */
export async function renewHolidays(store: ScheduleStore): Promise<void> {
  const { today } = uiStore.getState();
  const holidays = settingOf(store.getState().schedule, holidaysSetting);
  if (!holidays || !needsYears(holidays, today)) return;
  const renewed = await computePlaceHolidays(store, holidays);
  if (renewed) store.commit(settingEdit(store, holidaysSetting, renewed), { origin: 'series' });
}
