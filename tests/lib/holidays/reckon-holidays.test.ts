import { computeHolidays } from '@/lib/holidays/compute-holidays';
import type { HolidayCalculator } from '@/lib/holidays/holiday-calculator';
import { type HolidayPlace, holidaysBetween, holidaysOn, needsYears } from '@/lib/holidays/holidays';
import { WORLD_CALCULATOR } from '@/lib/holidays/world-calculator';
import { LANGUAGES } from '@/lib/i18n/language';
import { HOLIDAYS_SHAPE } from '@/lib/saved-data/records/business/holidays-shape';
import { day } from '@/tests/support/records';

const TODAY = day('2026-11-20');

const reckoned = (country: string, region?: string, today = TODAY) =>
  computeHolidays({ country, ...(region !== undefined && { region }) }, today, WORLD_CALCULATOR);

const namesOn = (place: HolidayPlace, date: string) =>
  LANGUAGES.map((language) =>
    holidaysOn(reckoned(place.country, place.region), day(date), language).join('; '),
  );

describe('holiday names in the four languages', () => {
  test.each<readonly [country: string, region: string | undefined, date: string, names: readonly string[]]>([
    ['DE', 'BY', '2026-01-06', ['Epiphany', 'Día de los Reyes Magos', 'Épiphanie', 'Heilige Drei Könige']],
    ['DE', 'BY', '2026-06-04', ['Corpus Christi', 'Corpus Christi', 'Fête-Dieu', 'Fronleichnam']],
    ['DE', 'BE', '2026-06-04', ['', '', '', '']],
    [
      'DE',
      undefined,
      '2026-05-14',
      ['Ascension Day', 'Ascensión del Señor', 'Ascension', 'Christi Himmelfahrt'],
    ],
    ['FR', undefined, '2026-08-15', ['Assumption', 'Asunción', 'Assomption', 'Mariä Himmelfahrt']],
    // A holiday without a name in a language keeps its local name.
    [
      'FR',
      undefined,
      '2026-05-08',
      ['Victory Day', 'Fête de la Victoire 1945', 'Fête de la Victoire 1945', 'Fête de la Victoire 1945'],
    ],
    ['ES', 'CT', '2026-09-11', ['Dia de Cataluña', 'Dia de Cataluña', 'Dia de Cataluña', 'Dia de Cataluña']],
    ['ES', 'MD', '2026-09-11', ['', '', '', '']],
    ['US', undefined, '2026-12-25', ['Christmas Day', 'Navidad', 'Noël', 'Weihnachten']],
    ['GB', 'SCT', '2026-11-30', ['St Andrew’s Day', 'St Andrew’s Day', 'St Andrew’s Day', 'St Andrew’s Day']],
    ['GB', 'ENG', '2026-11-30', ['', '', '', '']],
    [
      'MX',
      undefined,
      '2026-09-16',
      ['Independence Day', 'Día de la Independencia', 'Jour de l’Indépendance', 'Unabhängigkeitstag'],
    ],
    // Local names in other scripts are replaced by the English name.
    [
      'GE',
      undefined,
      '2026-05-26',
      ['Independence Day', 'Independence Day', 'Independence Day', 'Independence Day'],
    ],
  ])('are found in %s %s on %s', (country, region, date, names) => {
    expect(namesOn({ country, region }, date)).toEqual(names);
  });

  test('appear on each day of a holiday of several days, across months', () => {
    const china = reckoned('KR');
    const shown = ['2026-09-23', '2026-09-24', '2026-09-25', '2026-09-26', '2026-09-27'].map(
      (date) => holidaysOn(china, day(date), 'en').length,
    );
    expect(shown).toEqual([0, 1, 1, 1, 0]);
  });
});

describe('years of holidays', () => {
  test('have movable holidays on the right day, also in a leap year', () => {
    const germany = reckoned('DE');
    const mondays = ['2025-04-21', '2026-04-06', '2027-03-29', '2028-04-17', '2029-04-02', '2030-04-22'];
    for (const date of mondays) expect(holidaysOn(germany, day(date), 'de')).toEqual(['Ostermontag']);
    expect(germany.holidays.find(({ local }) => local === 'Ostermontag')?.dates).toEqual(mondays);
  });

  test('range from last year to four years ahead, including both ends', () => {
    const france = reckoned('FR');
    expect([france.firstYear, france.lastYear]).toEqual([2025, 2030]);
    expect(holidaysOn(france, day('2025-01-01'), 'fr')).toEqual(['Nouvel An']);
    expect(holidaysOn(france, day('2030-12-25'), 'fr')).toEqual(['Noël']);
    expect(holidaysOn(france, day('2024-12-25'), 'fr')).toEqual([]);
    expect(holidaysOn(france, day('2031-01-01'), 'fr')).toEqual([]);
    expect(
      holidaysBetween(france, [day('2026-12-25'), day('2027-01-01')], 'fr').map(({ date }) => date),
    ).toEqual(['2026-12-25', '2027-01-01']);
  });

  test.each([
    ['2029-12-31', false],
    ['2030-01-01', true],
    ['2040-06-01', true],
  ])('are due for an update on %s: %s', (today, isNeeded) => {
    expect(needsYears(reckoned('FR'), day(today))).toBe(isNeeded);
    expect(needsYears(undefined, day(today))).toBe(false);
  });

  test('have a substitute day with a name of its own, in addition to the holiday', () => {
    const america = reckoned('US');
    expect(holidaysOn(america, day('2026-07-03'), 'en')).toEqual(['Independence Day (substitute day)']);
    expect(holidaysOn(america, day('2026-07-04'), 'de')).toEqual(['Unabhängigkeitstag']);
  });
});

describe('a place with holidays', () => {
  test('has no holidays in an unknown country, and ignores an unknown region', () => {
    expect(reckoned('QQ')).toMatchObject({ country: 'QQ', regions: [], holidays: [] });
    expect(holidaysOn(reckoned('QQ'), TODAY, 'en')).toEqual([]);
    expect(reckoned('DE', 'XX')).toEqual(reckoned('DE'));
    expect(reckoned('DE', 'BY').region).toBe('BY');
  });

  test('names regions and their parts', () => {
    const { regions } = reckoned('DE');
    expect(regions).toContainEqual({ code: 'BW', name: 'Baden-Württemberg' });
    expect(regions).toContainEqual({ code: 'BY.A', name: 'Bayern, Stadt Augsburg' });
    expect(holidaysOn(reckoned('DE', 'BY.A'), day('2026-08-08'), 'de')).toEqual(['Augsburger Friedensfest']);
  });
});

test('the result of computeHolidays stays below 12 kB when stored, and is read back with unknown fields', () => {
  const germany = reckoned('DE', 'BY');
  const added = {
    ...germany,
    since: 3,
    holidays: germany.holidays.map((one) => ({ ...one, isHalf: false })),
  };
  expect(HOLIDAYS_SHAPE(JSON.parse(JSON.stringify(added)))).toEqual(added);
  for (const country of ['DE', 'US', 'IN', 'LK'])
    expect(JSON.stringify(reckoned(country)).length).toBeLessThan(12_000);
});

test('computeHolidays asks the calculator for each year and language, and merges duplicates', () => {
  const calculator: HolidayCalculator = {
    regionsOf: () => [],
    publicHolidays: (_, year, language) =>
      [1, 2].map(() => ({
        rule: '01-01',
        date: day(`${year}-01-01`),
        dayCount: 1,
        name: language === 'de' ? 'neujahr' : ' New Year ',
      })),
  };
  expect(computeHolidays({ country: 'AA' }, TODAY, calculator).holidays).toEqual([
    {
      local: 'New Year',
      de: 'Neujahr',
      dates: [2025, 2026, 2027, 2028, 2029, 2030].map((year) => `${year}-01-01`),
    },
  ]);
});
