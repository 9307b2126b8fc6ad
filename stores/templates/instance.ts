import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { breakPlanOf } from '@/stores/ui/house';
import { createTemplatesStore } from './templates';

/** The template verbs; created with this feature's script, which the calendar does not load. */
export const templatesStore = createTemplatesStore(scheduleStore, () => breakPlanOf(uiStore.getState()));
