import { type Overtime, type OvertimeRules, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { dayHoursBreaks } from '@/lib/rules/day-hours';
import { maxWeekMinutes, weekHoursBreaks } from '@/lib/rules/week-hours';
import { addDays } from '@/lib/time/local-date';
import { day, employeeOf, shiftAt } from '@/tests/support/records';
import { contextOf } from '@/tests/support/rule-weeks';

const MONDAY = day('2026-11-16');
const on = (offset: number, times: string) =>
  shiftAt(times, { id: `${offset}${times}`, date: addDays(MONDAY, offset) });
const by = (rules: OvertimeRules, own: Partial<Overtime['own']> = {}): Overtime => ({
  rules,
  own: { ...SPECIFIED_OVERTIME.own, ...own },
});
const base = (overtime: Overtime, maxWeekHours?: number) => {
  const shift = on(4, '09:00-18:00');
  const context = contextOf(
    { shift, others: [0, 1, 2, 3].map((offset) => on(offset, '09:00-17:00')) },
    { overtime },
  );
  const employee = employeeOf('Ana', maxWeekHours === undefined ? {} : { maxWeekHours });
  return { shift, context: { ...context, employee } };
};

test.each<[string, Overtime, number | undefined, number | undefined, number | undefined]>([
  ['as specified', SPECIFIED_OVERTIME, undefined, 2400, undefined],
  ['none', by('none'), undefined, undefined, undefined],
  ['California', by('california'), undefined, 2400, 480],
  ['custom weekly hours', by('own', { weekMinutes: 35 * 60 }), undefined, 2100, undefined],
  ['custom daily hours', by('own', { weekMinutes: undefined, dayMinutes: 500 }), undefined, undefined, 500],
  // Hours above the personal limit are reported by the ownHours rule.
  ['the personal maximum', by('ownWeek'), 30, undefined, undefined],
  ['the personal maximum, which is not set', by('ownWeek'), undefined, 2400, undefined],
])('follows the overtime rules: %s', (_name, overtime, maxWeekHours, week, ofDay) => {
  const { shift, context } = base(overtime, maxWeekHours);
  expect(weekHoursBreaks(shift, context)).toEqual(
    week === undefined ? [] : [{ rule: 'weekHours', minutes: 41 * 60, limitMinutes: week }],
  );
  expect(dayHoursBreaks(shift, context)).toEqual(
    ofDay === undefined ? [] : [{ rule: 'dayHours', minutes: 540, limitMinutes: ofDay }],
  );
});

test('dayHoursBreaks reports the daily maximum instead of daily overtime when both are exceeded', () => {
  const shift = on(0, '06:00-20:00');
  const context = contextOf({ shift, others: [] }, { overtime: by('california') });
  expect(dayHoursBreaks(shift, context)).toEqual([{ rule: 'dayHours', minutes: 840, limitMinutes: 720 }]);
});

test('maxWeekMinutes uses 40 hours as the weekly maximum if the rules have no weekly overtime', () => {
  expect(maxWeekMinutes(base(by('none')).context)).toBe(2400);
  expect(maxWeekMinutes(base(by('own', { weekMinutes: 2100 })).context)).toBe(2100);
});
