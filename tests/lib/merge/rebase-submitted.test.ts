import { rebaseSubmitted } from '@/lib/merge/rebase-submitted';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { clock, scheduleOf, shiftAt } from '@/tests/support/records';

const BEFORE = shiftAt('09:00-17:00');
const pending = { ...BEFORE, status: 'Pending' };
const change = { id: 'c', at: 1, entries: [shiftEntry(BEFORE, pending)] };
const onto = (...shifts: (typeof BEFORE)[]) =>
  rebaseSubmitted(change, { schedule: scheduleOf({ shifts }), awaitingRepair: [] });

describe('rebasing a submitted change', () => {
  test('returns the same change when the record is as it was, or removed', () => {
    expect(onto(BEFORE)).toBe(change);
    expect(onto()).toBe(change);
  });

  test('keeps fields that were edited meanwhile, and overwrites those that the change edits', () => {
    const now = { ...BEFORE, endTime: clock('18:00'), status: 'Canceled' };
    expect(onto(now).entries).toEqual([shiftEntry(now, { ...now, status: 'Pending' })]);
  });
});
