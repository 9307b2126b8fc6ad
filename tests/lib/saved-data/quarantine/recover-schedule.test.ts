import fc from 'fast-check';
import { missingEntries, recoverSchedule } from '@/lib/saved-data/quarantine/recover-schedule';
import { toStoredShift } from '@/lib/saved-data/records/stored-records';
import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import {
  changeOf,
  dayOf,
  employeeOf,
  plain,
  requestOf,
  scheduleOf,
  shiftAt,
  templateOf,
} from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const SHIFTS = ['09:00-17:00', '22:00-06:00', '10:00-10:15'].map((times, index) =>
  shiftAt(times, { id: `s-${index}`, notes: index === 1 ? 'brings {"cake"} and \\ a [list' : '' }),
);
const TEXT = JSON.stringify(SHIFTS.map(toStoredShift));

function recovered(key: string, text: string) {
  const found = recoverSchedule(key, text);
  if (!found) throw new Error(`Nothing recovers ${key}.`);
  const { shifts, employees, templates } = plain(found.schedule);
  return { ...found, shifts, employees, templates };
}

describe('recovered shifts', () => {
  test('are complete when the stored text is complete', () => {
    const { shifts, awaitingRepair, isWhole } = recovered('shifts', TEXT);
    expect({ shifts, awaitingRepair, isWhole }).toEqual({
      shifts: SHIFTS,
      awaitingRepair: [],
      isWhole: true,
    });
  });

  test('end with a quarantined shift when the text is cut off within the last shift', () => {
    const cut = TEXT.slice(0, TEXT.indexOf('"endTime"', TEXT.indexOf('s-2')));
    const { shifts, awaitingRepair, isWhole } = recovered('shifts', cut);
    expect(shifts).toEqual(SHIFTS.slice(0, 2));
    expect(awaitingRepair).toMatchObject([
      { id: 's-2', stored: { employeeName: 'Ana', startTime: '10:00' } },
    ]);
    expect(isWhole).toBe(false);
  });

  test('end with a Pending shift when the text is cut off after the times of the last shift', () => {
    const cut = TEXT.slice(0, TEXT.indexOf('"status"', TEXT.indexOf('s-2')));
    expect(recovered('shifts', cut).shifts.at(-1)).toMatchObject({ id: 's-2', status: 'Pending' });
  });

  test.each([
    ['a hole in the middle', TEXT.replace('"role":"Server","date"', '"ro#'), ['s-1', 's-2'], 1],
    ['no list around them', TEXT.slice(1, -1), ['s-0', 's-1', 's-2'], 0],
    ['other values between them', TEXT.replace('},{', '},7,null,{'), ['s-0', 's-1', 's-2'], 0],
    ['a missing bracket', TEXT.slice(0, -1), ['s-0', 's-1', 's-2'], 0],
    ['no records', '{"not":"an array"}', [], 0],
    ['no JSON', 'nonsense', [], 0],
    ['nothing', '', [], 0],
    ['names of object members', '{"constructor":{"date":"x"},', [], 1],
  ])('are found in a text with %s', (_, text, ids, repairs) => {
    const { shifts, awaitingRepair, isWhole } = recovered('shifts', text);
    expect(shifts.map(({ id }) => id)).toEqual(ids);
    expect(awaitingRepair).toHaveLength(repairs);
    expect(isWhole).toBe(false);
  });

  test('include every complete shift, and no invented one, when the text is cut off anywhere', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length), (length) => {
        const { shifts, awaitingRepair } = recovered('shifts', TEXT.slice(0, length));
        const complete = SHIFTS.filter((_, index) => {
          const end = TEXT.indexOf(`{"id":"s-${index + 1}"`);
          return end < 0 ? length >= TEXT.length - 1 : length >= end - 1;
        });
        expect(shifts).toEqual(expect.arrayContaining(complete));
        expect(shifts.length + awaitingRepair.length).toBeLessThanOrEqual(complete.length + 1);
        for (const { id, date, startTime, endTime } of shifts)
          expect(SHIFTS).toContainEqual(expect.objectContaining({ id, date, startTime, endTime }));
      }),
      { ...seed, numRuns: rounds(300) },
    );
  });

  test('are read from any text without an error and in reasonable time', () => {
    for (const text of ['{'.repeat(2_000_000), '{"'.repeat(500_000), '{"a\\"'.repeat(200_000)])
      expect(recovered('shifts', text).isWhole).toBe(false);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",:\\19 adte') }), (text) => {
        recoverSchedule('shifts', text);
      }),
      { ...seed, numRuns: rounds(300) },
    );
  });
});

test('recoverSchedule recovers only complete employees and templates', () => {
  const team = JSON.stringify([employeeOf('Ana', { availability: { days: {} } }), employeeOf('Ben')]);
  expect(recovered('employees', team.slice(0, team.lastIndexOf('"role"'))).employees).toMatchObject([
    { name: 'Ana', availability: { days: {} } },
  ]);
  const templates = JSON.stringify([templateOf('Early'), templateOf('Late')]);
  expect(recovered('shiftTemplates', templates.slice(0, -9)).templates).toEqual([templateOf('Early')]);
});

test('recoverSchedule recovers only complete days and requests', () => {
  const requests = JSON.stringify([requestOf('ana-1'), requestOf('ana-2', { facts: { at: 1 } })]);
  const found = recovered('brigade-requests', requests.slice(0, -9));
  expect([...found.schedule.requests.values()]).toEqual([requestOf('ana-1')]);
  const days = JSON.stringify([dayOf('2026-12-24', { note: 'Party' }), dayOf('2026-12-25')]);
  const foundDays = recovered('brigade-days', days.slice(0, -9));
  expect([...foundDays.schedule.days.values()]).toEqual([dayOf('2026-12-24', { note: 'Party' })]);
});

test('recoverSchedule recovers the schedule that results from the readable changes of the journal', () => {
  const [first = shiftAt('09:00-17:00'), second = shiftAt('10:00-11:00')] = SHIFTS;
  const journal = JSON.stringify([
    changeOf([shiftEntry(undefined, first), shiftEntry(undefined, second)], 'one'),
    { id: 'unreadable' },
    changeOf([shiftEntry(second, undefined)], 'two'),
  ]);
  const { schedule, isWhole } = recovered('brigade-journal', journal);
  expect([...allShifts(schedule.shifts)]).toEqual([first]);
  expect(isWhole).toBe(false);
});

test('recoverSchedule recovers nothing from a storage key outside the schedule', () => {
  for (const key of ['themeColorId', 'constructor', '__proto__', ''])
    expect(recoverSchedule(key, '[]')).toBeUndefined();
});

describe('entries that restore missing records', () => {
  const current = {
    schedule: scheduleOf({
      shifts: SHIFTS.slice(0, 1).map((shift) => ({ ...shift, notes: 'changed since' })),
      employees: [employeeOf('Ana', { id: 'e-new' })],
    }),
    awaitingRepair: [],
  };

  test('add missing shifts and leave existing ones unchanged', () => {
    const entries = missingEntries(current, recovered('shifts', TEXT));
    expect(entries).toEqual(SHIFTS.slice(1).map((shift) => shiftEntry(undefined, shift)));
  });

  test('add no second employee of the same name', () => {
    const team = JSON.stringify([employeeOf(' ANA'), employeeOf('Ben')]);
    const entries = missingEntries(current, recovered('employees', team));
    expect(entries).toMatchObject([{ kind: 'employee', after: { name: 'Ben' } }]);
  });

  test('are empty when nothing is missing', () => {
    const all = { schedule: scheduleOf({ shifts: SHIFTS }), awaitingRepair: [] };
    expect(missingEntries(all, recovered('shifts', TEXT))).toEqual([]);
    expect(missingEntries({ ...all, schedule: EMPTY_SCHEDULE }, recovered('shifts', TEXT))).toHaveLength(3);
  });
});
