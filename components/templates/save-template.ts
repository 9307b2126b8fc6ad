import type { Template } from '@/lib/templates/template';
import { TEMPLATE_SAVE_DELAY_MS } from '@/lib/timing';
import { type SaveMessages, saveAfterDelay } from '@/stores/schedule/save-after-delay';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { templatesOf } from '@/stores/templates/templates';

/** Journals a template at once and saves it after the specified delay; true when it is saved. */
export function saveTemplate(
  store: ScheduleStore,
  template: Template,
  onSubmitted: () => void,
  messages: SaveMessages,
): Promise<boolean> {
  return saveAfterDelay(store, templatesOf(store).submitTemplate(template), {
    delayMs: TEMPLATE_SAVE_DELAY_MS,
    category: 'general',
    acts: { saved: 'templateSaved', failed: 'templateNotSaved' },
    messages,
    onSubmitted,
  });
}
