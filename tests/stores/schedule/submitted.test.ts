import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { makeShift, openTab } from '@/tests/support/brigade';

const before = makeShift({ id: 's' });

function loadedTab() {
  const { schedule, today } = openTab();
  schedule.load(today);
  schedule.addShift(before);
  const stored = () => findShift(schedule.getState().schedule.shifts, 's');
  return { schedule, stored };
}

describe('a submitted edit that is committed after a delay', () => {
  test('keeps the fields that a newer edit has changed', () => {
    const { schedule, stored } = loadedTab();
    const change = schedule.submit([shiftEntry(before, { ...before, status: 'Pending' })]);
    schedule.updateShift(makeShift({ id: 's', times: ['12:00', '20:00'] }));
    if (change) schedule.commitSubmitted(change);
    expect(stored()).toMatchObject({ status: 'Pending', startTime: '12:00', endTime: '20:00' });
    schedule.undo();
    expect(stored()).toMatchObject({ status: 'Confirmed', startTime: '12:00', endTime: '20:00' });
  });

  test('is committed as submitted when nothing else has changed', () => {
    const { schedule } = loadedTab();
    const change = schedule.submit([shiftEntry(before, { ...before, status: 'Pending' })]);
    expect(change && schedule.commitSubmitted(change)).toBe(change);
  });

  test('brings back a shift that was deleted meanwhile', () => {
    const { schedule, stored } = loadedTab();
    const change = schedule.submit([shiftEntry(before, { ...before, status: 'Pending' })]);
    schedule.deleteShift('s');
    if (change) schedule.commitSubmitted(change);
    expect(stored()?.status).toBe('Pending');
  });
});
