import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { loadMessages, type Messages } from '@/lib/i18n/load-messages';

/** What a button of a shift's actions shows, and its accessible name. */
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

test.each(LANGUAGES)('%s: the name of a button contains what it shows', async (language: Language) => {
  for (const [shown, name] of pairsOf(await loadMessages(language))) {
    expect(name.toLocaleLowerCase(language)).toContain(shown.toLocaleLowerCase(language));
  }
});
