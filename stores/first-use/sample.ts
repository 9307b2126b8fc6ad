import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { shiftTotal } from '@/lib/shifts/change/reading-progress';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import { pauseOnboarding } from './onboarding';

const loadRestaurant = () => import('@/lib/sample/sample-restaurant');

/**
 * Adds the sample in one step, to an empty schedule only. Rejects if the sample's script cannot be loaded.
 */
export async function loadSample(message: string): Promise<void> {
  const { sampleEntries } = await loadRestaurant();
  const state = liveSchedule.getState();
  // Another tab may have added somebody meanwhile: never mix the sample with real data.
  if (state.schedule.employees.size > 0 || shiftTotal(state) > 0) return;
  const { today } = uiStore.getState();
  const change = liveSchedule.commit(sampleEntries(today, settingOf(state.schedule, weekStartSetting)));
  liveSchedule.selectDate(today);
  pauseOnboarding();
  await announce(liveSchedule, change, { category: 'general', words: { message } });
}

/** Removes the sample restaurant in one step, and nothing real; shows `gone` if another tab has already done so. */
export async function removeSample(message: string, gone: string): Promise<void> {
  const { removeSampleEntries } = await loadWithAllShifts(loadRestaurant());
  const { schedule } = liveSchedule.getState();
  const change = liveSchedule.commit(removeSampleEntries(schedule, liveSchedule.newId));
  await announce(liveSchedule, change, { category: 'general', words: { message }, gone });
}
