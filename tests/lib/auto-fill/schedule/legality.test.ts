import fc from 'fast-check';
import { emptyAssignments, illegalities } from '@/lib/auto-fill/plan';
import { isForbidding } from '@/lib/auto-fill/schedule/assignment-breaks';
import { problemOfSchedule } from '@/lib/auto-fill/schedule/problem-of-schedule';
import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import { anyFilling, newWarnings, planByTries, scheduleWith } from '@/tests/support/auto-fill/fill-weeks';
import { rounds, seed } from '@/tests/support/rounds';

const anyTries = fc.array(fc.nat({ max: 10_000 }), { minLength: 15, maxLength: 40 });

test('the search problem treats a plan as legal exactly if the grid would show no new warning except overtime', () => {
  fc.assert(
    fc.property(anyFilling, anyTries, (input, tries) => {
      const filling = problemOfSchedule(input);
      expect(illegalities(filling.problem, emptyAssignments(filling.problem))).toEqual([]);
      planByTries(filling, tries, (plan, isLegal) => {
        expect({
          isLegal,
          warnings: newWarnings(filling.locked, scheduleWith(filling, plan), input).length === 0,
        }).toEqual({ isLegal, warnings: isLegal });
      });
    }),
    { numRuns: rounds(200), ...seed },
  );
});

test('the search problem allows for a shift exactly the people who would break no rule with that shift', () => {
  fc.assert(
    fc.property(anyFilling, (input) => {
      const filling = problemOfSchedule(input);
      const { schedule, contextIn } = input;
      for (const slot of [...filling.slots, ...filling.slotsWithoutCandidates]) {
        const position = filling.slots.indexOf(slot);
        for (const employee of schedule.employees.values()) {
          const person = filling.problem.people.find(({ id }) => id === employee.id);
          const isAble = person ? (person.costs[position] ?? null) !== null : false;
          const context = contextIn(filling.locked, employee.name);
          const breaks = ruleBreaks({ ...slot.first, employeeName: employee.name }, context);
          const isFree = !isHiddenFromLists(employee, slot.first.date) && !breaks.some(isForbidding);
          if (isAble) expect(isFree).toBe(true);
          else if (isFree) {
            const plan = scheduleWith(
              {
                ...filling,
                slots: [slot],
                takers: [
                  { ...filling.candidates.find((one) => one.employee === employee), takes: [] } as never,
                ],
              },
              [[0]],
            );
            expect(newWarnings(filling.locked, plan, input)).not.toEqual([]);
          }
        }
      }
    }),
    { numRuns: rounds(100), ...seed },
  );
});
