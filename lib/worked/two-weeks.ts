import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek, type WeekStart } from '@/lib/time/week';
import { periodOf } from './pay-period';
import type { PayPeriods } from './period-kinds';

/** The two-week pay period with the day, if people are paid every two weeks; else its week and the next. */
export function twoWeeksOf(
  date: LocalDate,
  weekStart: WeekStart,
  periods: PayPeriods | undefined,
): readonly LocalDate[] {
  const isPaid = periods?.kind === 'everyTwoWeeks';
  const first = isPaid ? periodOf(date, periods).first : startOfWeek(date, weekStart);
  return [...sevenDaysFrom(first), ...sevenDaysFrom(addDays(first, 7))];
}
