import type { FillRequest } from '@/lib/auto-fill/proposal';
import type { FillInput } from '@/lib/auto-fill/schedule/fill-input';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';
import { uiStore } from '@/stores/app/ui-store';
import { runWhenAllRead } from '@/stores/schedule/all-read';
import { contextWithSettings } from '@/stores/schedule/plan-breaks';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { startFill } from './fill-run';
import { createFillSession, type FillSession } from './fill-session';

export { acceptProposal } from './accept-proposal';
export type { FillSession } from './fill-session';

/** Looks for people to work the open shifts of the request, in the current schedule. */
export function startFilling(store: ScheduleStore, request: FillRequest): FillSession {
  return createFillSession(() => readInput(store, request), request.seed, startFill);
}

/** Working-time rules also count days far before and after the shifts. */
async function readInput(store: ScheduleStore, request: FillRequest): Promise<FillInput> {
  await new Promise<void>(runWhenAllRead);
  const { schedule } = store.getState();
  const settings = ruleSettingsOf(schedule);
  return {
    ...request,
    schedule,
    settings,
    contextIn: contextWithSettings(settings),
    today: uiStore.getState().today,
  };
}
