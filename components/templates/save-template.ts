import type { Template } from '@/lib/templates/template';
import { TEMPLATE_SAVE_DELAY_MS } from '@/lib/timing';
import { type SaveMessages, saveAfterDelay } from '@/stores/schedule/save-after-delay';
import { templatesStore } from '@/stores/templates/instance';

/** Journals a template at once and saves it after the specified delay; true when it is saved. */
export function saveTemplate(
  template: Template,
  onSubmitted: () => void,
  messages: SaveMessages,
): Promise<boolean> {
  return saveAfterDelay(templatesStore.submitTemplate(template), {
    delayMs: TEMPLATE_SAVE_DELAY_MS,
    category: 'general',
    acts: { saved: 'templateSaved', failed: 'templateNotSaved' },
    messages,
    onSubmitted,
  });
}
