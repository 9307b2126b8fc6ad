import { HOUR_MINUTES } from '@/lib/time/units';
import { type Shift, shiftMinutes } from './shift/shift';
import type { ShiftDetails } from './shift/shift-details';

/**
 * Breaks are proposed by shift length: none, the usual breaks of a country, or the breaks of the business.
 */
export const BREAK_RULES = ['none', 'us', 'uk', 'germany', 'spain', 'france', 'own'] as const;

export type BreakRules = (typeof BREAK_RULES)[number];

type Breaks = Pick<ShiftDetails, 'unpaidBreak' | 'paidBreak'>;

interface BreakStep extends Breaks {
  /** Minutes: the step applies to longer shifts; with `orEqual`, also to shifts of that length. */
  readonly moreThan: number;
  readonly orEqual?: boolean;
}

/** Shortest first. */
export type BreakPlan = readonly BreakStep[];

/** A break that the business sets for shifts of at least `fromMinutes`. */
export interface OwnBreak {
  readonly id: string;
  readonly fromMinutes: number;
  readonly unpaid: number;
  readonly paid: number;
}

/**
 * The longest matching step applies. Germany: ArbZG § 4. United Kingdom: Working Time Regulations 1998, reg.
 * 12. Spain: Estatuto de los Trabajadores, art. 34.4. France: Code du travail, L3121-16. United States: no
 * federal rule; common are 30 minutes from five hours and ten paid minutes for each four.
 */
const STEPS: Readonly<Record<Exclude<BreakRules, 'own'>, BreakPlan>> = {
  none: [],
  us: [
    { moreThan: 4 * HOUR_MINUTES, orEqual: true, paidBreak: 10 },
    { moreThan: 5 * HOUR_MINUTES, orEqual: true, paidBreak: 10, unpaidBreak: 30 },
    { moreThan: 8 * HOUR_MINUTES, orEqual: true, paidBreak: 20, unpaidBreak: 30 },
    { moreThan: 12 * HOUR_MINUTES, orEqual: true, paidBreak: 30, unpaidBreak: 30 },
  ],
  uk: [{ moreThan: 6 * HOUR_MINUTES, unpaidBreak: 20 }],
  germany: [
    { moreThan: 6 * HOUR_MINUTES, unpaidBreak: 30 },
    { moreThan: 9 * HOUR_MINUTES, unpaidBreak: 45 },
  ],
  spain: [{ moreThan: 6 * HOUR_MINUTES, unpaidBreak: 15 }],
  france: [{ moreThan: 6 * HOUR_MINUTES, orEqual: true, unpaidBreak: 20 }],
};

const NO_STEPS: BreakPlan = STEPS.none;

/** The steps of the chosen rules; `own` are the steps of the business. */
export function breakPlan(rules: BreakRules, own: readonly OwnBreak[] = []): BreakPlan {
  if (rules !== 'own') return STEPS[rules];
  if (own.length === 0) return NO_STEPS;
  return [...own]
    .sort((one, other) => one.fromMinutes - other.fromMinutes)
    .map(({ fromMinutes, unpaid, paid }) => ({
      moreThan: fromMinutes,
      orEqual: true,
      ...(unpaid > 0 && { unpaidBreak: unpaid }),
      ...(paid > 0 && { paidBreak: paid }),
    }));
}

/** The shift with the breaks proposed for its length. */
export function withBreaks(shift: Shift, plan: BreakPlan): Shift {
  return plan.length === 0 ? shift : { ...shift, ...proposedBreaks(shiftMinutes(shift), plan) };
}

/** Empty if the plan has none for that length. */
export function proposedBreaks(minutes: number, plan: BreakPlan): Breaks {
  const step = plan.findLast(({ moreThan, orEqual }) => (orEqual ? minutes >= moreThan : minutes > moreThan));
  if (!step) return {};
  const { unpaidBreak, paidBreak } = step;
  return { ...(unpaidBreak !== undefined && { unpaidBreak }), ...(paidBreak !== undefined && { paidBreak }) };
}
