/** @jest-environment jsdom */

import fc from 'fast-check';
import { dropMoves } from '@/lib/shifts/change/drop-moves';
import { employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift, shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { ShiftMove } from '@/lib/shifts/change/shift-moves';
import { addDays } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { saveSettings } from '@/stores/preferences/save-settings';
import { createDropPlans, dropShift } from '@/stores/schedule/shift-drag';
import { undoStep } from '@/stores/schedule/steps';
import { openSchedule, THURSDAY } from '@/tests/support/app-schedule';
import { day, employeeOf, plain, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

const FRIDAY = day('2026-11-20');
const steps = () => liveSchedule.getState().history.undo;
const shift = (id: string) => findShift(liveSchedule.getState().schedule.shifts, id);
const schedule = () => plain(liveSchedule.getState().schedule);

beforeAll(() => saveSettings({ language: 'en', timezone: 'system' }));
beforeEach(() => {
  openSchedule([]);
  liveSchedule.commit([
    employeeEntry(undefined, employeeOf('Ana')),
    employeeEntry(undefined, employeeOf('Ben', { color: 'blue' })),
    employeeEntry(undefined, employeeOf('Cleo', { role: 'Cook', color: 'yellow' })),
    shiftEntry(undefined, shiftAt('09:00-17:00', { id: 'ana', date: THURSDAY })),
    shiftEntry(
      undefined,
      shiftAt('12:00-20:00', { id: 'ben', date: FRIDAY, employeeName: 'Ben', color: 'blue' }),
    ),
  ]);
  notificationsStore.setState({ notifications: [], toasts: [] });
  jest.spyOn(liveSchedule, 'whenStored').mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

const plansOf = (ids: readonly string[]) =>
  createDropPlans<Omit<ShiftMove, 'shiftId'>>(liveSchedule, {
    keyOf: (target) => JSON.stringify(target),
    movesTo: (target) => ids.map((shiftId) => ({ shiftId, ...target })),
  });

describe('dropping shifts', () => {
  test('makes exactly the changes that the plan shows for the target', () => {
    const target = fc.record(
      {
        date: fc.integer({ min: -2, max: 2 }).map((days) => addDays(THURSDAY, days)),
        employeeName: fc.constantFrom('Ana', 'Ben', 'Cleo', '', 'Nobody'),
      },
      { requiredKeys: [] },
    );
    const dragged = fc.subarray(['ana', 'ben'], { minLength: 1 });
    fc.assert(
      fc.property(target, dragged, fc.boolean(), (place, ids, isCopy) => {
        const before = schedule();
        const stepCount = steps().length;
        const grabbed = shift(ids[0] ?? '');
        if (!grabbed) throw new Error('The shifts are gone.');
        const plans = createDropPlans<typeof place>(liveSchedule, {
          keyOf: (one) => JSON.stringify(one),
          movesTo: (one) =>
            dropMoves(
              ids.flatMap((id) => shift(id) ?? []),
              grabbed,
              one,
            ),
        });
        plans.setCopy(isCopy);
        const plan = plans.planFor(place);
        plans.drop(place);
        if (!('shifts' in plan)) {
          expect(schedule()).toEqual(before);
          expect(steps()).toHaveLength(stepCount);
          return;
        }
        expect(steps()).toHaveLength(stepCount + 1);
        const entries = steps().at(-1)?.entries ?? [];
        expect(entries).toHaveLength(plan.shifts.length);
        const planned = plan.shifts.map((one) => ({ before: one.before?.id, ...one.shift, id: '' }));
        const done = entries.map((entry) => {
          if (entry.kind !== 'shift' || !entry.after)
            throw new Error('The entry has no shift after the change.');
          return { before: entry.before?.id, ...entry.after, id: '' };
        });
        expect(done).toEqual(planned);
        undoStep(liveSchedule, steps().at(-1)?.id);
        expect(schedule()).toEqual(before);
      }),
      { numRuns: rounds(150), ...seed },
    );
  });

  test('plans a target once, and again for a copy', () => {
    const plans = plansOf(['ana']);
    const target = { date: FRIDAY };
    const plan = plans.planFor(target);
    expect(plan.kind).toBe('fits');
    expect(plans.planFor({ date: FRIDAY })).toBe(plan);
    expect(plans.isCopy()).toBe(false);
    plans.setCopy(true);
    expect(plans.isCopy()).toBe(true);
    expect(plans.planFor(target)).not.toBe(plan);
  });

  test('renews the plan when the schedule has changed, and keeps that change', () => {
    const plans = plansOf(['ana']);
    const target = { date: FRIDAY };
    expect(plans.planFor(target).kind).toBe('fits');
    const ana = shift('ana');
    if (!ana) throw new Error('The shift is gone.');
    liveSchedule.commit([shiftEntry(ana, { ...ana, notes: 'Bring the keys' })]);
    plans.drop(target);
    expect(shift('ana')).toMatchObject({ date: FRIDAY, notes: 'Bring the keys' });
  });

  test('refuses a shift that was deleted meanwhile, with an error toast', () => {
    const plans = plansOf(['ana']);
    expect(plans.planFor({ date: FRIDAY }).kind).toBe('fits');
    liveSchedule.commit([shiftEntry(shift('ana'), undefined)]);
    expect(plans.planFor({ date: FRIDAY }).kind).toBe('refused');
    const stepCount = steps().length;
    plans.drop({ date: FRIDAY });
    expect(steps()).toHaveLength(stepCount);
    expect(notificationsStore.getState().toasts).toMatchObject([{ type: 'error' }]);
  });

  test('gives each copy a unique id', () => {
    const plans = plansOf(['ana', 'ben']);
    plans.setCopy(true);
    const saturday = addDays(FRIDAY, 1);
    plans.drop({ date: saturday });
    plans.drop({ date: saturday });
    const ids = shiftsOn(liveSchedule.getState().schedule.shifts, saturday).map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => /^\d+-/.test(id))).toBe(true);
  });

  test('moves a single shift in one step, and makes no step if the shift is already there', () => {
    const stepCount = steps().length;
    dropShift(liveSchedule, { shiftId: 'ana', date: THURSDAY });
    expect(steps()).toHaveLength(stepCount);
    dropShift(liveSchedule, { shiftId: 'ana', endTime: shiftAt('09:00-18:00').endTime });
    expect(shift('ana')?.endTime).toBe('18:00');
    expect(steps()).toHaveLength(stepCount + 1);
  });
});
