import { act } from '@testing-library/react';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek, weekOf } from '@/lib/time/week';
import { liveSchedule } from '@/stores/app/schedule-store';
import { day } from './records';

/** The Thursday on which the app's schedule opens in tests, and the days of its week. */
export const THURSDAY = day('2026-11-19');
export const WEEK = weekOf(THURSDAY, 'monday');
export const MONDAY = startOfWeek(THURSDAY, 'monday');

/** The id and employee name of the shift with that number; one shift per person. */
export const shiftName = (number: number) => `P${number}`;

/**
 * That many shifts, distributed in turn over the days from Monday on. Within a week no two start at the same minute or
 * belong to one person, so none overlap.
 */
export function distributedShifts(count: number, dayCount = 7): readonly Shift[] {
  return Array.from({ length: count }, (_, number) => {
    const dayNumber = number % dayCount;
    const startMinute = 360 + 3 * (7 * Math.floor(number / dayCount) + (dayNumber % 7));
    return {
      id: shiftName(number),
      employeeName: shiftName(number),
      role: 'Server',
      date: addDays(MONDAY, dayNumber),
      startTime: clockTimeOf(startMinute),
      endTime: clockTimeOf(startMinute + 240),
      status: 'Confirmed',
      color: 'purple',
      notes: '',
    };
  });
}

/** Starts the app's schedule with these stored shifts, on that day. */
export function openSchedule(shifts: readonly Shift[], date: LocalDate = THURSDAY): void {
  localStorage.clear();
  localStorage.setItem('shifts', JSON.stringify(shifts));
  // A test may have set the business up before.
  const { settings } = liveSchedule.getState().schedule;
  liveSchedule.load(date);
  liveSchedule.setState(({ schedule }) => ({ schedule: { ...schedule, settings } }));
}

export function savedShift(number: number): Shift {
  const shift = findShift(liveSchedule.getState().schedule.shifts, shiftName(number));
  if (!shift) throw new Error(`There is no shift ${shiftName(number)}.`);
  return shift;
}

/** Changes the shift with that number like the form. */
export function editShift(number: number, fields: Partial<Shift>): void {
  const before = savedShift(number);
  act(() => {
    liveSchedule.commit([shiftEntry(before, { ...before, ...fields })]);
  });
}
