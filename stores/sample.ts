import { hasSample } from '@/lib/sample/is-sample';
import { scheduleStore, tellWhenStored, uiStore, useSchedule } from './app-stores';
import { pauseOnboarding } from './onboarding';

const loadRestaurant = () => import('@/lib/sample/sample-restaurant');

/** Whether anything of the sample restaurant is there. */
export const useHasSample = (): boolean => useSchedule(({ schedule }) => hasSample(schedule));

/** Brings the sample restaurant in one step, into an empty schedule only; rejected where its script does not come. */
export async function loadSample(told: string): Promise<void> {
  const { sampleEntries } = await loadRestaurant();
  const { schedule } = scheduleStore.getState();
  // Another tab may have added somebody meanwhile: the sample is never mixed up with what is real.
  if (schedule.employees.size > 0 || schedule.shifts.shiftCount > 0) return;
  const { today } = uiStore.getState();
  scheduleStore.commit(sampleEntries(today));
  scheduleStore.selectDate(today);
  pauseOnboarding();
  await tellWhenStored({ message: told, type: 'success', category: 'general', canUndo: true });
}

/** Takes the sample restaurant out in one step, and nothing that is real. */
export async function removeSample(told: string): Promise<void> {
  const { removeSampleEntries } = await loadRestaurant();
  const { schedule } = scheduleStore.getState();
  scheduleStore.commit(removeSampleEntries(schedule, scheduleStore.newId));
  await tellWhenStored({ message: told, type: 'success', category: 'general', canUndo: true });
}
