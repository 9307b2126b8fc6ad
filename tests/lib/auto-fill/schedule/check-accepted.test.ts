import fc from 'fast-check';
import type { FilledShift } from '@/lib/auto-fill/proposal';
import { checkAccepted } from '@/lib/auto-fill/schedule/check-accepted';
import { problemOfSchedule } from '@/lib/auto-fill/schedule/problem-of-schedule';
import { proposalOf } from '@/lib/auto-fill/schedule/proposal-of';
import { applyChange, type Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, employeeEntry, shiftEntry } from '@/lib/shifts/change/schedule-change';
import { allShifts } from '@/lib/shifts/change/schedule-index';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { contextWithSettings } from '@/stores/schedule/plan-breaks';
import { anyFilling, newWarnings, planByTries } from '@/tests/support/auto-fill/fill-weeks';
import { employeeOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

const contextIn = contextWithSettings(DEFAULT_RULES);
const open = shiftAt('09:00-17:00', { id: 'o', employeeName: '' });
const ana = employeeOf('Ana');
const toAna: FilledShift = { shift: open, employeeId: ana.id, employeeName: 'Ana', reasons: [] };
const team = scheduleOf({ shifts: [open], employees: [ana, employeeOf('Ben', { color: 'blue' })] });
const after = (schedule: Schedule, ...entries: readonly ChangeEntry[]) => applyChange(schedule, { entries });

test("checkAccepted assigns the shift under the person's current name and color", () => {
  const named = { ...ana, name: 'Anna', color: 'red' as const };
  const renamed = after(team, employeeEntry(ana, named));
  expect(checkAccepted(renamed, [toAna], contextIn)).toEqual({
    moved: [{ before: open, after: { ...open, employeeName: 'Anna', color: 'red' } }],
    leftOut: [],
  });
});

test.each<[string, readonly ChangeEntry[]]>([
  ['the shift was removed', [shiftEntry(open, undefined)]],
  ['somebody else has the shift', [shiftEntry(open, { ...open, employeeName: 'Ben' })]],
  ['the shift has another time', [shiftEntry(open, { ...open, endTime: clockTimeOf(1080) })]],
  ['the shift is canceled', [shiftEntry(open, { ...open, status: 'Canceled' })]],
  ['the person was removed', [employeeEntry(ana, undefined)]],
  ['the person is hidden', [employeeEntry(ana, { ...ana, isHidden: true })]],
])('checkAccepted leaves the shift out when %s', (_, entries) => {
  expect(checkAccepted(after(team, ...entries), [toAna], contextIn)).toEqual({
    moved: [],
    leftOut: [{ shift: open, employeeName: 'Ana', breaks: [] }],
  });
});

test('checkAccepted leaves out an assignment that meanwhile breaks a rule, with the reason, but accepts overtime', () => {
  const other = shiftAt('08:00-10:00', { id: 'n' });
  const clashing = after(team, shiftEntry(undefined, other));
  expect(checkAccepted(clashing, [toAna], contextIn)).toEqual({
    moved: [],
    leftOut: [{ shift: open, employeeName: 'Ana', breaks: [{ rule: 'overlap', other }] }],
  });
  const full = [-4, -3, -2, -1].map((days) =>
    shiftEntry(undefined, shiftAt('08:00-18:00', { id: `${days}`, date: addDays(open.date, days) })),
  );
  expect(checkAccepted(after(team, ...full), [toAna], contextIn).leftOut).toEqual([]);
  const noRole = after(team, employeeEntry(ana, { ...ana, role: 'Cook' }));
  expect(checkAccepted(noRole, [toAna], contextIn).leftOut[0]?.breaks).toMatchObject([{ rule: 'role' }]);
});

test('checkAccepted keeps the earlier of two clashing assignments', () => {
  const second = shiftAt('16:00-20:00', { id: 'p', employeeName: '' });
  const both = after(team, shiftEntry(undefined, second));
  const { moved, leftOut } = checkAccepted(both, [toAna, { ...toAna, shift: second }], contextIn);
  expect(moved.map(({ before }) => before.id)).toEqual(['o']);
  expect(leftOut.map(({ shift }) => shift.id)).toEqual(['p']);
});

test('checkAccepted accepts every assignment of an up-to-date proposal, and adds no rule break after edits', () => {
  fc.assert(
    fc.property(
      anyFilling,
      fc.array(fc.nat({ max: 10_000 }), { maxLength: 20 }),
      fc.nat(),
      (input, tries, edit) => {
        const { schedule } = input;
        const filling = problemOfSchedule(input);
        const { filled } = proposalOf(filling, planByTries(filling, tries), { gap: undefined, seed: 1 });
        expect(checkAccepted(schedule, filled, input.contextIn)).toMatchObject({
          moved: filled.map(({ shift }) => ({ before: shift })),
          leftOut: [],
        });

        const all = [...allShifts(schedule.shifts)];
        const edited = all[edit % all.length];
        const entries = edited
          ? [shiftEntry(edited, { ...edited, startTime: clockTimeOf((edit * 7) % 1440) })]
          : [];
        const now = applyChange(schedule, { entries });
        const { moved, leftOut } = checkAccepted(now, filled, input.contextIn);
        expect(moved.length + leftOut.length).toBe(filled.length);
        const applied = applyChange(now, { entries: moved.map((one) => shiftEntry(one.before, one.after)) });
        expect(newWarnings(now, applied, input)).toEqual([]);
      },
    ),
    { numRuns: rounds(100), ...seed },
  );
});
