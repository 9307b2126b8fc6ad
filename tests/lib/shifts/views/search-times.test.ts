import { searchTerms } from '@/lib/shifts/views/search-shifts';
import { shiftAt } from '@/tests/support/records';
import { english, finds, french } from '@/tests/support/search';

const mayas = shiftAt('09:00-17:00', { employeeName: 'Maya Lindqvist', role: 'Cook', status: 'Pending' });
/** The same hours of the clock the other way round. */
const early = shiftAt('05:00-21:00', { employeeName: 'Maya Lindqvist' });
const evening = shiftAt('16:00-23:00', { employeeName: 'Theo' });

describe('a time range in a search', () => {
  test('matches only as a whole, so that 9 to 5 does not find 5 to 9', () => {
    expect(finds('9:00 AM - 5:00 PM', mayas)).toBe(true);
    expect(finds('9:00 AM - 5:00 PM', early)).toBe(false);
    expect(finds('5:00 AM - 9:00 PM', early)).toBe(true);
    expect(finds('5:00 AM - 9:00 PM', mayas)).toBe(false);
  });

  test.each([
    '9:00 AM \u2013 5:00 PM',
    '9:00 AM\u20135:00 PM',
    '9:00 AM \u2014 5:00 PM',
    '9:00 AM\u20145:00 PM',
    '9:00 AM \u2011 5:00 PM',
    '9:00 AM\u20115:00 PM',
    '9:00 AM \u2212 5:00 PM',
    '9:00 AM-5:00 PM',
    '9:00 AM- 5:00 PM',
    '9 AM - 5 PM',
    '9am-5pm',
    '9am\u20135pm',
    '9 a.m. - 5 p.m.',
    '9:00a.m.\u20145:00p.m.',
    '9 AM - 5:00pm',
    '  9:00   AM  -  5:00 PM  ',
    '9:00\u202fAM - 5:00\u00a0PM',
    '9:00 am - 5:00 pm',
  ])('is found with other dashes, case, blanks or time formats: %p', (query) => {
    expect(searchTerms(query)).toEqual(['9:00 am - 5:00 pm']);
    expect(finds(query, mayas)).toBe(true);
    expect(finds(query, early)).toBe(false);
  });

  test.each(['16:00 - 23:00', '16:00-23:00', '16:00 \u2013 23:00', '16:00'])(
    'is found in 24-hour format in every language: %s',
    (query) => {
      expect(finds(query, evening, english)).toBe(true);
      expect(finds(query, evening, french)).toBe(true);
      expect(finds(query, mayas, english)).toBe(false);
    },
  );

  test('leaves the other words of the search unchanged', () => {
    expect(searchTerms('maya 9:00 AM - 5:00 PM cook')).toEqual(['maya', '9:00 am - 5:00 pm', 'cook']);
    expect(searchTerms('maya 9:00 am')).toEqual(['maya', '9:00 am']);
    expect(searchTerms('16:00 - 23:00 theo')).toEqual(['16:00 - 23:00', 'theo']);
  });
});

describe('a single time in a search', () => {
  test.each([
    '9:00 AM',
    '9:00AM',
    '9:00am',
    '9 AM',
    '9AM',
    '9am',
    '9 a.m.',
    '9 A.M.',
    '9a.m.',
    '9:00 a.m.',
    '9 a.m',
  ])('is normalized from any spelling: %s', (query) => {
    expect(searchTerms(query)).toEqual(['9:00 am']);
    expect(finds(query, mayas)).toBe(true);
    expect(finds(query, evening)).toBe(false);
    expect(finds(query, early)).toBe(false);
  });

  test.each(['5pm', '5 p.m.', '5:00 PM', '17:00'])(
    'matches the end of a shift as well as the start: %s',
    (query) => {
      expect(finds(query, mayas)).toBe(true);
      expect(finds(query, shiftAt('17:00-23:00'))).toBe(true);
      expect(finds(query, early)).toBe(false);
    },
  );

  test.each([
    ['2:00 PM', '12:00-13:30'],
    ['2pm', '12:00-13:30'],
    ['2:00 AM', '00:00-01:30'],
    ['1:00 PM', '23:00-00:30'],
    ['1pm', '23:00-00:30'],
    ['1:00 AM', '11:00-12:30'],
    ['2:00', '12:00-13:30'],
    ['7:00', '17:00-18:30'],
    ['2:00 PM - 3:30 PM', '12:00-15:30'],
  ])('matches only from its first digit: does not find %s in %s', (query, times) => {
    expect(finds(query, shiftAt(times))).toBe(false);
  });

  test.each([
    ['2:00 PM', '14:00-16:00'],
    ['1:00 PM', '09:00-13:00'],
    ['12:00 PM', '12:00-13:30'],
    ['11:00 PM', '23:00-00:30'],
    ['12am', '00:00-01:30'],
    ['2:00 PM', '12:00-14:00'],
    ['1:00 PM', '13:00-23:00'],
  ])('finds %s in %s', (query, times) => {
    expect(finds(query, shiftAt(times))).toBe(true);
  });

  test.each(['9:15am', '9:15 a.m.', '9:15'])('keeps its minutes: %s', (query) => {
    expect(finds(query, shiftAt('09:15-17:00'))).toBe(true);
    expect(finds(query, mayas)).toBe(false);
  });

  test('leaves the other words unchanged when the time is in the middle', () => {
    expect(searchTerms('maya 9am cook')).toEqual(['maya', '9:00 am', 'cook']);
    expect(searchTerms('pending 9 a.m. - 5 p.m. maya')).toEqual(['pending', '9:00 am - 5:00 pm', 'maya']);
    expect(searchTerms('9 ambers 5 pms 123 am')).toEqual(['9', 'ambers', '5', 'pms', '123', 'am']);
  });

  test.each(['9', '9:', '9:0', '9:00', '9:00 ', '9:00 a', '9:00 am', '9:00 am ', '9 a'])(
    'is found while it is being typed: %p',
    (query) => {
      expect(finds(query, mayas)).toBe(true);
    },
  );
});

describe('a number in a name', () => {
  const station = (number: number) => shiftAt('09:00-17:00', { employeeName: `Station ${number}` });

  test('is found from its first digit', () => {
    expect(finds('station 12', station(12))).toBe(true);
    expect(finds('station 1', station(12))).toBe(true);
    expect(finds('station 2', station(12))).toBe(false);
    expect(finds('2', shiftAt('09:00-17:00', { employeeName: '12 and 2' }))).toBe(true);
  });

  test('is found after a letter or a symbol', () => {
    for (const employeeName of ['bar2', 'bar-2', '#2', '(2)']) {
      expect(finds('2', shiftAt('09:00-17:00', { employeeName }))).toBe(true);
    }
  });

  test('is found even if the name looks like a time', () => {
    expect(finds('Bar 9am', shiftAt('10:00-17:00', { employeeName: 'Bar 9AM' }))).toBe(true);
    expect(finds('9 a.m.', shiftAt('10:00-17:00', { employeeName: 'Bar 9AM' }))).toBe(true);
  });
});
