import { addsOwnShift } from '@/lib/onboarding/first-shift';
import {
  type ChangeEntry,
  employeeEntry,
  shiftEntry,
  templateEntry,
} from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import { changeOf, day, employeeOf, shiftAt, templateOf } from '@/tests/support/records';

const adds = (...shifts: readonly Shift[]) => shifts.map((shift) => shiftEntry(undefined, shift));
const isOwn = (...entries: readonly ChangeEntry[]) => addsOwnShift(changeOf(entries));

const lunch = shiftAt('09:00-13:00', { id: 'lunch' });
const dinner = shiftAt('17:00-21:00', { id: 'dinner' });

describe('a person adds a shift', () => {
  test('one by one', () => {
    expect(isOwn(...adds(lunch))).toBe(true);
  });

  test('several at once, typed into the cell of one person’s day', () => {
    expect(isOwn(...adds(lunch, dinner))).toBe(true);
    expect(isOwn(...adds(lunch, { ...dinner, employeeName: ' ANA ' }))).toBe(true);
  });

  test('that repeats', () => {
    const series = templateOf('Server', { series: {} });
    const later = { ...lunch, id: 'later', date: day('2026-11-27') };
    expect(isOwn(...adds(lunch, later), templateEntry(undefined, series))).toBe(true);
    expect(isOwn(...adds(lunch, later), templateEntry(series, series))).toBe(false);
  });

  test('with the employee that a template’s question creates', () => {
    expect(isOwn(employeeEntry(undefined, employeeOf('Ana')), ...adds(lunch))).toBe(true);
  });
});

describe('nobody adds a shift by hand', () => {
  test('where several people or days get theirs at once', () => {
    expect(isOwn(...adds(lunch, { ...dinner, employeeName: 'Ben' }))).toBe(false);
    expect(isOwn(...adds(lunch, { ...dinner, date: day('2026-11-21') }))).toBe(false);
  });

  test('where a file brings people and their shifts', () => {
    expect(isOwn(employeeEntry(undefined, employeeOf('Ana')), ...adds(lunch, dinner))).toBe(false);
  });

  test('where the sample comes, alone or beside another', () => {
    const sample = { ...dinner, id: 'sample-shift-00' };
    expect(isOwn(...adds(sample))).toBe(false);
    expect(isOwn(...adds(lunch, sample))).toBe(false);
  });

  test('where shifts are changed or removed, or nothing is', () => {
    expect(isOwn(shiftEntry(lunch, { ...lunch, notes: 'new' }))).toBe(false);
    expect(isOwn(shiftEntry(lunch, undefined))).toBe(false);
    expect(isOwn()).toBe(false);
  });

  test.each(['undo', 'redo', 'import', 'publish'] as const)('by %s', (origin) => {
    expect(addsOwnShift({ ...changeOf(adds(lunch)), origin })).toBe(false);
  });
});
