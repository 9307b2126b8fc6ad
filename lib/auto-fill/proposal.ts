import type { RuleBreak } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';

/** From 0 (ignored) to 4; 2 is the default. */
export interface FillWeights {
  /** Hours near each person's wish; weekends, closings and early shifts shared evenly. */
  readonly fair: number;
  readonly fewOvertime: number;
  /** Prefers people who usually work the same weekday, role and time. */
  readonly asLastTime: number;
}

export const USUAL_WEIGHTS: FillWeights = { fair: 2, fewOvertime: 2, asLastTime: 2 };

export interface Rejection {
  readonly shiftId: string;
  readonly employeeId: string;
}

export interface FillRequest {
  readonly shiftIds: readonly string[];
  /** Whether the plan may also move pending shifts on the same days to other people. */
  readonly movesPending: boolean;
  readonly weights: FillWeights;
  readonly rejected: readonly Rejection[];
  /** The same request with the same seed gives the same plan. */
  readonly seed: number;
}

export type SharedKind = 'weekend' | 'closing' | 'early';

/**
 * A reason why the plan chose this person. Minutes are the person's total of the week, including the shift.
 */
export type FillReason =
  | { readonly kind: 'hours'; readonly minutes: number; readonly wantedMinutes: number }
  | { readonly kind: 'usual'; readonly count: number }
  | { readonly kind: 'leastOften'; readonly of: SharedKind }
  | { readonly kind: 'preferred' }
  | { readonly kind: 'leads' }
  | { readonly kind: 'onlyOne' }
  | { readonly kind: 'fewestHours'; readonly minutes: number };

export interface FilledShift {
  /** As stored in the schedule: open, or assigned to the person who would lose the shift. */
  readonly shift: Shift;
  readonly employeeId: string;
  readonly employeeName: string;
  readonly reasons: readonly FillReason[];
}

export interface Obstacle {
  readonly employeeName: string;
  readonly breaks: readonly RuleBreak[];
  /** The person breaks no rule, but the plan needs their hours elsewhere. If undefined, see `breaks`. */
  readonly isNeededElsewhere?: true;
  readonly isRejected?: true;
}

export interface UnfilledShift {
  readonly shift: Shift;
  /** People with the role, nearest to fitting first. */
  readonly obstacles: readonly Obstacle[];
  readonly otherRoleCount: number;
}

export interface FillFigures {
  readonly filled: number;
  readonly open: number;
  readonly overtimeMinutes: number;
  /** The difference between the highest and lowest hours relative to the wish, in minutes. */
  readonly spreadMinutes: number;
  readonly mostWeekendDays: number;
}

export interface Proposal {
  readonly filled: readonly FilledShift[];
  readonly unfilled: readonly UnfilledShift[];
  readonly before: FillFigures;
  readonly after: FillFigures;
  /** Proven: no plan is better by more than this share; undefined without a proof. */
  readonly gap: number | undefined;
  readonly seed: number;
}

/** `unproven`: done without the exact solver, which this browser refuses or failed to load. */
export type FillPhase = 'preparing' | 'bettering' | 'done' | 'unproven' | 'canceled' | 'failed';

export interface FillState {
  readonly phase: FillPhase;
  readonly proposal: Proposal | undefined;
}
