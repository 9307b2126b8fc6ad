import { decidedRequestIds, isTooLate } from '@/lib/requests/decided-requests';
import { requestEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { requestOf, shiftAt } from '@/tests/support/records';

const asked = requestOf('ana-1');
const approved = { ...asked, state: 'approved' };

test('decidedRequestIds lists a request as decided when an open request is closed, and for no other change', () => {
  expect(decidedRequestIds({ entries: [requestEntry(asked, approved)] })).toEqual(['ana-1']);
  expect(decidedRequestIds({ entries: [requestEntry(asked, { ...asked, state: 'later' })] })).toEqual([
    'ana-1',
  ]);
  for (const entry of [
    requestEntry(undefined, asked),
    requestEntry(undefined, approved),
    requestEntry(asked, undefined),
    requestEntry(approved, asked),
    requestEntry(approved, { ...asked, state: 'declined' }),
    requestEntry(asked, { ...asked, employeeId: 'employee-Ben' }),
    shiftEntry(undefined, shiftAt('09:00-17:00')),
  ])
    expect(decidedRequestIds({ entries: [entry] })).toEqual([]);
  expect(decidedRequestIds({ entries: [requestEntry(asked, approved)], origin: 'import' })).toEqual([]);
});

test('isTooLate is true when the request is already decided or removed', () => {
  expect(isTooLate(asked)).toBe(false);
  expect(isTooLate(approved)).toBe(true);
  expect(isTooLate(undefined)).toBe(true);
});
