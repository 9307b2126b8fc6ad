import { decidedIn, isTooLate } from '@/lib/requests/decisions';
import { requestEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { requestOf, shiftAt } from '@/tests/support/records';

const asked = requestOf('ana-1');
const approved = { ...asked, state: 'approved' };

test('counts a request as decided when it is closed, not when it is added, removed, reopened or imported', () => {
  expect(decidedIn({ entries: [requestEntry(asked, approved)] })).toEqual(['ana-1']);
  expect(decidedIn({ entries: [requestEntry(asked, { ...asked, state: 'later' })] })).toEqual(['ana-1']);
  for (const entry of [
    requestEntry(undefined, asked),
    requestEntry(undefined, approved),
    requestEntry(asked, undefined),
    requestEntry(approved, asked),
    requestEntry(approved, { ...asked, state: 'declined' }),
    requestEntry(asked, { ...asked, employeeId: 'employee-Ben' }),
    shiftEntry(undefined, shiftAt('09:00-17:00')),
  ])
    expect(decidedIn({ entries: [entry] })).toEqual([]);
  expect(decidedIn({ entries: [requestEntry(asked, approved)], origin: 'import' })).toEqual([]);
});

test('comes too late when the request is decided or removed', () => {
  expect(isTooLate(asked)).toBe(false);
  expect(isTooLate(approved)).toBe(true);
  expect(isTooLate(undefined)).toBe(true);
});
