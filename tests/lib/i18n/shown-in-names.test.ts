import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { loadMessages, type Messages } from '@/lib/i18n/load-messages';

/** Visible text and accessible name of each button in a shift's actions. */
function pairsOf({ calendar, bulk }: Messages): readonly (readonly [shown: string, name: string])[] {
  return [
    [calendar.edit, calendar.editShift],
    [calendar.copy, calendar.copyShift],
    [calendar.cover, calendar.coverShift],
    [calendar.swap, calendar.swapShift],
    [bulk.select, calendar.selectShift],
    [calendar.delete, calendar.deleteShift],
  ];
}

test.each(LANGUAGES)(
  'includes the visible text in the accessible names of buttons in %s',
  async (language: Language) => {
    for (const [shown, name] of pairsOf(await loadMessages(language))) {
      expect(name.toLocaleLowerCase(language)).toContain(shown.toLocaleLowerCase(language));
    }
  },
);
