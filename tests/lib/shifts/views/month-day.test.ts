import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { daysOfView, isDayView } from '@/lib/shifts/views/calendar-view';
import { monthDayFigures, onlyEmployeeId, timeOffCount } from '@/lib/shifts/views/month-day';
import { day, employeeOf, shiftAt } from '@/tests/support/records';

const away = (kind: string, fields: object = {}) => ({
  availability: {
    weekly: [],
    exceptions: [{ id: 'x', from: '2026-11-18', to: '2026-11-20', kind, note: '', ...fields }],
  },
});

describe('a day of the month', () => {
  it('sums hours and distinct people, counts open shifts separately and ignores canceled ones', () => {
    const shifts = [
      shiftAt('09:00-13:00'),
      shiftAt('22:00-06:00'),
      shiftAt('10:00-12:00', { employeeName: 'Ben' }),
      shiftAt('10:00-14:00', { employeeName: '' }),
      shiftAt('11:00-14:00', { employeeName: '', status: 'Canceled' }),
      shiftAt('12:00-14:00', { employeeName: 'Zoë', status: 'Canceled' }),
    ];
    expect(monthDayFigures(shifts, shiftMinutes)).toEqual({ minutes: 14 * 60, headCount: 2, openCount: 1 });
    expect(monthDayFigures([], shiftMinutes)).toEqual({ minutes: 0, headCount: 0, openCount: 0 });
  });

  it('counts team members with time off for the whole day', () => {
    const team = [
      employeeOf('Ana', away('timeOff')),
      employeeOf('Ben', away('off', { start: '09:00', end: '12:00' })),
      employeeOf('Zoë', { availability: { weekly: [{ weekday: 4, kind: 'off' }], exceptions: [] } }),
      employeeOf('Ida', { ...away('timeOff'), isHidden: true }),
      employeeOf('Max'),
    ];
    expect(timeOffCount(team, day('2026-11-19'))).toBe(1);
    expect(timeOffCount(team, day('2026-11-21'))).toBe(0);
  });

  it('onlyEmployeeId returns the person if the filter contains exactly one', () => {
    expect(onlyEmployeeId({ employeeIds: ['a'] })).toBe('a');
    expect(onlyEmployeeId({ employeeIds: [] })).toBeUndefined();
    expect(onlyEmployeeId({ employeeIds: ['a', 'b'] })).toBeUndefined();
  });
});

it('daysOfView shows whole weeks in the month view, and isDayView is true only for one-day views', () => {
  expect(daysOfView('monthly', day('2026-11-24'), 'monday')).toHaveLength(42);
  expect(daysOfView('monthly', day('2027-02-24'), 'monday')).toHaveLength(28);
  expect(daysOfView('weekly', day('2026-11-24'), 'sunday')[0]).toBe('2026-11-22');
  expect(daysOfView('list', day('2026-11-24'), 'monday')).toEqual(['2026-11-24']);
  expect((['daily', 'staff', 'list'] as const).every(isDayView)).toBe(true);
  expect((['weekly', 'monthly'] as const).some(isDayView)).toBe(false);
});
