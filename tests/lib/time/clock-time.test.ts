import fc from 'fast-check';
import { clockTimeOf, minuteOfDay, parseClockTime, toTwelveHour } from '@/lib/time/clock-time';
import { rounds, seed } from '@/tests/support/rounds';

const anyMinute = fc.integer({ min: 0, max: 1439 });

describe('parseClockTime', () => {
  test.each([
    ['00:00', '00:00'],
    ['9:05', '09:05'],
    ['17:30', '17:30'],
    ['23:59', '23:59'],
    ['09:00:00', '09:00'],
    [' 09:00 ', '09:00'],
    ['12 AM', '00:00'],
    ['12:30 AM', '00:30'],
    ['12 PM', '12:00'],
    ['12:30 PM', '12:30'],
    ['9:00 am', '09:00'],
    ['9:00 AM', '09:00'],
    ['5:30 PM', '17:30'],
    ['5pm', '17:00'],
    ['5 p.m.', '17:00'],
    ['11:59 PM', '23:59'],
    ['9:00\u202fAM', '09:00'],
    ['5:00\u00a0PM', '17:00'],
  ])('reads %p as %s', (text, time) => {
    expect(parseClockTime(text)).toBe(time);
  });

  test.each([
    '24:00',
    '25:00',
    '12:60',
    '-1:00',
    '13:00 PM',
    '0 AM',
    '0:30 pm',
    '9',
    '',
    ' ',
    'noon',
    '9:0',
    '123:00',
    '9-17',
    '9:00 AM - 5:00 PM',
  ])('rejects %p', (text) => {
    expect(parseClockTime(text)).toBeUndefined();
  });
});

describe('minuteOfDay and clockTimeOf', () => {
  test('return minute 0 for an unreadable time', () => {
    for (const text of ['', '25:00', '24:00', 'garbage']) expect(minuteOfDay(text)).toBe(0);
  });

  test('convert every minute of the day to a different time and back', () => {
    const times = Array.from({ length: 1440 }, (_, minute) => clockTimeOf(minute));
    expect(new Set(times).size).toBe(1440);
    expect(times.map(minuteOfDay)).toEqual(Array.from({ length: 1440 }, (_, minute) => minute));
    expect([...times].sort()).toEqual(times);
  });

  test('continue past midnight in both directions', () => {
    expect(clockTimeOf(1440)).toBe('00:00');
    expect(clockTimeOf(1500)).toBe('01:00');
    expect(clockTimeOf(2880 + 1)).toBe('00:01');
    expect(clockTimeOf(-1)).toBe('23:59');
    expect(clockTimeOf(-1441)).toBe('23:59');
  });
});

describe('toTwelveHour', () => {
  test.each([
    ['00:00', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['09:00', '9:00 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['12:01', '12:01 PM'],
    ['17:00', '5:00 PM'],
    ['23:59', '11:59 PM'],
  ])('converts %s to %s', (text, twelveHour) => {
    expect(toTwelveHour(text)).toBe(twelveHour);
  });

  test.each(['5:00 PM', '9:00 am', '5pm', '9:00\u202fAM'])('keeps %p, which already has AM or PM', (text) => {
    expect(toTwelveHour(text)).toBe(text);
  });

  test.each(['', '25:00', 'late'])('keeps %p, which is not a time', (text) => {
    expect(toTwelveHour(text)).toBe(text);
  });

  test('returns a text that can be read back for every time', () => {
    fc.assert(
      fc.property(anyMinute, (minute) => {
        const text = toTwelveHour(clockTimeOf(minute));
        expect(text).toMatch(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/);
        expect(minuteOfDay(text)).toBe(minute);
      }),
      { numRuns: rounds(300), ...seed },
    );
  });
});
