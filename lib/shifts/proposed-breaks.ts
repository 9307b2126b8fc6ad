import { type Shift, shiftMinutes } from './shift/shift';
import type { ShiftDetails } from './shift/shift-details';

/** Which breaks a shift is proposed by its length: none, or what is usual in a country. */
export const BREAK_RULES = ['none', 'us', 'uk', 'germany', 'spain', 'france'] as const;

export type BreakRules = (typeof BREAK_RULES)[number];

type Breaks = Pick<ShiftDetails, 'unpaidBreak' | 'paidBreak'>;

interface BreakStep extends Breaks {
  /** The step holds for shifts of more than so many minutes; `orEqual`, also for those of just as many. */
  readonly moreThan: number;
  readonly orEqual?: boolean;
}

const HOUR = 60;

/**
 * The longest step that a shift reaches holds. Germany: ArbZG § 4. United Kingdom: Working Time Regulations 1998, reg. 12. Spain: Estatuto de
 * los Trabajadores, art. 34.4. France: Code du travail, L3121-16. United States: no federal rule; 30 minutes from five hours and
 * ten paid minutes for each four are common.
 */
const STEPS: Readonly<Record<BreakRules, readonly BreakStep[]>> = {
  none: [],
  us: [
    { moreThan: 4 * HOUR, orEqual: true, paidBreak: 10 },
    { moreThan: 5 * HOUR, orEqual: true, paidBreak: 10, unpaidBreak: 30 },
    { moreThan: 8 * HOUR, orEqual: true, paidBreak: 20, unpaidBreak: 30 },
  ],
  uk: [{ moreThan: 6 * HOUR, unpaidBreak: 20 }],
  germany: [
    { moreThan: 6 * HOUR, unpaidBreak: 30 },
    { moreThan: 9 * HOUR, unpaidBreak: 45 },
  ],
  spain: [{ moreThan: 6 * HOUR, unpaidBreak: 15 }],
  france: [{ moreThan: 6 * HOUR, orEqual: true, unpaidBreak: 20 }],
};

/** The new shift with the breaks that the rules propose for its length. */
export function withBreaks(shift: Shift, rules: BreakRules): Shift {
  return rules === 'none' ? shift : { ...shift, ...proposedBreaks(shiftMinutes(shift), rules) };
}

/** The breaks for a shift of so many minutes; none where the rules ask for none. */
export function proposedBreaks(minutes: number, rules: BreakRules): Breaks {
  const step = STEPS[rules].findLast(({ moreThan, orEqual }) =>
    orEqual ? minutes >= moreThan : minutes > moreThan,
  );
  if (!step) return {};
  const { unpaidBreak, paidBreak } = step;
  return { ...(unpaidBreak !== undefined && { unpaidBreak }), ...(paidBreak !== undefined && { paidBreak }) };
}
