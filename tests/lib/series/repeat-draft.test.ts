import { draftOfRule, isSameRule, NO_REPEAT, readRepeatDraft } from '@/lib/series/repeat-draft';
import { accepted, day } from '@/tests/support/records';

/** A Friday. */
const FRIDAY = day('2026-11-20');
const GROUND = { date: FRIDAY, begins: true, weekStart: 'monday' } as const;
const CUSTOM = { ...NO_REPEAT, kind: 'custom' } as const;
const RULE = { from: FRIDAY, interval: 1, weekdays: [5], weekStart: 'monday' } as const;

describe('how a shift repeats, as it is filled in', () => {
  test('is not at all, or every week on its own weekday', () => {
    expect(accepted(readRepeatDraft(NO_REPEAT, GROUND))).toBeUndefined();
    const weekly = { ...NO_REPEAT, kind: 'weekly', interval: 'x' } as const;
    expect(accepted(readRepeatDraft(weekly, GROUND))).toEqual({
      interval: 1,
      weekdays: [5],
      weekStart: 'monday',
    });
  });

  test('has the weekday of the shift that begins it, whatever else is chosen', () => {
    const draft = { ...CUSTOM, interval: ' 2 ', weekdays: [7, 1], hasEnd: true, until: '2026-12-31' };
    expect(accepted(readRepeatDraft(draft, GROUND))).toEqual({
      interval: 2,
      weekdays: [1, 5, 7],
      weekStart: 'monday',
      until: '2026-12-31',
    });
    const later = { ...GROUND, begins: false };
    expect(accepted(readRepeatDraft(draft, later))?.weekdays).toEqual([1, 7]);
  });

  test('is refused where it says nothing, each field by itself', () => {
    const draft = { ...CUSTOM, interval: '53', hasEnd: true, until: '2026-11-19' };
    expect(readRepeatDraft(draft, { ...GROUND, begins: false })).toEqual({
      isOk: false,
      error: ['interval', 'weekdays', 'until'],
    });
    for (const interval of ['', '0', '1.5', '-1', '100', 'two']) {
      expect(readRepeatDraft({ ...CUSTOM, interval }, GROUND)).toEqual({ isOk: false, error: ['interval'] });
    }
    const sameDay = { ...CUSTOM, hasEnd: true, until: FRIDAY };
    expect(accepted(readRepeatDraft(sameDay, GROUND))?.until).toBe(FRIDAY);
  });

  test('is filled in as the rule says, and read as the same', () => {
    expect(draftOfRule(RULE).kind).toBe('weekly');
    for (const rule of [
      RULE,
      { ...RULE, interval: 3, weekdays: [2, 5] },
      { ...RULE, until: day('2027-01-01') },
    ]) {
      const read = accepted(readRepeatDraft(draftOfRule(rule), { ...GROUND, begins: false }));
      expect(read && isSameRule(read, rule)).toBe(true);
    }
  });
});
