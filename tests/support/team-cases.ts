import fc from 'fast-check';
import type { Employee } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';
import { employeeOf, shiftAt } from './records';
import { anyRuleCase, contextOf } from './rule-weeks';

/** The people of the team. */
export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eva', 'Fay'];

/** A team of six, and shifts dealt to them. */
export const anyTeamCase = fc
  .record({
    found: anyRuleCase(6),
    roles: fc.array(fc.constantFrom('Server', 'Server', 'Cook'), { minLength: 6, maxLength: 6 }),
    deal: fc.infiniteStream(fc.nat({ max: NAMES.length - 1 })),
    off: fc.subarray(NAMES),
  })
  .map(({ found, roles, deal, off }) => ({
    shift: found.shift,
    others: found.others.map((other) => ({ ...other, employeeName: NAMES[deal.next().value ?? 0] ?? 'Ana' })),
    team: NAMES.map((name, number) =>
      employeeOf(name, {
        role: roles[number] ?? 'Server',
        ...(off.includes(name) && {
          availability: {
            weekly: [1, 3, 5, 7].map((weekday) => ({ weekday, kind: 'off' }) as const),
            exceptions: [],
          },
        }),
      }),
    ),
  }));

/** Gives the rule context of anybody on the team, among these shifts. */
export function contextsOf(others: readonly Shift[], team: readonly Employee[]) {
  return (employeeName: string) => {
    const employee = team.find(({ name }) => name === employeeName);
    const context = contextOf({ shift: shiftAt('09:00-17:00', { employeeName }), others });
    return { ...context, employee };
  };
}
