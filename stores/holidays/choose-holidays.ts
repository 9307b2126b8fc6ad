import { type HolidayPlace, needsYears } from '@/lib/holidays/holidays';
import { reckonHolidays } from '@/lib/holidays/reckon-holidays';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { changeSetting, settingOf } from '@/stores/settings/settings-of';

/** Counts the choices: a later one wins over one whose script is still on its way. */
let choices = 0;

/**
 * Reckons the holidays of the place and stores them; undefined stores that there are none. Rejects, and leaves what was
 * chosen before, when the calculator cannot be loaded: it is not kept for offline use.
 */
export async function chooseHolidays(place: HolidayPlace | undefined): Promise<void> {
  choices += 1;
  const choice = choices;
  if (!place) {
    changeSetting('holidays', undefined);
    return;
  }
  const { WORLD_CALCULATOR } = await import('@/lib/holidays/world-calculator');
  if (choice !== choices) return;
  const { today } = uiStore.getState();
  const reckoned = reckonHolidays(place, today, WORLD_CALCULATOR);
  changeSetting('holidays', (before) => {
    // What a newer build keeps beside them stays.
    const { region: _, ...others } = before ?? {};
    return { ...others, ...reckoned };
  });
}

/** Reckons further years where the next one is missing; rejects as `chooseHolidays` does. */
export async function renewHolidays(store: ScheduleStore): Promise<void> {
  const { today } = uiStore.getState();
  const holidays = settingOf(store.getState().schedule, 'holidays');
  if (holidays && needsYears(holidays, today)) await chooseHolidays(holidays);
}
