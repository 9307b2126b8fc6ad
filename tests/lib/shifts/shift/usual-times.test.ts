import type { Shift } from '@/lib/shifts/shift/shift';
import { usualTimes } from '@/lib/shifts/shift/usual-times';
import { addDays } from '@/lib/time/local-date';
import { day, scheduleOf, shiftAt } from '@/tests/support/records';

const TODAY = day('2026-11-20');

function onDays(times: string, offsets: readonly number[], fields: Partial<Shift> = {}): readonly Shift[] {
  return offsets.map((offset) =>
    shiftAt(times, {
      id: `${times} ${offset} ${fields.status ?? ''}`,
      date: addDays(TODAY, offset),
      ...fields,
    }),
  );
}

function usual(shifts: readonly Shift[], limit = 3, name = 'Ana', role = 'Host'): readonly string[] {
  const { shifts: index } = scheduleOf({ shifts });
  return usualTimes(index, { employeeName: name, role }, TODAY, limit).map(
    ({ startTime, endTime }) => `${startTime}-${endTime}`,
  );
}

describe('usualTimes', () => {
  test('returns the most worked times, in the order of the day', () => {
    const shifts = [
      ...onDays('17:00-23:00', [-1, -2, -3]),
      ...onDays('09:00-17:00', [-4, -5]),
      ...onDays('06:00-10:00', [-6]),
      ...onDays('12:00-15:00', [1, 2, 3, 4]),
    ];
    expect(usual(shifts)).toEqual(['09:00-17:00', '12:00-15:00', '17:00-23:00']);
    expect(usual(shifts, 1)).toEqual(['12:00-15:00']);
    expect(usual(shifts, 10)).toHaveLength(4);
  });

  test('reads shifts from four weeks back to thirteen days ahead', () => {
    expect(usual(onDays('09:00-17:00', [-28]))).toEqual(['09:00-17:00']);
    expect(usual(onDays('09:00-17:00', [-29]))).toEqual([]);
    expect(usual(onDays('09:00-17:00', [13]))).toEqual(['09:00-17:00']);
    expect(usual(onDays('09:00-17:00', [14]))).toEqual([]);
  });

  test('counts only shifts of the person, with any spelling of the name', () => {
    const shifts = [
      ...onDays('09:00-17:00', [-1], { employeeName: 'ZOË' }),
      ...onDays('10:00-17:00', [-1], { employeeName: 'Ben' }),
    ];
    expect(usual(shifts, 3, ' zoe\u0308')).toEqual(['09:00-17:00']);
    expect(usual(shifts, 3, 'Cleo')).toEqual([]);
  });

  test('ignores canceled shifts', () => {
    const shifts = [
      ...onDays('09:00-17:00', [-1, -2, -3], { status: 'Canceled' }),
      ...onDays('10:00-18:00', [-4]),
    ];
    expect(usual(shifts)).toEqual(['10:00-18:00']);
  });

  test('treats times with the same start and different ends as different', () => {
    expect(usual([...onDays('09:00-17:00', [-1]), ...onDays('09:00-13:00', [-2])])).toEqual([
      '09:00-13:00',
      '09:00-17:00',
    ]);
  });

  test('returns the times of the role for an open shift or a person without shifts', () => {
    const shifts = [
      ...onDays('09:00-17:00', [-1, -2], { employeeName: 'Ben' }),
      ...onDays('18:00-23:00', [-3, -29], { employeeName: 'Zoë' }),
      ...onDays('07:00-15:00', [-1, -2, -3], { employeeName: 'Cook', role: 'Cook' }),
    ];
    expect(usual(shifts, 3, 'New', 'Server')).toEqual(['09:00-17:00', '18:00-23:00']);
    expect(usual(shifts, 1, 'New', 'Server')).toEqual(['09:00-17:00']);
    expect(usual(shifts, 3, '', 'Server')).toEqual(['09:00-17:00', '18:00-23:00']);
    expect(usual(shifts, 3, 'New', 'Bartender')).toEqual([]);
    // A single shift of the person, in any role, replaces the times of the role.
    const oneShift = onDays('12:00-20:00', [2], { employeeName: 'New', role: 'Cook' });
    expect(usual([...shifts, ...oneShift], 3, 'new', 'Server')).toEqual(['12:00-20:00']);
  });
});
