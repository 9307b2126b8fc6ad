import { useStore } from 'zustand';
import { scheduleStore } from '@/stores/app/schedule-store';
import type { ScheduleState } from './schedule';

export const useSchedule = <Part>(select: (state: ScheduleState) => Part): Part =>
  useStore(scheduleStore, select);

/** Whether every shift is loaded; the rest of a long schedule comes piece by piece. */
export const useIsAllRead = (): boolean => useSchedule(({ reading }) => reading === null);
