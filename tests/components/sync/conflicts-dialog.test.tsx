/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConflictsDialog } from '@/components/sync/conflicts/conflicts-dialog';
import { liveSchedule } from '@/stores/app/schedule-store';
import { syncStore } from '@/stores/sync/sync-store';
import { distributedShifts, MONDAY, openSchedule, savedShift } from '@/tests/support/app-schedule';
import { renderOnDesktop } from '@/tests/support/desktop';
import { conflictOf, showNoSync, showSync } from '@/tests/support/sync/shown-sync';

/** Updates the store in the way the database would. */
jest.mock('@/stores/sync/sync-host', () => ({
  syncDatabase: async () => ({
    answerConflict: async (id: string, state: never) => {
      const { syncStore: store } =
        jest.requireActual<typeof import('@/stores/sync/sync-store')>('@/stores/sync/sync-store');
      store.setState(({ conflicts }) => ({
        conflicts: conflicts.map((one) => (one.id === id ? { ...one, state } : one)),
      }));
    },
  }),
  readConflicts: async () => {},
}));

const mockAnnounce = jest.fn();
jest.mock('@/stores/notifications/announce', () => ({
  announce: async (...given: unknown[]) => mockAnnounce(...given),
}));

beforeEach(() => openSchedule(distributedShifts(7)));
afterEach(() => showNoSync());

const card = (name: RegExp) => screen.getByRole('listitem', { name });
const state = (id: string) => syncStore.getState().conflicts.find((one) => one.id === id)?.state;

async function open(...conflicts: readonly ReturnType<typeof conflictOf>[]): Promise<void> {
  showSync({ conflicts });
  renderOnDesktop(<ConflictsDialog />);
  await screen.findByRole('dialog', { name: 'Changed by two people' });
}

test('shows both versions with author and state, applies "Use mine", and undo reopens the conflict', async () => {
  await open(
    conflictOf({
      group: 'when',
      mine: { date: MONDAY, startTime: '10:00', endTime: '18:00' },
      theirs: { date: MONDAY, startTime: '12:00', endTime: '20:00' },
    }),
  );
  const shown = card(/^P1, Tue Nov 17/);
  expect(shown).toHaveTextContent('Time · Noticed');
  expect(shown).toHaveTextContent('This deviceMon Nov 16, 10:00 AM - 6:00 PM');
  expect(shown).toHaveTextContent('PhoneStands nowMon Nov 16, 12:00 PM - 8:00 PM');
  fireEvent.click(within(shown).getByRole('button', { name: /^Use mine: P1, / }));
  await waitFor(() => expect(state('c')).toBe('mine'));
  expect(savedShift(1)).toMatchObject({ date: MONDAY, startTime: '10:00', endTime: '18:00' });
  expect(screen.getByRole('status')).toHaveTextContent('Your version was used');
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Dealt with' })).toHaveTextContent('Your version was used');
  expect(mockAnnounce).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ id: expect.any(String) }),
    expect.objectContaining({ words: expect.objectContaining({ message: 'Your version was used' }) }),
  );
  const { undoStep } = await import('@/stores/schedule/steps');
  act(() => undoStep(liveSchedule));
  await waitFor(() => expect(state('c')).toBe('open'));
});

test("offers the other version if this device's is current, and removes a value that only this device has", async () => {
  await open(
    conflictOf({
      group: 'breaks',
      mine: { unpaidBreak: 30 },
      theirs: {},
      stood: 'mine',
      by: 'gone',
    }),
  );
  const before = savedShift(1);
  act(
    () =>
      void liveSchedule.commit([{ kind: 'shift', id: 'P1', before, after: { ...before, unpaidBreak: 30 } }]),
  );
  const shown = card(/^P1/);
  expect(shown).toHaveTextContent('Another deviceNothing');
  expect(within(shown).queryByRole('button', { name: /^Use mine/ })).toBeNull();
  fireEvent.click(within(shown).getByRole('button', { name: /^Use theirs/ }));
  await waitFor(() => expect(state('c')).toBe('theirs'));
  expect(savedShift(1)).not.toHaveProperty('unpaidBreak');
});

test('keeps the current version on Keep, and restores a deleted record on "Use mine"', async () => {
  const gone = savedShift(2);
  act(() => void liveSchedule.commit([{ kind: 'shift', id: 'P2', before: gone }]));
  const { theirs: _theirs, ...whole } = conflictOf({
    id: 'whole',
    recordId: 'P2',
    group: '',
    mine: { ...gone },
  });
  await open(conflictOf({ id: 'kept' }), whole);
  fireEvent.click(within(card(/^P1/)).getByRole('button', { name: /^Keep: / }));
  await waitFor(() => expect(state('kept')).toBe('kept'));
  const shown = card(/^P2, /);
  expect(shown).toHaveTextContent('Deleted');
  fireEvent.click(within(shown).getByRole('button', { name: /^Use mine/ }));
  await waitFor(() => expect(savedShift(2)).toEqual(gone));
});

test('describes each kind of conflict in words', async () => {
  await open(
    conflictOf({
      id: '1',
      group: 'who',
      mine: { employeeName: '', role: 'Cook' },
      theirs: { employeeName: 'Ann', role: 'Server' },
    }),
    conflictOf({ id: '2', group: 'status', mine: { status: 'Pending' }, theirs: { status: 'Canceled' } }),
    conflictOf({
      id: '3',
      kind: 'day',
      recordId: MONDAY,
      group: 'note',
      mine: { note: 'Inventory' },
      theirs: { note: '' },
    }),
    conflictOf({ id: '4', kind: 'employee', recordId: 'none', group: 'availability', mine: {}, theirs: {} }),
    conflictOf({
      id: '5',
      kind: 'request',
      recordId: 'none',
      group: 'decision',
      mine: { state: 'approved', word: 'Enjoy' },
      theirs: { state: 'declined' },
    }),
    conflictOf({ id: '6', group: 'ofLater', mine: { ofLater: 1 }, theirs: { ofLater: 2 } }),
  );
  const text = screen.getByRole('region', { name: 'To look at' }).textContent;
  for (const words of [
    'Open shift, Cook',
    'Ann, Server',
    'Pending',
    'Canceled',
    'Monday, November 16',
    'Inventory',
    'Nothing',
    'An employee who is deleted',
    'As set on Phone',
    'Approved: Enjoy',
    'Declined',
    'Details',
  ])
    expect(text).toContain(words);
});

test('shows an empty state without conflicts', async () => {
  await open();
  expect(screen.getByText('Nothing was changed by two people')).toBeVisible();
});
