import WorldHolidays from 'date-holidays';
import { countryOfZone, HOLIDAY_COUNTRIES, namedCountries } from '@/lib/holidays/countries';

test('the list of countries is that of the holiday calculator', () => {
  expect([...HOLIDAY_COUNTRIES].sort()).toEqual(Object.keys(new WorldHolidays().getCountries()).sort());
});

test.each([
  ['en', 'Germany', 'Åland Islands', 'Albania'],
  ['es', 'Alemania', 'Zimbabue', undefined],
  ['fr', 'Allemagne', 'Zimbabwe', undefined],
  ['de', 'Deutschland', 'Österreich', 'Pakistan'],
] as const)('namedCountries names and sorts the countries in %s', (language, germany, other, after) => {
  const names = namedCountries(language).map(({ name }) => name);
  expect(new Set(names).size).toBe(HOLIDAY_COUNTRIES.length);
  expect(namedCountries(language)).toContainEqual({ code: 'DE', name: germany });
  expect(names).toContain(other);
  if (after) expect(names.indexOf(other)).toBeLessThan(names.indexOf(after));
});

test.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/London', 'GB'],
  ['America/Chicago', 'US'],
  ['America/Mexico_City', 'MX'],
  ['UTC', undefined],
  ['Mars/Base', undefined],
])('countryOfZone finds for the time zone %s the country %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
