import WorldHolidays from 'date-holidays';
import { parseLocalDate } from '@/lib/time/local-date';
import { DAY_MINUTES, MINUTE_MS } from '@/lib/time/units';
import type { HolidayCalculator } from './holiday-calculator';
import type { HolidayPlace } from './holidays';

const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** `date-holidays` has 1.5 MB and is imported only on demand. */
export const WORLD_CALCULATOR: HolidayCalculator = {
  regionsOf(country) {
    const world = new WorldHolidays();
    const states = Object.entries(world.getStates(country) ?? {});
    return states.flatMap(([state, name]) => [
      { code: state, name },
      ...Object.entries(world.getRegions(country, state) ?? {}).map(([part, partName]) => ({
        code: `${state}.${part}`,
        name: `${name}, ${partName}`,
      })),
    ]);
  },
  publicHolidays(place, year, language) {
    const calendar = new WorldHolidays(partsOf(place), {
      types: ['public'],
      ...(language !== 'local' && { languages: [language] }),
    });
    return calendar.getHolidays(year).flatMap(({ date, start, end, name, rule }) => {
      const day = parseLocalDate(date.slice(0, 'YYYY-MM-DD'.length));
      // A day with a clock change has 23 or 25 hours; a holiday from noon still takes a day.
      const dayCount = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      return day ? [{ rule, date: day, dayCount, name }] : [];
    });
  },
};

function partsOf({ country, region = '' }: HolidayPlace) {
  const [state, part] = region.split('.');
  return { country, ...(state && { state }), ...(part && { region: part }) };
}
