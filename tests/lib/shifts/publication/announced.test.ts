import { nameKey } from '@/lib/employees/employee';
import {
  type AnnouncedChange,
  type AnnouncedShift,
  announcedAfter,
  PUBLICATION_ID,
} from '@/lib/shifts/publication/publication';
import { renameInPublication } from '@/lib/shifts/publication/unpublished';
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
const short = (announced: readonly AnnouncedShift[]) =>
  announced.map(({ id, employeeName, date }) => `${id} ${employeeName} ${date}`);

test('announcedAfter remembers a removed, moved, canceled or reassigned shift without private fields', () => {
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

test('announcedAfter ignores shifts that were never published, and changes of the hours only', () => {
  const later = { ...MAYAS, employeeName: 'MAYA', startTime: shiftAt('10:00-17:00').startTime };
  expect(announcedAfter([], [{ ...GONE, after: [later] }], AT)).toEqual([]);
  expect(announcedAfter([], [{ id: 'new', before: [], after: [MAYAS] }], AT)).toEqual([]);
  const canceled = { ...MAYAS, status: 'Canceled' };
  expect(announcedAfter([], [{ id: 'mayas', before: [canceled], after: [] }], AT)).toEqual([]);
});

test('announcedAfter remembers each of several published days of one shift', () => {
  const other = { ...MAYAS, date: day('2027-01-02') };
  const both = { id: 'mayas', before: [MAYAS, other], after: [other] };
  expect(short(announcedAfter([], [both], AT))).toEqual(['mayas Maya 2026-12-31']);
  expect(short(announcedAfter([], [{ ...both, after: [] }], AT))).toEqual([
    'mayas Maya 2026-12-31',
    'mayas Maya 2027-01-02',
  ]);
});

test('announcedAfter forgets a shift that is published again', () => {
  const announced = announcedAfter([], [GONE], AT);
  expect(announcedAfter(announced, [{ id: 'mayas', before: [], after: [MAYAS] }], AT + 1)).toEqual([]);
});

test('announcedAfter keeps a shift for at most eight weeks, until its day has passed, and only the newest 2,000', () => {
  const announced = announcedAfter([], [GONE], AT);
  expect(announcedAfter(announced, [], AT + 56 * DAY_MS - 1)).toHaveLength(0);
  const far = announcedAfter([], [{ ...GONE, before: [{ ...MAYAS, date: day('2027-03-01') }] }], AT);
  expect(announcedAfter(far, [], AT + 56 * DAY_MS - 1)).toEqual(far);
  expect(announcedAfter(far, [], AT + 56 * DAY_MS)).toEqual([]);
  // The day ends last in the west; one day after its end in UTC it is over everywhere.
  const today = announcedAfter([], [{ ...GONE, before: [{ ...MAYAS, date: day('2026-11-10') }] }], AT);
  expect(announcedAfter(today, [], AT + DAY_MS)).toEqual(today);
  expect(announcedAfter(today, [], AT + 2 * DAY_MS)).toEqual([]);
  const many = Array.from({ length: 2500 }, (_, index) => ({ ...GONE, id: `${index}`.padStart(4, '0') }));
  const kept = announcedAfter(far, many, AT + 1);
  expect(kept).toHaveLength(2000);
  expect(kept.at(-1)?.id).toBe('2499');
});

test('renameInPublication applies renames, and returns the same object if no name changes', () => {
  const announced = announcedAfter(
    [],
    [GONE, { ...GONE, id: 'moved', after: [{ ...MAYAS, date: addDays(MAYAS.date, 1) }] }],
    AT,
  );
  const publication = { id: PUBLICATION_ID, at: AT, shiftCount: 0, since: [], told: announced };
  const renamed = renameInPublication(publication, new Map([[nameKey('MAYA'), 'Maja']]));
  expect(short(renamed.told ?? [])).toEqual(['mayas Maja 2026-12-31', 'moved Maja 2026-12-31']);
  expect(renameInPublication(publication, new Map([['theo', 'Teo']]))).toBe(publication);
});
