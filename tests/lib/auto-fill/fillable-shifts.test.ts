import { fillableIds, fillableShifts } from '@/lib/auto-fill/fillable-shifts';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { day, scheduleOf, shiftAt } from '../../support/records';

const [SUNDAY, MONDAY, TUESDAY] = [day('2026-11-15'), day('2026-11-16'), day('2026-11-17')];
const open = (id: string, date: typeof MONDAY, status = 'Confirmed') =>
  shiftAt('09:00-17:00', { id, date, status, employeeName: OPEN_SHIFT_NAME });

const { shifts } = scheduleOf({
  shifts: [
    open('yesterday', SUNDAY),
    open('today', MONDAY),
    open('pending', TUESDAY, 'Pending'),
    open('canceled', TUESDAY, 'Canceled'),
    shiftAt('10:00-18:00', { id: 'anas', date: TUESDAY }),
  ],
});

test('fillableShifts lists open shifts of the given days from today on, without canceled ones', () => {
  const idsOf = (today: typeof MONDAY, days = [SUNDAY, MONDAY, TUESDAY]) =>
    fillableShifts(shifts, days, today).map(({ id }) => id);
  expect(idsOf(MONDAY)).toEqual(['today', 'pending']);
  expect(idsOf(SUNDAY)).toEqual(['yesterday', 'today', 'pending']);
  expect(idsOf(MONDAY, [TUESDAY])).toEqual(['pending']);
  expect(idsOf(day('2026-11-18'))).toEqual([]);
});

test('fillableIds returns the open shifts among the requested ids, on any day', () => {
  expect(fillableIds(shifts, ['anas', 'yesterday', 'gone', 'canceled', 'pending'])).toEqual([
    'yesterday',
    'pending',
  ]);
});
