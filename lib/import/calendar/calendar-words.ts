import { foldText } from '@/lib/fold-text';

const LOCALES = ['en-US', 'es-ES', 'fr-FR', 'de-DE'] as const;
const MIN_LENGTH = 3;

function namesOf(count: number, day: (index: number) => number, options: Intl.DateTimeFormatOptions) {
  return LOCALES.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => foldText(format.format(day(index))));
  });
}

/** Maps unambiguous prefixes of three letters or more to the position of their name. */
function beginnings(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const places = new Map<string, number | undefined>();
  for (const list of lists) {
    for (const [place, name] of list.entries()) {
      for (let length = MIN_LENGTH; length <= name.length; length += 1) {
        const start = name.slice(0, length);
        places.set(start, places.has(start) && places.get(start) !== place ? undefined : place);
      }
    }
  }
  return new Map([...places].flatMap(([start, place]) => (place === undefined ? [] : [[start, place]])));
}

let months: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlyMap<string, number> | undefined;

/** The month, 1 to 12, that begins with the word (three letters or more) in any of the languages. */
export function monthOf(word: string): number | undefined {
  months ??= beginnings(namesOf(12, (index) => Date.UTC(2026, index, 15), { month: 'long' }));
  const place = months.get(foldText(word));
  return place === undefined ? undefined : place + 1;
}

/** The weekday, 1 Monday to 7 Sunday, by prefix in any language or by German abbreviation. */
export function weekdayOf(word: string): number | undefined {
  // 2026-11-16 is a Monday.
  weekdays ??= beginnings(namesOf(7, (index) => Date.UTC(2026, 10, 16 + index), { weekday: 'long' }));
  const folded = foldText(word);
  const short = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'].indexOf(folded);
  const place = short < 0 ? weekdays.get(folded) : short;
  return place === undefined ? undefined : place + 1;
}
