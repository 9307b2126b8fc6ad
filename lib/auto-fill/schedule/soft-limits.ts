import type { Limit } from '@/lib/auto-fill/problem';
import type { FillWeights, SharedKind } from '@/lib/auto-fill/proposal';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { personOf } from '@/lib/employees/person/person';
import { minutesIn, overtimeLimitOf, ownLimitOf, weekMinutes } from '@/lib/rules/week-hours';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { startOfWeek } from '@/lib/time/week';
import type { Candidate } from './candidates';
import { COSTS, LEAST_SHARES, MOST_SHARES, weighed } from './fill-costs';
import { grouped } from './grouped';
import { sumWith, type Takes, weightsOf } from './hard-limits';
import type { RecentWork } from './recent-work';

const SHARED_KINDS = ['weekend', 'closing', 'early'] as const satisfies readonly SharedKind[];

export type WantedMinutes = (candidate: Candidate, weekStart: LocalDate) => number;

export type EvenShares = Readonly<Record<SharedKind, number>>;

export function hourLimits(
  candidate: Candidate,
  takes: Takes,
  wantedMinutes: WantedMinutes,
  { fair, fewOvertime }: FillWeights,
): readonly Limit[] {
  const { context, employee } = candidate;
  const count = minutesIn(context);
  const { minWeekHours = 0 } = personOf(employee);
  const missing = weighed(COSTS.missingMinute, fair);
  const extra = weighed(COSTS.extraMinute, fair);
  const weeks = grouped(takes, ([, { first }]) => startOfWeek(first.date, context.weekStart));
  return [...weeks].flatMap(([date, ofWeek]) => {
    const base = weekMinutes(date, context);
    const weights = weightsOf(ofWeek, count);
    const wanted = wantedMinutes(candidate, date);
    return [
      above('overtime', base, weights, overtimeLimitOf(context), weighed(COSTS.overtimeMinute, fewOvertime)),
      below(base, weights, minWeekHours * HOUR_MINUTES, missing),
      ...LEAST_SHARES.map((share) => below(base, weights, wanted * share, missing)),
      ...MOST_SHARES.map((share) => above('hours', base, weights, wanted * share, extra)),
    ].flatMap((limit) => limit ?? []);
  });
}

export function sharedLimits(
  { key }: Candidate,
  takes: Takes,
  recent: RecentWork,
  shares: EvenShares,
  { fair }: FillWeights,
): readonly Limit[] {
  const cost = weighed(COSTS.sharedShift, fair);
  return SHARED_KINDS.flatMap((kind) => {
    const weights = weightsOf(takes, (shift) => Number(recent.kindsOf(shift).includes(kind)));
    const base = recent.sharedCount(key, kind);
    const most = Math.ceil(shares[kind]);
    return [most, most + 1].flatMap((limit) => above('fair', base, weights, limit, cost) ?? []);
  });
}

/**
 * The person's wish, else an even share of their main role's minutes that week, without overtime. `minutesOf`
 * sums all shifts of a role in the week.
 */
export function wantedMinutesOf(
  candidates: readonly Candidate[],
  minutesOf: (role: string, weekStart: LocalDate) => number,
): WantedMinutes {
  const counts = new Map<string, number>();
  const countOf = (role: string, date: LocalDate) => {
    const key = `${date} ${role}`;
    const isOne = ({ employee }: Candidate) => employee.role === role && !isOutOfLists(employee, date);
    const count = counts.get(key) ?? Math.max(1, candidates.filter(isOne).length);
    counts.set(key, count);
    return count;
  };
  return ({ employee, context }, date) => {
    const { wantedWeekHours } = personOf(employee);
    if (wantedWeekHours !== undefined) return Math.round(wantedWeekHours * HOUR_MINUTES);
    const share = minutesOf(employee.role, date) / countOf(employee.role, date);
    return Math.round(Math.min(share, overtimeLimitOf(context), ownLimitOf(context)));
  };
}

/** Shares past shifts and those to fill evenly among the possible people. */
export function evenSharesOf(
  people: readonly { readonly key: string; readonly takes: Takes }[],
  slots: readonly { readonly first: Shift; readonly shifts: readonly Shift[] }[],
  recent: RecentWork,
): EvenShares {
  const shareOf = (kind: SharedKind) => {
    const isOfKind = ({ first }: { readonly first: Shift }) => recent.kindsOf(first).includes(kind);
    const able = people.filter(({ takes }) => takes.some(([, slot]) => isOfKind(slot)));
    const had = able.reduce((sum, { key }) => sum + recent.sharedCount(key, kind), 0);
    const open = slots.filter(isOfKind).reduce((sum, { shifts }) => sum + shifts.length, 0);
    return able.length === 0 ? 0 : (had + open) / able.length;
  };
  return { weekend: shareOf('weekend'), closing: shareOf('closing'), early: shareOf('early') };
}

/** Undefined if the bound cannot be exceeded or costs nothing. */
function above(
  term: Limit['term'],
  base: number,
  weights: Limit['weights'],
  bound: number,
  overCost: number,
): Limit | undefined {
  const most = Math.round(bound);
  if (overCost === 0 || weights.length === 0 || sumWith(base, weights) <= most) return undefined;
  return { term, weights, base, most, overCost };
}

/** Undefined if the bound is already reached or costs nothing. */
function below(base: number, weights: Limit['weights'], bound: number, underCost: number): Limit | undefined {
  const least = Math.round(bound);
  if (underCost === 0 || weights.length === 0 || base >= least) return undefined;
  return { term: 'hours', weights, base, least, underCost };
}
