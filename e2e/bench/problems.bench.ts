import { test } from '@playwright/test';
import { createProblemKeeper } from '@/lib/rules/problems/problem-keeper';
import { applyChange } from '@/lib/shifts/change/schedule';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { sevenDaysFrom } from '@/lib/time/week';
import { contextOf } from '@/tests/support/problem-context';
import { clock, day, employeeOf, scheduleOf } from '@/tests/support/records';
import { median, quantile } from './median';
import { BIG_TEAM, bigSchedule } from './week-data';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const WEEKS = 20;
const EDITS = 200;
const WEEK = sevenDaysFrom(day('2026-11-16'));

/** Twenty weeks of 250 shifts, measured in Node.js, which has the same engine as Chromium. */
function bigWeeks() {
  const employees = BIG_TEAM.map(({ name, role }) => employeeOf(name, { role }));
  const roleOf = new Map(employees.map(({ name, role }) => [name, role]));
  const shifts = bigSchedule(WEEKS).map(
    ({ employeeName, date, startTime, endTime }, at): Shift => ({
      id: `s-${at}`,
      employeeName,
      role: roleOf.get(employeeName) ?? '',
      date: day(date),
      startTime: clock(startTime),
      endTime: clock(endTime),
      status: 'Confirmed',
      color: 'gray',
      notes: '',
    }),
  );
  return scheduleOf({ shifts, employees });
}

test('measures finding the problems of a week of 250 shifts, initially and after each edit', () => {
  let schedule = bigWeeks();
  const firsts: number[] = [];
  let count = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    count = createProblemKeeper(WEEK)(contextOf(schedule)).length;
    firsts.push(performance.now() - start);
  }
  const keep = createProblemKeeper(WEEK);
  keep(contextOf(schedule));
  const edits: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const date = WEEK[edit % 7] ?? day('2026-11-16');
    const shifts = shiftsOn(schedule.shifts, date);
    const before = shifts[(edit * 13) % shifts.length];
    if (!before) throw new Error(`There is no shift on ${date}.`);
    const after = { ...before, startTime: clock(edit % 2 === 0 ? '07:00' : '13:00') };
    schedule = applyChange(schedule, { entries: [shiftEntry(before, after)] });
    const start = performance.now();
    keep(contextOf(schedule));
    edits.push(performance.now() - start);
  }
  const figures = (times: readonly number[]) =>
    `median ${median(times).toFixed(2)} ms, 95th percentile ${quantile(times, 0.95).toFixed(2)} ms`;
  console.log(`${count} problems, a week judged: ${figures(firsts)}; after an edit: ${figures(edits)}`);
});
