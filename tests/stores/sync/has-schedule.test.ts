/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { settingEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule } from '@/stores/app/schedule-store';
import { hasSchedule } from '@/stores/sync/sync';
import { openSchedule } from '@/tests/support/app-schedule';
import { shiftAt } from '@/tests/support/records';

beforeEach(() => openSchedule([]));

describe('hasSchedule', () => {
  test('is false when there are no records', () => {
    expect(hasSchedule()).toBe(false);
  });

  test.each([
    ['a shift', shiftEntry(undefined, shiftAt('09:00-17:00', { id: 's' }))],
    ['a business setting', settingEntry(undefined, { id: 'businessName', value: 'Bar' })],
  ])('is true when there is only %s', (_name, entry) => {
    liveSchedule.commit([entry]);
    expect(hasSchedule()).toBe(true);
  });

  test('is true when there is only a shift that awaits repair', () => {
    liveSchedule.setState({ awaitingRepair: [{ id: 'r', date: 'someday' } as never] });
    expect(hasSchedule()).toBe(true);
  });
});
