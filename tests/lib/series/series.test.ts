import { seriesOf, seriesShiftFrom, seriesTemplate, withSeries } from '@/lib/series/series';
import { isShiftTemplate } from '@/lib/templates/template';
import { day, shiftAt, templateOf } from '@/tests/support/records';

const RULE = {
  from: day('2026-11-30'),
  interval: 2,
  weekdays: [1, 3],
  weekStart: 'sunday' as const,
  until: day('2027-06-30'),
};
const SHIFT = seriesShiftFrom(
  shiftAt('22:00-06:00', { notes: 'Keys', station: 'Bar', unpaidBreak: 30, worked: { startTime: '22:05' } }),
);
const SERIES = { rule: RULE, shift: SHIFT, madeUntil: day('2027-05-31') };
const STORED = { ...RULE, madeUntil: '2027-05-31' };

const stored = (series: unknown) => seriesOf(templateOf('Late', { series }));

describe('the record of a series', () => {
  test('is read back as written, and is not a shift template', () => {
    const template = seriesTemplate('series-1', SERIES);
    expect(seriesOf(template)).toEqual(SERIES);
    expect(seriesOf(JSON.parse(JSON.stringify(template)))).toEqual(SERIES);
    expect(isShiftTemplate(template)).toBe(false);
    expect(template.name).toBe('Server');
  });

  test('is named Shift if its shift has neither role nor person', () => {
    expect(seriesTemplate('1', { ...SERIES, shift: { ...SHIFT, role: '', employeeName: '' } }).name).toBe(
      'Shift',
    );
  });

  test('keeps fields of a newer build when changed, and drops removed known fields', () => {
    const newer = { ...STORED, count: 7, shift: { notes: 'Keys', station: 'Bar', uniform: 'black' } };
    const template = templateOf('Late', { series: newer });
    const { until: _until, ...forGood } = RULE;
    const { station: _station, ...shift } = SHIFT;
    const after = withSeries(template, { ...SERIES, rule: forGood, shift });
    expect(after.series).toEqual({
      ...forGood,
      madeUntil: '2027-05-31',
      count: 7,
      shift: { notes: 'Keys', unpaidBreak: 30, uniform: 'black' },
    });
  });

  test('is rejected if any part is unreadable', () => {
    expect(stored(STORED)?.rule).toEqual(RULE);
    for (const wrong of [
      undefined,
      'weekly',
      { ...STORED, from: '2026-02-30' },
      { ...STORED, until: 'soon' },
      { ...STORED, interval: 0 },
      { ...STORED, interval: 53 },
      { ...STORED, interval: 1.5 },
      { ...STORED, weekdays: [] },
      { ...STORED, weekdays: [0] },
      { ...STORED, weekdays: 'MO' },
      { ...STORED, weekStart: 'friday' },
      { ...STORED, madeUntil: undefined },
    ]) {
      expect(stored(wrong)).toBeUndefined();
    }
  });

  test('has each weekday once, in order', () => {
    expect(stored({ ...STORED, weekdays: [7, 1, 7] })?.rule.weekdays).toEqual([1, 7]);
  });
});
