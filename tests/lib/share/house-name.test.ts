import { LONGEST_HOUSE_NAME, tidyHouseName, titleWithHouse } from '@/lib/share/house-name';

test.each([
  ['  Osteria   Luna ', 'Osteria Luna'],
  ['Bar\nMitte', 'Bar Mitte'],
  ['   ', ''],
  ['', ''],
])('the name %j is shown as %j', (typed, shown) => {
  expect(tidyHouseName(typed)).toBe(shown);
});

test('a long name is cut between letters, never within one', () => {
  expect(tidyHouseName('😀'.repeat(60))).toBe('😀'.repeat(LONGEST_HOUSE_NAME));
});

test('a title has the name before it, where there is one', () => {
  expect(titleWithHouse('Luna', 'Schedule')).toBe('Luna · Schedule');
  expect(titleWithHouse('', 'Schedule')).toBe('Schedule');
  expect(titleWithHouse(undefined, 'Schedule')).toBe('Schedule');
});
