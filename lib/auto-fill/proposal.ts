import type { RuleBreak } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';

/** How much each matters, from 0 (not at all) to 4; 2 is as usual. */
export interface FillWeights {
  /** Hours near what each wants; weekends, closings and early shifts shared evenly. */
  readonly fair: number;
  readonly fewOvertime: number;
  /** Whoever usually works such a shift. */
  readonly asLastTime: number;
}

export const USUAL_WEIGHTS: FillWeights = { fair: 2, fewOvertime: 2, asLastTime: 2 };

/** "Not this person here." */
export interface Rejection {
  readonly shiftId: string;
  readonly employeeId: string;
}

export interface FillRequest {
  /** The open shifts that are to be filled. */
  readonly shiftIds: readonly string[];
  /** Whether pending shifts of the same days may get other people too. */
  readonly movesPending: boolean;
  readonly weights: FillWeights;
  readonly rejected: readonly Rejection[];
  /** The same request with the same seed gives the same plan. */
  readonly seed: number;
}

/** Kinds of shifts that are shared evenly. */
export type SharedKind = 'weekend' | 'closing' | 'early';

/** Why this person, most telling first. Minutes are of the shift's week, the shift included. */
export type FillReason =
  | { readonly kind: 'hours'; readonly minutes: number; readonly wantedMinutes: number }
  | { readonly kind: 'usual'; readonly count: number }
  | { readonly kind: 'leastOften'; readonly of: SharedKind }
  | { readonly kind: 'preferred' }
  | { readonly kind: 'leads' }
  | { readonly kind: 'onlyOne' }
  | { readonly kind: 'fewestHours'; readonly minutes: number };

export interface FilledShift {
  /** As it is now: open, or of whom it would be taken. */
  readonly shift: Shift;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly reasons: readonly FillReason[];
}

/** What stands in somebody's way. */
export interface Obstacle {
  readonly employeeName: string;
  readonly breaks: readonly RuleBreak[];
  /** Everything fits, but their hours are needed elsewhere in the plan: where it is undefined, `breaks` tells. */
  readonly isNeededElsewhere?: true;
  /** Everything may fit, but it was said that they are not to have it. */
  readonly isRejected?: true;
}

export interface UnfilledShift {
  readonly shift: Shift;
  /** People who have the role, nearest to fitting first. */
  readonly obstacles: readonly Obstacle[];
  /** How many lack the role. */
  readonly otherRoleCount: number;
}

export interface FillFigures {
  readonly filled: number;
  /** How many are to be filled, before and after. */
  readonly open: number;
  readonly overtimeMinutes: number;
  /** Between whoever has the most and the fewest hours of what they want, in minutes. */
  readonly spreadMinutes: number;
  /** Most weekend days of one person. */
  readonly mostWeekendDays: number;
}

export interface Proposal {
  readonly filled: readonly FilledShift[];
  readonly unfilled: readonly UnfilledShift[];
  readonly before: FillFigures;
  readonly after: FillFigures;
  /** Proven: no plan is better than this by more than that share; undefined while nothing is proven. */
  readonly gap: number | undefined;
  readonly seed: number;
}

/** `unproven`: done without the exact solver, which this browser refuses or could not load. */
export type FillPhase = 'preparing' | 'bettering' | 'done' | 'unproven' | 'canceled' | 'failed';

export interface FillState {
  readonly phase: FillPhase;
  /** The best plan so far. */
  readonly proposal: Proposal | undefined;
}
