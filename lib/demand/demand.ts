import { isoWeekday, type LocalDate } from '@/lib/time/local-date';
import { DAY_HOURS, type DayNeed, type Demand, type HoursNeed, MAX_NEEDED } from './need';

const NOTHING: DayNeed = {};

/** A weekday of the pattern, or a date. */
export type DemandDay = { readonly weekday: number } | { readonly date: LocalDate };

/** Undefined for a date that follows the pattern. */
export function storedNeed({ week, dates }: Demand, day: DemandDay): DayNeed | undefined {
  return 'date' in day ? dates[day.date] : (week[`${day.weekday}`] ?? NOTHING);
}

/** A date's needs replace those of its weekday. */
export function needOn({ week, dates }: Demand, date: LocalDate): DayNeed {
  return dates[date] ?? week[`${isoWeekday(date)}`] ?? NOTHING;
}

/** People per hour, over the roles for which `isWanted`. */
export function totalNeed(need: DayNeed, isWanted: (role: string) => boolean = () => true): HoursNeed {
  const total = Array.from({ length: DAY_HOURS }, () => 0);
  for (const [role, hours] of Object.entries(need)) {
    if (!isWanted(role)) continue;
    hours.forEach((count, hour) => {
      total[hour] = (total[hour] ?? 0) + count;
    });
  }
  return total;
}

/** Sets the need from `fromHour` up to but excluding `toHour`. */
export function withNeed(
  demand: Demand,
  day: DemandDay,
  role: string,
  [fromHour, toHour]: readonly [number, number],
  count: number,
): Demand {
  const before = storedNeed(demand, day) ?? NOTHING;
  const hours = Array.from({ length: DAY_HOURS }, (_, hour) =>
    hour >= fromHour && hour < toHour
      ? Math.min(Math.max(Math.trunc(count), 0), MAX_NEEDED)
      : (before[role]?.[hour] ?? 0),
  );
  return withDay(demand, day, { ...before, [role]: hours });
}

/** Replaces the day's needs. A weekday without needs is dropped; a date without needs stays. */
export function withDay({ week, dates }: Demand, day: DemandDay, need: DayNeed): Demand {
  const kept = Object.fromEntries(
    Object.entries(need).filter(([, hours]) => hours.some((count) => count > 0)),
  );
  if ('date' in day) return { week, dates: { ...dates, [day.date]: kept } };
  const { [`${day.weekday}`]: _before, ...others } = week;
  return { week: Object.keys(kept).length > 0 ? { ...others, [`${day.weekday}`]: kept } : others, dates };
}

export function withoutDate({ week, dates }: Demand, date: LocalDate): Demand {
  const { [date]: _date, ...others } = dates;
  return { week, dates: others };
}
