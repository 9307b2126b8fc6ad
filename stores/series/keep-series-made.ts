import { extendEntries } from '@/lib/series/extend-series';
import { liveSchedule, loadSeriesSteps, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

/**
 * Generates the shifts of all series 26 weeks ahead: now, on each new day, and after a relevant change. Waits
 * until all shifts are read, and works on the live schedule even if the screens show another. The returned
 * function stops the generation.
 */
export function keepSeriesMade(): () => void {
  let isStopped = false;
  let isWaiting = false;

  function make(): void {
    isWaiting = false;
    const { schedule, reading } = liveSchedule.getState();
    // Shifts that this page has not loaded could be generated a second time.
    const isWhole = reading === null && scheduleStorage.missingCount() === 0;
    if (isStopped || !isWhole || !scheduleStorage.canEdit()) return;
    liveSchedule.commit(extendEntries(schedule, uiStore.getState().today), { origin: 'series' });
  }

  function look(): void {
    if (isWaiting) return;
    isWaiting = true;
    void scheduleStorage.whenAllRead().then(make);
  }

  loadSeriesSteps().catch((error: unknown) =>
    console.error('The code that undoes series could not be loaded.', error),
  );
  const stops = [
    uiStore.subscribe(({ today }, before) => {
      if (today !== before.today) look();
    }),
    liveSchedule.subscribe(({ schedule }, { schedule: before }) => {
      if (schedule.templates !== before.templates || schedule.employees !== before.employees) look();
    }),
  ];
  look();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
