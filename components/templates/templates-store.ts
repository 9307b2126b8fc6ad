import { scheduleStore } from '@/stores/app-stores';
import { createTemplatesStore } from '@/stores/templates';

/** The verbs about templates; made with this feature's script, which the calendar does not load. */
export const templatesStore = createTemplatesStore(scheduleStore);
