import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { liveSchedule } from '@/stores/app/schedule-store';
import type { AsOf, EditedWeek, ScheduleState, ScheduleStore } from './schedule';

/** Which schedule the screens show. */
export interface ShownSchedule {
  readonly kind: 'live' | 'week' | 'asOf';
  /** Makes its store, for the provider. */
  readonly open: () => ScheduleStore;
  /** Puts back what was changed for it; called when another is shown. */
  readonly leave?: () => void;
}

const LIVE: ShownSchedule = { kind: 'live', open: () => liveSchedule };

/** Of this page, until it is left. The screens get the store itself by context. */
export const shownSchedule = createStore<ShownSchedule>(() => LIVE);

/** Shows that schedule, without an argument the live one. */
export function showSchedule(shown: ShownSchedule = LIVE): void {
  const { leave } = shownSchedule.getState();
  shownSchedule.setState(shown, true);
  leave?.();
}

/** Shows the live schedule if one of that kind is shown now. */
export function leaveSchedule(kind: ShownSchedule['kind']): void {
  if (shownSchedule.getState().kind === kind) showSchedule();
}

/** The schedule that the screens below show; without a provider the live one. */
export const ScheduleContext = createContext<ScheduleStore>(liveSchedule);

/** The store of the shown schedule. What is begun with it goes on with it, whatever is shown meanwhile. */
export const useScheduleStore = (): ScheduleStore => useContext(ScheduleContext);

/** A part of the shown schedule. */
export const useSchedule = <Part>(select: (state: ScheduleState) => Part): Part =>
  useStore(useScheduleStore(), select);

/** Whether every shift is loaded; the rest of a long schedule comes piece by piece. */
export const useIsAllRead = (): boolean => useSchedule(({ reading }) => reading === null);

/** The week template that is shown in place of the live schedule. */
export const useEditedWeek = (): EditedWeek | undefined => useScheduleStore().editedWeek;

/** The moment of the past that is shown in place of the live schedule. */
export const useAsOf = (): AsOf | undefined => useScheduleStore().asOf;

/** Whether it is the live schedule, not a week template or a moment of the past. */
export const isLive = ({ editedWeek, asOf }: ScheduleStore): boolean => !editedWeek && !asOf;
