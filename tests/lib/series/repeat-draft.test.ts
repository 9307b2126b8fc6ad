import { draftOfRule, isSameRule, NO_REPEAT, readRepeatDraft } from '@/lib/series/repeat-draft';
import { accepted, day } from '@/tests/support/records';

/** A Friday. */
const FRIDAY = day('2026-11-20');
const CONTEXT = { date: FRIDAY, begins: true, weekStart: 'monday' } as const;
const CUSTOM = { ...NO_REPEAT, kind: 'custom' } as const;
const RULE = { from: FRIDAY, interval: 1, weekdays: [5], weekStart: 'monday' } as const;

describe('readRepeatDraft', () => {
  test('reads a draft without repetition, or weekly on the weekday of the shift', () => {
    expect(accepted(readRepeatDraft(NO_REPEAT, CONTEXT))).toBeUndefined();
    const weekly = { ...NO_REPEAT, kind: 'weekly', interval: 'x' } as const;
    expect(accepted(readRepeatDraft(weekly, CONTEXT))).toEqual({
      interval: 1,
      weekdays: [5],
      weekStart: 'monday',
    });
  });

  test('includes the weekday of the first shift even if that weekday is not chosen', () => {
    const draft = { ...CUSTOM, interval: ' 2 ', weekdays: [7, 1], hasEnd: true, until: '2026-12-31' };
    expect(accepted(readRepeatDraft(draft, CONTEXT))).toEqual({
      interval: 2,
      weekdays: [1, 5, 7],
      weekStart: 'monday',
      until: '2026-12-31',
    });
    const later = { ...CONTEXT, begins: false };
    expect(accepted(readRepeatDraft(draft, later))?.weekdays).toEqual([1, 7]);
  });

  test('rejects invalid input with an error for each field', () => {
    const draft = { ...CUSTOM, interval: '53', hasEnd: true, until: '2026-11-19' };
    expect(readRepeatDraft(draft, { ...CONTEXT, begins: false })).toEqual({
      isOk: false,
      error: ['interval', 'weekdays', 'until'],
    });
    for (const interval of ['', '0', '1.5', '-1', '100', 'two']) {
      expect(readRepeatDraft({ ...CUSTOM, interval }, CONTEXT)).toEqual({ isOk: false, error: ['interval'] });
    }
    const sameDay = { ...CUSTOM, hasEnd: true, until: FRIDAY };
    expect(accepted(readRepeatDraft(sameDay, CONTEXT))?.until).toBe(FRIDAY);
  });

  test('reads the draft of any rule back as the same rule', () => {
    expect(draftOfRule(RULE).kind).toBe('weekly');
    for (const rule of [
      RULE,
      { ...RULE, interval: 3, weekdays: [2, 5] },
      { ...RULE, until: day('2027-01-01') },
    ]) {
      const read = accepted(readRepeatDraft(draftOfRule(rule), { ...CONTEXT, begins: false }));
      expect(read && isSameRule(read, rule)).toBe(true);
    }
  });
});
