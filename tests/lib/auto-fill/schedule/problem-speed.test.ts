import { problemOfSchedule } from '@/lib/auto-fill/schedule/problem-of-schedule';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { fillInput } from '@/tests/support/auto-fill/fill-weeks';
import { day, employeeOf, scheduleOf } from '@/tests/support/records';

const MONDAY = day('2026-11-16');
const ROLES = ['Server', 'Cook', 'Host', 'Bartender', 'Manager'];

function shiftsOf(
  count: number,
  firstDay: number,
  dayCount: number,
  name: (at: number) => string,
): readonly Shift[] {
  return Array.from({ length: count }, (_, at) => {
    const start = 360 + 15 * (Math.floor(at / dayCount) % 60);
    return {
      id: `${firstDay}/${at}`,
      employeeName: name(at),
      role: ROLES[at % ROLES.length] ?? '',
      date: addDays(MONDAY, firstDay + (at % dayCount)),
      startTime: clockTimeOf(start),
      endTime: clockTimeOf(start + 420),
      status: 'Confirmed',
      color: 'purple',
      notes: '',
    };
  });
}

test('problemOfSchedule takes about a second for 1,000 open shifts, 100 people and eight weeks of history', () => {
  const employees = Array.from({ length: 100 }, (_, at) =>
    employeeOf(`Person ${at}`, {
      role: ROLES[at % ROLES.length] ?? '',
      moreRoles: at % 3 === 0 ? ['Server'] : [],
    }),
  );
  const shifts = [
    ...shiftsOf(1000, 0, 7, () => ''),
    ...shiftsOf(4000, -56, 56, (at) => `Person ${at % 100}`),
  ];
  const input = fillInput(scheduleOf({ shifts, employees }));
  const { user: begun } = process.cpuUsage();
  const { problem } = problemOfSchedule(input);
  const tookMs = (process.cpuUsage().user - begun) / 1000;
  expect(problem.people).toHaveLength(100);
  // One second on an idle machine.
  expect(tookMs).toBeLessThan(5000);
});
