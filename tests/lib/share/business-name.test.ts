import { MAX_BUSINESS_NAME_LENGTH, tidyBusinessName, titleWithBusiness } from '@/lib/share/business-name';

test.each([
  ['  Osteria   Luna ', 'Osteria Luna'],
  ['Bar\nMitte', 'Bar Mitte'],
  ['   ', ''],
  ['', ''],
])('tidyBusinessName shows the typed business name %j as %j', (typed, shown) => {
  expect(tidyBusinessName(typed)).toBe(shown);
});

test('tidyBusinessName cuts a long name between characters, never within one', () => {
  expect(tidyBusinessName('😀'.repeat(60))).toBe('😀'.repeat(MAX_BUSINESS_NAME_LENGTH));
});

test('titleWithBusiness puts the business name before the page title if there is one', () => {
  expect(titleWithBusiness('Luna', 'Schedule')).toBe('Luna · Schedule');
  expect(titleWithBusiness('', 'Schedule')).toBe('Schedule');
  expect(titleWithBusiness(undefined, 'Schedule')).toBe('Schedule');
});
