import { nameKey } from '@/lib/employees/employee';
import {
  type AnnouncedChange,
  type AnnouncedShift,
  announcedAfter,
  PUBLICATION_ID,
} from '@/lib/shifts/publication/publication';
import { withNewNamesBefore } from '@/lib/shifts/publication/unpublished';
import { addDays } from '@/lib/time/local-date';
import { day, shiftAt } from '@/tests/support/records';

const AT = Date.UTC(2026, 10, 10, 12);
const DAY_MS = 86_400_000;
const MAYAS = shiftAt('09:00-17:00', {
  id: 'mayas',
  employeeName: ' Maya',
  date: day('2026-12-31'),
  notes: 'Keys',
});
const GONE: AnnouncedChange = { id: 'mayas', before: [MAYAS], after: [] };
const short = (told: readonly AnnouncedShift[]) =>
  told.map(({ id, employeeName, date }) => `${id} ${employeeName} ${date}`);

test('what is gone, moved to another day or somebody else’s is kept as it was told, without the manager’s own', () => {
  expect(announcedAfter([], [GONE], AT)).toEqual([
    {
      id: 'mayas',
      employeeName: 'Maya',
      date: '2026-12-31',
      startTime: '09:00',
      endTime: '17:00',
      role: 'Server',
      at: AT,
    },
  ]);
  for (const after of [
    { ...MAYAS, status: 'Canceled' },
    { ...MAYAS, date: day('2027-01-01') },
    { ...MAYAS, employeeName: 'Theo' },
    { ...MAYAS, employeeName: '' },
  ]) {
    expect(short(announcedAfter([], [{ ...GONE, after: [after] }], AT))).toEqual(['mayas Maya 2026-12-31']);
  }
});

test('what was never told, or only changed in its hours, is not', () => {
  const later = { ...MAYAS, employeeName: 'MAYA', startTime: shiftAt('10:00-17:00').startTime };
  expect(announcedAfter([], [{ ...GONE, after: [later] }], AT)).toEqual([]);
  expect(announcedAfter([], [{ id: 'new', before: [], after: [MAYAS] }], AT)).toEqual([]);
  const canceled = { ...MAYAS, status: 'Canceled' };
  expect(announcedAfter([], [{ id: 'mayas', before: [canceled], after: [] }], AT)).toEqual([]);
});

test('of several days at once each counts', () => {
  const other = { ...MAYAS, date: day('2027-01-02') };
  const both = { id: 'mayas', before: [MAYAS, other], after: [other] };
  expect(short(announcedAfter([], [both], AT))).toEqual(['mayas Maya 2026-12-31']);
  expect(short(announcedAfter([], [{ ...both, after: [] }], AT))).toEqual([
    'mayas Maya 2026-12-31',
    'mayas Maya 2027-01-02',
  ]);
});

test('what comes back is told again', () => {
  const told = announcedAfter([], [GONE], AT);
  expect(announcedAfter(told, [{ id: 'mayas', before: [], after: [MAYAS] }], AT + 1)).toEqual([]);
});

test('each is kept for eight weeks and until its day is past, the newest of too many', () => {
  const told = announcedAfter([], [GONE], AT);
  expect(announcedAfter(told, [], AT + 56 * DAY_MS - 1)).toHaveLength(0);
  const far = announcedAfter([], [{ ...GONE, before: [{ ...MAYAS, date: day('2027-03-01') }] }], AT);
  expect(announcedAfter(far, [], AT + 56 * DAY_MS - 1)).toEqual(far);
  expect(announcedAfter(far, [], AT + 56 * DAY_MS)).toEqual([]);
  // The day ends last in the west: a day after it has ended in UTC it is past everywhere.
  const today = announcedAfter([], [{ ...GONE, before: [{ ...MAYAS, date: day('2026-11-10') }] }], AT);
  expect(announcedAfter(today, [], AT + DAY_MS)).toEqual(today);
  expect(announcedAfter(today, [], AT + 2 * DAY_MS)).toEqual([]);
  const many = Array.from({ length: 2500 }, (_, index) => ({ ...GONE, id: `${index}`.padStart(4, '0') }));
  const kept = announcedAfter(far, many, AT + 1);
  expect(kept).toHaveLength(2000);
  expect(kept.at(-1)?.id).toBe('2499');
});

test('a new name reaches it; without one the list is the same', () => {
  const told = announcedAfter(
    [],
    [GONE, { ...GONE, id: 'moved', after: [{ ...MAYAS, date: addDays(MAYAS.date, 1) }] }],
    AT,
  );
  const publication = { id: PUBLICATION_ID, at: AT, shiftCount: 0, since: [], told };
  const renamed = withNewNamesBefore(publication, new Map([[nameKey('MAYA'), 'Maja']]));
  expect(short(renamed.told ?? [])).toEqual(['mayas Maja 2026-12-31', 'moved Maja 2026-12-31']);
  expect(withNewNamesBefore(publication, new Map([['theo', 'Teo']]))).toBe(publication);
});
