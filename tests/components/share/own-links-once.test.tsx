/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { useStaffLink } from '@/components/share/link/use-staff-link';
import { employeeEntry, requestEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { createTeamLink } from '@/stores/requests/staff-links';
import { distributedShifts, editShift, openSchedule } from '@/tests/support/app-schedule';
import { employeeOf, requestOf } from '@/tests/support/records';
import { WEEK_OF_TWENTY } from '@/tests/support/shared-weeks';

jest.mock('@/stores/requests/staff-links', () => ({
  createTeamLink: jest.fn(),
  createPersonalLink: jest.fn(),
}));

test('keeps the same function for personal links until a change could alter a link', async () => {
  jest.mocked(createTeamLink).mockResolvedValue('link');
  openSchedule(distributedShifts(3));
  const { result, rerender } = renderHook(({ week }) => useStaffLink(week), {
    initialProps: { week: WEEK_OF_TWENTY },
  });
  await act(async () => {});
  let before = result.current.ofPerson;
  const isNew = () => {
    const is = result.current.ofPerson !== before;
    before = result.current.ofPerson;
    return is;
  };
  rerender({ week: WEEK_OF_TWENTY });
  expect(isNew()).toBe(false);
  editShift(1, { notes: 'anything' });
  expect(isNew()).toBe(false);
  act(() => liveSchedule.commit([requestEntry(undefined, requestOf('ana-1'))]));
  expect(isNew()).toBe(true);
  act(() => liveSchedule.commit([employeeEntry(undefined, employeeOf('Ana', { id: 'ana' }))]));
  expect(isNew()).toBe(true);
  await act(async () => rerender({ week: { ...WEEK_OF_TWENTY } }));
  expect(isNew()).toBe(true);
});
