import {
  isDated,
  isFields,
  readEmployee,
  readId,
  readShift,
  readTemplate,
  toStoredShift,
} from '@/lib/saved-data/stored-records';
import { shiftAt, templateOf } from '@/tests/support/records';

describe('what is a record', () => {
  test('only a plain record has fields', () => {
    expect([{}, { id: 1 }].every(isFields)).toBe(true);
    expect([null, undefined, [], 'text', 7, true].some(isFields)).toBe(false);
  });

  test('an id is a text or a number, else there is none', () => {
    expect(readId({ id: 'a' })).toBe('a');
    expect(readId({ id: 12 })).toBe('12');
    expect([{}, { id: null }, { id: {} }, { id: true }].map(readId)).toEqual(['', '', '', '']);
  });
});

describe('a stored shift', () => {
  test.each([
    ['09:00-17:00', '9:00 AM - 5:00 PM'],
    ['22:00-06:00', '10:00 PM - 6:00 AM'],
    ['00:00-12:00', '12:00 AM - 12:00 PM'],
  ])('of %s is written with the time range %s', (times, timeRange) => {
    const shift = shiftAt(times);
    expect(toStoredShift(shift)).toEqual({ ...shift, timeRange });
  });

  test('is read under the id it is given, without the time range', () => {
    const shift = shiftAt('09:00-17:00');
    expect(readShift({ ...toStoredShift(shift), timeRange: 'wrong' }, 'other')).toEqual({
      ...shift,
      id: 'other',
    });
  });

  test('that cannot be dated is kept as the very record it was', () => {
    const stored = { id: 7, date: '2026-02-30', startTime: '09:00', endTime: '17:00', extra: 'kept' };
    const record = readShift(stored, '7');
    expect(isDated(record)).toBe(false);
    expect(record).toEqual({ id: '7', stored });
  });

  test('that can be dated is a shift even when it has a field named stored', () => {
    const record = readShift({ ...shiftAt('09:00-17:00'), stored: 'x' }, '7');
    expect(isDated(record)).toBe(true);
    expect(record).not.toHaveProperty('stored');
  });
});

describe('a stored employee or template', () => {
  test('numbers where texts belong are read as their digits, other values as nothing', () => {
    expect(readEmployee({ name: 42, role: { is: 'Cook' } }, '1')).toEqual({
      id: '1',
      name: '42',
      role: '',
      color: 'gray',
    });
  });

  test('a template reads back as it was written', () => {
    const template = templateOf('Late', { employeeName: 'Ana', description: ' as typed ', color: 'blue' });
    expect(readTemplate({ ...template }, template.id)).toEqual(template);
  });
});
