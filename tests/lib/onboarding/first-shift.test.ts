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

describe('addsOwnShift', () => {
  test('accepts a single new shift as the first one', () => {
    expect(isOwn(...adds(lunch))).toBe(true);
  });

  test("accepts several shifts typed into one person's day as the first one", () => {
    expect(isOwn(...adds(lunch, dinner))).toBe(true);
    expect(isOwn(...adds(lunch, { ...dinner, employeeName: ' ANA ' }))).toBe(true);
  });

  test('accepts a new repeating shift as the first one', () => {
    const series = templateOf('Server', { series: {} });
    const later = { ...lunch, id: 'later', date: day('2026-11-27') };
    expect(isOwn(...adds(lunch, later), templateEntry(undefined, series))).toBe(true);
    expect(isOwn(...adds(lunch, later), templateEntry(series, series))).toBe(false);
  });

  test('can come with an employee created by a template', () => {
    expect(isOwn(employeeEntry(undefined, employeeOf('Ana')), ...adds(lunch))).toBe(true);
  });
});

describe('change that is not the first shift of the user', () => {
  test('can add shifts for several people or days at once', () => {
    expect(isOwn(...adds(lunch, { ...dinner, employeeName: 'Ben' }))).toBe(false);
    expect(isOwn(...adds(lunch, { ...dinner, date: day('2026-11-21') }))).toBe(false);
  });

  test('can import people and their shifts from a file', () => {
    expect(isOwn(employeeEntry(undefined, employeeOf('Ana')), ...adds(lunch, dinner))).toBe(false);
  });

  test('can add sample shifts, also together with another shift', () => {
    const sample = { ...dinner, id: 'sample-shift-00' };
    expect(isOwn(...adds(sample))).toBe(false);
    expect(isOwn(...adds(lunch, sample))).toBe(false);
  });

  test('can change or remove shifts only, or be empty', () => {
    expect(isOwn(shiftEntry(lunch, { ...lunch, notes: 'new' }))).toBe(false);
    expect(isOwn(shiftEntry(lunch, undefined))).toBe(false);
    expect(isOwn()).toBe(false);
  });

  test.each(['undo', 'redo', 'import', 'publish'] as const)('has the origin %s', (origin) => {
    expect(addsOwnShift({ ...changeOf(adds(lunch)), origin })).toBe(false);
  });
});
