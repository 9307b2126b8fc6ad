import fc from 'fast-check';
import { BREAK_RULES, breakPlan, proposedBreaks, withBreaks } from '@/lib/shifts/proposed-breaks';
import {
  breakRefusals,
  detailsFromDraft,
  draftOfDetails,
  withProposedBreaks,
} from '@/lib/shifts/shift/check-shift-draft';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import { shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';

test.each([
  ['none', 12 * 60, {}],
  ['germany', 6 * 60, {}],
  ['germany', 6 * 60 + 1, { unpaidBreak: 30 }],
  ['germany', 9 * 60, { unpaidBreak: 30 }],
  ['germany', 9 * 60 + 1, { unpaidBreak: 45 }],
  ['uk', 6 * 60, {}],
  ['uk', 6 * 60 + 1, { unpaidBreak: 20 }],
  ['spain', 6 * 60, {}],
  ['spain', 8 * 60, { unpaidBreak: 15 }],
  ['france', 6 * 60 - 1, {}],
  ['france', 6 * 60, { unpaidBreak: 20 }],
  ['us', 4 * 60 - 1, {}],
  ['us', 4 * 60, { paidBreak: 10 }],
  ['us', 5 * 60, { paidBreak: 10, unpaidBreak: 30 }],
  ['us', 8 * 60, { paidBreak: 20, unpaidBreak: 30 }],
  ['us', 12 * 60, { paidBreak: 30, unpaidBreak: 30 }],
] as const)('proposedBreaks proposes by the rules %s for %i minutes: %o', (rules, minutes, breaks) => {
  expect(proposedBreaks(minutes, breakPlan(rules))).toEqual(breaks);
});

test('proposedBreaks proposes at least as much for a longer shift, and never a break as long as the shift', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BREAK_RULES), fc.integer({ min: 1, max: 1440 }), (rules, minutes) => {
      const plan = breakPlan(rules);
      const sum = (length: number) => {
        const { unpaidBreak = 0, paidBreak = 0 } = proposedBreaks(length, plan);
        return unpaidBreak + paidBreak;
      };
      expect(sum(minutes)).toBeLessThan(minutes);
      expect(sum(minutes + 1)).toBeGreaterThanOrEqual(sum(minutes));
    }),
    { numRuns: rounds(200), ...seed },
  );
});

describe('breaks in the shift form', () => {
  const draft = {
    ...{ employeeName: 'Ana', role: 'Server', date: '2026-11-21', status: 'Confirmed', notes: '' },
    ...{ startTime: '22:00', endTime: '06:00' },
  };

  test('follow the times, also over midnight, until the user edits the breaks', () => {
    expect(withProposedBreaks(draft, breakPlan('germany'))).toEqual({ ...draft, unpaidBreak: '30' });
    expect(withProposedBreaks({ ...draft, endTime: '08:00' }, breakPlan('germany'))).toMatchObject({
      unpaidBreak: '45',
    });
    expect(withProposedBreaks({ ...draft, unpaidBreak: '' }, breakPlan('germany'))).toMatchObject({
      unpaidBreak: '',
    });
    expect(withProposedBreaks({ ...draft, unpaidBreak: '15' }, breakPlan('germany'))).toMatchObject({
      unpaidBreak: '15',
    });
    expect(withProposedBreaks({ ...draft, endTime: 'late' }, breakPlan('germany'))).toEqual({
      ...draft,
      endTime: 'late',
    });
    expect(withProposedBreaks(draft, breakPlan('none'))).toBe(draft);
    const undecided = { ...draft, unpaidBreak: undefined, paidBreak: undefined };
    expect(withProposedBreaks(undecided, breakPlan('us'))).toMatchObject({
      unpaidBreak: '30',
      paidBreak: '20',
    });
  });

  test('accept whole minutes below a day, and treat 0 and empty as no break', () => {
    const refused = (unpaidBreak: string) => breakRefusals({ unpaidBreak }).length > 0;
    expect(['half an hour', '-5', '1.5', '1440', '99999'].every(refused)).toBe(true);
    expect(['', ' ', '0', '30', '1439'].some(refused)).toBe(false);
    expect(
      detailsFromDraft({ unpaidBreak: '0', paidBreak: ' 10 ', station: ' Bar ', teamNotes: '' }),
    ).toEqual({
      paidBreak: 10,
      station: 'Bar',
    });
  });

  test('keep all details when a shift is loaded into the form and saved', () => {
    fc.assert(
      fc.property(
        fc.record({
          station: fc.string(),
          teamNotes: fc.string(),
          kind: fc.constantFrom('', 'onCall', 'standby'),
          unpaidBreak: fc.nat(2000),
          paidBreak: fc.nat(2000),
        }),
        (any) => {
          const details = detailsOf(any);
          expect(detailsFromDraft(draftOfDetails(details))).toEqual(details);
        },
      ),
      { numRuns: rounds(200), ...seed },
    );
  });
});

test('withBreaks adds the proposed breaks to a shift, and returns the same shift if there are no break rules', () => {
  const shift = shiftAt('09:00-17:00');
  expect(withBreaks(shift, breakPlan('none'))).toBe(shift);
  expect(withBreaks(shift, breakPlan('uk'))).toEqual({ ...shift, unpaidBreak: 20 });
});

test('proposedBreaks applies the break steps of the business from their hours on, in any order of the steps', () => {
  const steps = [
    { id: 'a', fromMinutes: 480, unpaid: 45, paid: 0 },
    { id: 'b', fromMinutes: 240, unpaid: 0, paid: 15 },
  ];
  const plan = breakPlan('own', steps);
  expect([239, 240, 479, 480].map((minutes) => proposedBreaks(minutes, plan))).toEqual([
    {},
    { paidBreak: 15 },
    { paidBreak: 15 },
    { unpaidBreak: 45 },
  ]);
  expect(breakPlan('own')).toEqual([]);
});
