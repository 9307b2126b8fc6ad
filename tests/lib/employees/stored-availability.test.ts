import fc from 'fast-check';
import { availabilityOf, isAvailableFor } from '@/lib/employees/availability';
import { readAvailability } from '@/lib/employees/stored-availability';
import { readBackup, writeBackup } from '@/lib/saved-data/backup/backup';
import { restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import { importEntries } from '@/lib/saved-data/import-entries';
import { readChange } from '@/lib/saved-data/records/read-change';
import { readEmployees } from '@/lib/saved-data/records/read-collection';
import { employeeEntry } from '@/lib/shifts/change/schedule-change';
import { anyAvailability } from '@/tests/support/availabilities';
import { accepted, changeOf, day, employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { NOTHING, SAVED_AT } from '@/tests/support/storage/backups';

const VACATION = { id: 'x-1', from: '2026-11-23', to: '2026-11-27', kind: 'timeOff', note: 'Sea' };
const jsonOf = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test('readAvailability reads stored availability back unchanged', () => {
  fc.assert(
    fc.property(anyAvailability, (availability) => {
      expect(readAvailability(jsonOf(availability))).toEqual(availability);
    }),
    { numRuns: rounds(100), ...seed },
  );
});

test('readAvailability returns the same object for the same record', () => {
  const stored = { weekly: [], exceptions: [VACATION] };
  expect(readAvailability(stored)).toBe(readAvailability(stored));
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a text', 'always'],
  ['a list', [VACATION]],
  ['lists of other things', { weekly: [null, 7, 'Monday', []], exceptions: [null, 7, 'soon', []] }],
  ['texts in place of lists', { weekly: 'all', exceptions: 'none' }],
  ['a weekday that is none', { weekly: [0, 8, 1.5, '1', null].map((weekday) => ({ weekday, kind: 'off' })) }],
  ['hours without a time', { weekly: [{ weekday: 5, kind: 'hours', from: '25:00', to: '17:00' }] }],
  ['a kind that is none', { exceptions: [{ ...VACATION, kind: 'holiday' }] }],
  ['a day that is none', { exceptions: [{ ...VACATION, from: '2026-02-30' }] }],
  ['an end before the start', { exceptions: [{ ...VACATION, to: '2026-11-22' }] }],
  ['half a stretch of hours', { exceptions: [{ ...VACATION, kind: 'off', start: '10:00' }] }],
])('readAvailability reads %s as no restriction, and keeps unreadable entries', (_, stored) => {
  const { weekly, exceptions, unread = [] } = readAvailability(stored);
  expect([weekly, exceptions]).toEqual([[], []]);
  if (typeof stored === 'object' && stored !== null && !Array.isArray(stored)) {
    expect(unread).toEqual(Object.values(stored).flat());
  }
  for (let date = 20; date < 30; date += 1) {
    expect(availabilityOf({ availability: stored }, day(`2026-11-${date}`)).kind).toBe('all');
  }
  expect(isAvailableFor({ availability: stored }, shiftAt('22:00-06:00'))).toBe(true);
});

test('readAvailability reads the entries beside a broken one, and keeps unknown fields', () => {
  const stored = {
    weekly: [
      { weekday: 9, kind: 'off' },
      { weekday: 1, kind: 'off', by: 'Elena' },
    ],
    exceptions: [
      { ...VACATION, approved: true },
      { ...VACATION, id: '', from: 'soon' },
    ],
    since: 2019,
  };
  expect(readAvailability(stored)).toEqual({
    weekly: [{ weekday: 1, kind: 'off', by: 'Elena' }],
    exceptions: [{ ...VACATION, approved: true }],
    unread: [stored.weekly[0], stored.exceptions[1]],
    since: 2019,
  });
  // Saved and read again it is the same.
  const read = readAvailability(stored);
  expect(readAvailability(jsonOf(read))).toEqual(read);
});

test('readAvailability gives exceptions with a missing or duplicate id a new id, the same on every read', () => {
  const { id: _id, ...nameless } = VACATION;
  const idsIn = () =>
    readAvailability({ exceptions: [nameless, VACATION, { ...VACATION }, nameless] }).exceptions.map(
      ({ id }) => id,
    );
  expect(new Set(idsIn()).size).toBe(4);
  expect(idsIn()).toEqual(idsIn());
});

test('readAvailability reads any JSON without an error, with valid stretches only', () => {
  const anyEntry = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record(
      {
        weekday: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.jsonValue({ maxDepth: 0 })),
        kind: fc.constantFrom('off', 'hours', 'timeOff', 'available', 'x'),
        from: fc.constantFrom('09:00', '2026-11-20', '2026-11-99', '', 7),
        to: fc.constantFrom('17:00', '2026-11-21', '0000-01-01', null),
        start: fc.constantFrom('22:00', 'x', 7),
        end: fc.constantFrom('04:00', '24:00'),
      },
      { requiredKeys: [] },
    ),
  );
  const anyStored = fc.record(
    {
      weekly: fc.oneof(fc.array(anyEntry, { maxLength: 4 }), fc.jsonValue({ maxDepth: 1 })),
      exceptions: fc.oneof(fc.array(anyEntry, { maxLength: 4 }), fc.jsonValue({ maxDepth: 1 })),
      unread: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anyStored, fc.jsonValue()).map(jsonOf), (availability) => {
      for (const { startMinute, endMinute } of availabilityOf({ availability }, day('2026-11-20'))
        .stretches) {
        expect(startMinute).toBeLessThan(endMinute);
        expect(endMinute).toBeLessThanOrEqual(2880);
      }
      const read = readAvailability(availability);
      expect(readAvailability(jsonOf(read))).toEqual(read);
    }),
    { numRuns: rounds(300), ...seed },
  );
});

describe('the availability in the record of an employee', () => {
  const anyStored = fc.oneof(anyAvailability, fc.jsonValue({ maxDepth: 3 })).map((value) => {
    const text = JSON.stringify(value);
    return JSON.parse(text.replaceAll('__proto__', 'proto').replaceAll('-0', '0')) as unknown;
  });

  test('survives storage, the log and a backup, readable or not', () => {
    fc.assert(
      fc.property(anyStored, (availability) => {
        const ana = employeeOf('Ana', { availability });
        expect(readEmployees(JSON.stringify([ana])).items).toEqual([ana]);
        const change = changeOf([employeeEntry(employeeOf('Ana'), ana)]);
        expect(readChange(jsonOf(change))).toEqual(change);
        const text = writeBackup({ ...NOTHING, employees: [ana] }, SAVED_AT);
        expect(accepted(readBackup(text)).content.employees).toEqual([ana]);
      }),
      { numRuns: rounds(100), ...seed },
    );
  });

  const away = employeeOf('Ana', { availability: { weekly: [], exceptions: [VACATION] } });

  test('is kept if the employee in a merged backup or an import has no availability', () => {
    const cook = employeeOf('Ana', { role: 'Cook' });
    const merged = restoreEntries(
      { ...NOTHING, employees: [away] },
      { ...NOTHING, employees: [cook] },
      'merge',
    );
    expect(merged).toEqual([employeeEntry(away, { ...away, role: 'Cook' })]);
    const saved = (employee: typeof away) => ({
      schedule: scheduleOf({ employees: [employee] }),
      awaitingRepair: [],
    });
    expect(importEntries(saved(away), saved(cook), 'all')).toEqual(merged);
    expect(importEntries(saved(away), saved(employeeOf('Ana')), 'all')).toEqual([]);
  });

  test('is replaced by that of a merged backup, and removed if a replacing backup has none', () => {
    const other = employeeOf('Ana', {
      availability: { weekly: [{ weekday: 1, kind: 'off' }], exceptions: [] },
    });
    const restored = (employee: typeof away, mode: 'merge' | 'replace') =>
      restoreEntries({ ...NOTHING, employees: [away] }, { ...NOTHING, employees: [employee] }, mode);
    expect(restored(other, 'merge')).toEqual([employeeEntry(away, other)]);
    expect(restored(employeeOf('Ana'), 'replace')).toEqual([employeeEntry(away, employeeOf('Ana'))]);
  });

  test('makes the backup unreadable, with the position of the employee, when nested too deeply', () => {
    const deep = `${'['.repeat(300)}${']'.repeat(300)}`;
    const text = writeBackup(
      { ...NOTHING, employees: [employeeOf('Ana', { availability: 'here' })] },
      SAVED_AT,
    );
    expect(readBackup(text.replace('"here"', deep))).toMatchObject({
      isOk: false,
      error: { kind: 'damaged', part: 'employees', position: 1 },
    });
  });
});
