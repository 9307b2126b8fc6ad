import { wholeScheduleOf } from '@/lib/saved-data/backup/whole-schedule';
import {
  dayOf,
  employeeOf,
  plain,
  requestOf,
  scheduleOf,
  shiftAt,
  templateOf,
} from '@/tests/support/records';

test('the schedule of a backup has all records of the backup and no publication', () => {
  const shifts = [shiftAt('09:00-17:00', { id: 'one' }), shiftAt('10:00-18:00', { id: 'two' })];
  const [employees, templates] = [[employeeOf('Ana')], [templateOf('Early')]];
  const awaitingRepair = [{ id: 'odd', stored: { date: 'soon' } }];
  const days = [dayOf('2026-12-24', { note: 'Party' })];
  const requests = [requestOf('ana-1')];
  const settings = [{ id: 'limits', dayHours: 10 }];
  const whole = wholeScheduleOf({ shifts, employees, templates, days, requests, settings, awaitingRepair });
  expect(plain(whole.schedule)).toEqual(
    plain(scheduleOf({ shifts, employees, templates, days, requests, settings })),
  );
  expect(whole.schedule.publication).toBeUndefined();
  expect(whole.awaitingRepair).toBe(awaitingRepair);
});
