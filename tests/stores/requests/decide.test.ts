/** @jest-environment jsdom */
import { readAvailability } from '@/lib/employees/stored-availability';
import type { Asked } from '@/lib/requests/asked';
import { employeeEntry, requestEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { hash32 } from '@/lib/text-hash';
import { liveSchedule } from '@/stores/app/schedule-store';
import { approveAll } from '@/stores/requests/decide';
import { openSchedule } from '@/tests/support/app-schedule';
import { day, employeeOf, requestOf, shiftAt } from '@/tests/support/records';

const DAY = day('2099-11-24');
const OPEN_SHIFT = shiftAt('09:00-17:00', { id: 'open', date: DAY, employeeName: '' });
const { startTime, endTime } = OPEN_SHIFT;

const claim: Asked = {
  kind: 'claim',
  number: '1',
  note: '',
  shift: { key: hash32('open'), date: DAY, startTime, endTime },
};
const timeOff = (number: string, from: string): Asked => ({
  kind: 'timeOff',
  number,
  note: '',
  from: day(from),
  to: day(from),
});

const asks = (id: string, name: string, asked: Asked) =>
  requestOf(id, {
    name,
    employeeId: `employee-${name}`,
    facts: { asked, at: 1, madeAt: 1, isVerified: true, language: 'en' },
  });

function open(...records: ReturnType<typeof asks>[]) {
  openSchedule([OPEN_SHIFT]);
  liveSchedule.commit([
    ...['Ana', 'Ben'].map((name) => employeeEntry(undefined, employeeOf(name))),
    ...records.map((record) => requestEntry(undefined, record)),
  ]);
}

const words = (count: number) => ({ message: String(count), detail: '', gone: '' });
const schedule = () => liveSchedule.getState().schedule;
const stateOf = (id: string) => schedule().requests.get(id)?.state;

test('leaves the second claim of a shift open when the first claim gets the shift', () => {
  const [anas, bens] = [asks('ana-1', 'Ana', claim), asks('ben-1', 'Ben', claim)];
  open(anas, bens);
  expect(approveAll([anas, bens], words)).toBe(1);
  expect(findShift(schedule().shifts, 'open')?.employeeName).toBe('Ana');
  expect([stateOf('ana-1'), stateOf('ben-1')]).toEqual(['approved', 'open']);
});

test('keeps both days off when one person asks for two, and undoes them in one step', () => {
  const [one, other] = [
    asks('ana-1', 'Ana', timeOff('1', '2099-11-24')),
    asks('ana-2', 'Ana', timeOff('2', '2099-11-26')),
  ];
  open(one, other);
  const exceptions = () =>
    readAvailability(schedule().employees.get('employee-Ana')?.availability).exceptions.map(
      ({ from }) => from,
    );
  expect(approveAll([one, other], words)).toBe(2);
  expect(exceptions()).toEqual(['2099-11-24', '2099-11-26']);
  liveSchedule.undo();
  expect(exceptions()).toEqual([]);
  expect([stateOf('ana-1'), stateOf('ana-2')]).toEqual(['open', 'open']);
});
