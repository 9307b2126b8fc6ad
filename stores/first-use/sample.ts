import { hasSample } from '@/lib/sample/is-sample';
import { shiftTotal } from '@/lib/shifts/change/reading-progress';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import { withAllRead } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { pauseOnboarding } from './onboarding';

const loadRestaurant = () => import('@/lib/sample/sample-restaurant');

/** Whether anything of the sample restaurant is there. */
export const useHasSample = (): boolean => useSchedule(({ schedule }) => hasSample(schedule));

/** Brings the sample restaurant in one step, into an empty schedule only; rejected where its script does not come. */
export async function loadSample(told: string): Promise<void> {
  const { sampleEntries } = await loadRestaurant();
  const state = scheduleStore.getState();
  // Another tab may have added somebody meanwhile: the sample is never mixed up with what is real.
  if (state.schedule.employees.size > 0 || shiftTotal(state) > 0) return;
  const { today } = uiStore.getState();
  const change = scheduleStore.commit(sampleEntries(today));
  scheduleStore.selectDate(today);
  pauseOnboarding();
  await announce(change, { category: 'general', words: { message: told } });
}

/** Takes the sample restaurant out in one step, and nothing that is real; says `gone` where another tab has done so. */
export async function removeSample(told: string, gone: string): Promise<void> {
  const { removeSampleEntries } = await withAllRead(loadRestaurant());
  const { schedule } = scheduleStore.getState();
  const change = scheduleStore.commit(removeSampleEntries(schedule, scheduleStore.newId));
  await announce(change, { category: 'general', words: { message: told }, gone });
}
