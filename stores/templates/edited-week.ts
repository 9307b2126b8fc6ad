import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Formats, formatsFor } from '@/lib/i18n/formats';
import type { Language } from '@/lib/i18n/language';

/** The week template that is laid out on the calendar in place of the schedule. */
export interface EditedWeek {
  readonly templateId: string;
  /** How its days are named while it is. */
  readonly asFormats: (formats: Formats) => Formats;
}

/** Which one; of this page, until it is left. */
export const editedWeekStore = createStore<{ readonly edited: EditedWeek | undefined }>(() => ({
  edited: undefined,
}));

/** The week template that is being edited. */
export const useEditedWeek = (): EditedWeek | undefined => useStore(editedWeekStore, ({ edited }) => edited);

/** The formats of a language as days are named at this moment. */
export function shownFormats(language: Language): Formats {
  const formats = formatsFor(language);
  return editedWeekStore.getState().edited?.asFormats(formats) ?? formats;
}
