import { isCurrency } from '@/lib/pay/currency-code';
import { MAX_OVERTIME_PERCENT, OVERTIME_RULES, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { boolean, custom, fallback, looseObject, optional, picklist } from '@/lib/saved-data/records/shape';
import { DAY_MINUTES } from '@/lib/time/units';

/** An ISO 4217 code; empty: the currency of the time zone. */
export const CURRENCY_SHAPE = custom<string>((value) => value === '' || isCurrency(value));

const minutesUpTo = (most: number) =>
  optional(custom<number>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most));

const percent = custom<number>(
  (value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) <= MAX_OVERTIME_PERCENT,
);

const { own } = SPECIFIED_OVERTIME;

/** The overtime rules; an unreadable field has the specification's value. */
export const OVERTIME_SHAPE = looseObject({
  rules: fallback(picklist(OVERTIME_RULES), SPECIFIED_OVERTIME.rules),
  own: fallback(
    looseObject({
      dayMinutes: fallback(minutesUpTo(DAY_MINUTES), undefined),
      dayDoubleMinutes: fallback(minutesUpTo(DAY_MINUTES), undefined),
      weekMinutes: fallback(minutesUpTo(7 * DAY_MINUTES), undefined),
      percent: fallback(percent, own.percent),
      doublePercent: fallback(percent, own.doublePercent),
      seventhDay: fallback(boolean, false),
    }),
    own,
  ),
});
