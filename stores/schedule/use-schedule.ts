import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { liveSchedule } from '@/stores/app/schedule-store';
import type { AsOf, EditedWeek, ScheduleState, ScheduleStore } from './schedule';

export interface ShownSchedule {
  readonly kind: 'live' | 'week' | 'asOf';
  /** Creates the store of the shown schedule, for the provider. */
  readonly open: () => ScheduleStore;
  /** Reverts the changes made to show this schedule; called when another schedule is shown. */
  readonly leave?: () => void;
}

const LIVE: ShownSchedule = { kind: 'live', open: () => liveSchedule };

/** The shown schedule, for the page. Screens get the store itself from context. */
export const shownSchedule = createStore<ShownSchedule>(() => LIVE);

/** Without an argument, shows the live schedule. */
export function showSchedule(shown: ShownSchedule = LIVE): void {
  const { leave } = shownSchedule.getState();
  shownSchedule.setState(shown, true);
  leave?.();
}

/** Shows the live schedule again if a schedule of that kind is shown now. */
export function leaveSchedule(kind: ShownSchedule['kind']): void {
  if (shownSchedule.getState().kind === kind) showSchedule();
}

/** The schedule of the screens below; without a provider, the live one. */
export const ScheduleContext = createContext<ScheduleStore>(liveSchedule);

/**
 * The store of the shown schedule. An action keeps using the store it started with, even if another is shown meanwhile.
 */
export const useScheduleStore = (): ScheduleStore => useContext(ScheduleContext);

export const useSchedule = <Part>(select: (state: ScheduleState) => Part): Part =>
  useStore(useScheduleStore(), select);

/** Whether every shift is loaded; a long schedule loads piece by piece. */
export const useIsAllRead = (): boolean => useSchedule(({ reading }) => reading === null);

export const useEditedWeek = (): EditedWeek | undefined => useScheduleStore().editedWeek;

export const useAsOf = (): AsOf | undefined => useScheduleStore().asOf;

export const isLive = ({ editedWeek, asOf }: ScheduleStore): boolean => !editedWeek && !asOf;
