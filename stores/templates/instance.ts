import { scheduleStore } from '@/stores/app/schedule-store';
import { breakPlanOf } from '@/stores/settings/settings-of';
import { createTemplatesStore } from './templates';

/** The template verbs; created with this feature's script, which the calendar does not load. */
export const templatesStore = createTemplatesStore(scheduleStore, () =>
  breakPlanOf(scheduleStore.getState().schedule),
);
