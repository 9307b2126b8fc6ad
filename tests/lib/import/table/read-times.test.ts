import { hourReading, isTime, readTimeSpan, readTimeSpans } from '@/lib/import/table/read-times';
import { accepted } from '@/tests/support/records';

const read = (start: string, end: string, hours: Parameters<typeof readTimeSpan>[2]) => {
  const { startTime, endTime } = accepted(readTimeSpan(start, end, hours));
  return `${startTime}-${endTime}`;
};

describe('times in a file', () => {
  test.each([
    ['9', '17', '09:00-17:00'],
    ['0900', '1730', '09:00-17:30'],
    ['9.30', '9p', '09:30-21:00'],
    ['9h30', 'noon', '09:30-12:00'],
    ['5', '1', '17:00-01:00'],
    ['12 noon', '12 midnight', '12:00-00:00'],
    ['Mittag', '20 Uhr', '12:00-20:00'],
    ['midi', '20h', '12:00-20:00'],
    ['mediodía', '8 p. m.', '12:00-20:00'],
    ['midday', 'mitternacht', '12:00-00:00'],
  ])('are read like in the week table: %s and %s are %s', (start, end, times) => {
    expect(read(start, end, 'open')).toBe(times);
  });

  test('include noon in a column of 24-hour times', () => {
    expect(hourReading(['14:00', '09:00'])).toBe('strict');
    expect(read('noon', '23:00', 'strict')).toBe('12:00-23:00');
    expect(read('12 noon', '16', 'likely')).toBe('12:00-16:00');
  });

  test('are read from one cell as a range', () => {
    expect(readTimeSpans('9-noon', 'open')).toMatchObject([{ startTime: '09:00', endTime: '12:00' }]);
    expect(readTimeSpans('de 9 a mediodía', 'open')).toMatchObject([
      { startTime: '09:00', endTime: '12:00' },
    ]);
    expect(readTimeSpans('de 9 hasta 17', 'open')).toMatchObject([{ startTime: '09:00', endTime: '17:00' }]);
  });

  test('are read with spaces in AM and PM', () => {
    expect(readTimeSpans('9:00 a m - 5:00 p m', 'open')).toMatchObject([
      { startTime: '09:00', endTime: '17:00' },
    ]);
  });

  test.each(['9', 'noon', '9p', '0.375', '09:00:00'])('include %s', (cell) => {
    expect(isTime(cell)).toBe(true);
  });

  test.each(['', 'lunch', '9-17', '25', 'Maya'])('do not include %j', (cell) => {
    expect(isTime(cell)).toBe(false);
  });
});
