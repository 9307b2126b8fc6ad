import { MAX_BUSINESS_NAME_LENGTH, tidyBusinessName, titleWithBusiness } from '@/lib/share/business-name';

test.each([
  ['  Osteria   Luna ', 'Osteria Luna'],
  ['Bar\nMitte', 'Bar Mitte'],
  ['   ', ''],
  ['', ''],
])('the name %j is shown as %j', (typed, shown) => {
  expect(tidyBusinessName(typed)).toBe(shown);
});

test('a long name is cut between letters, never within one', () => {
  expect(tidyBusinessName('😀'.repeat(60))).toBe('😀'.repeat(MAX_BUSINESS_NAME_LENGTH));
});

test('a title has the name before it, where there is one', () => {
  expect(titleWithBusiness('Luna', 'Schedule')).toBe('Luna · Schedule');
  expect(titleWithBusiness('', 'Schedule')).toBe('Schedule');
  expect(titleWithBusiness(undefined, 'Schedule')).toBe('Schedule');
});
