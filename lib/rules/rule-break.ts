import type { DayAvailability } from '@/lib/employees/availability';
import type { Employee } from '@/lib/employees/employee';
import type { Overtime } from '@/lib/pay/overtime-rules';
import type { Counting } from '@/lib/shifts/counting';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { ClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import type { OpeningHours } from '@/lib/time/opening-hours';
import type { WeekStart } from '@/lib/time/week';
import type { RuleLimits } from './limits';

/** The planning rules, most serious first: the order in which breaks are shown. */
export const RULE_NAMES = [
  'role',
  'overlap',
  'availability',
  'employment',
  'closedDay',
  'certificate',
  'rest',
  'minorLate',
  'minorHours',
  'dayHours',
  'ownHours',
  'weekHours',
  'daysRunning',
] as const;

export type RuleName = (typeof RULE_NAMES)[number];

/** What a shift would break, with the data for its message. A warning, never a refusal. */
export type RuleBreak =
  | {
      readonly rule: 'role';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    }
  /** Shares time with this other shift of the person. */
  | { readonly rule: 'overlap'; readonly other: Shift }
  /** The person's availability on the day that it does not cover. */
  | { readonly rule: 'availability'; readonly date: LocalDate; readonly day: DayAvailability }
  /** Too short a rest after or before the neighbouring shift. */
  | {
      readonly rule: 'rest';
      readonly side: 'after' | 'before';
      readonly neighbour: Shift;
      readonly minutes: number;
      readonly restHours: number;
    }
  /** The house is closed on the day. */
  | { readonly rule: 'closedDay'; readonly date: LocalDate }
  /** Before the person's first day in the house, or after their last: that day. */
  | { readonly rule: 'employment'; readonly side: 'before' | 'after'; readonly day: LocalDate }
  /** A certificate of the person that has expired, and its last day. */
  | {
      readonly rule: 'certificate';
      readonly id: string;
      readonly name: string;
      readonly expires: LocalDate;
    }
  /** A minor after the latest time, or in the night. */
  | { readonly rule: 'minorLate'; readonly latest: ClockTime }
  /** A minor's minutes on the day, this shift included. */
  | { readonly rule: 'minorHours'; readonly minutes: number; readonly limitMinutes: number }
  /** The person's minutes on the day, this shift included. */
  | { readonly rule: 'dayHours'; readonly minutes: number; readonly limitMinutes: number }
  /** The person's minutes in the week, this shift included, above the most that they are to work. */
  | { readonly rule: 'ownHours'; readonly minutes: number; readonly limitMinutes: number }
  /** The person's minutes in the week, this shift included. */
  | { readonly rule: 'weekHours'; readonly minutes: number; readonly limitMinutes: number }
  /** Number of consecutive days, this one included. */
  | { readonly rule: 'daysRunning'; readonly days: number; readonly limit: number };

/** What the rules need to know about the person that a shift names. */
export interface RuleContext {
  /** Undefined when nobody on the team has the name. */
  readonly employee: Employee | undefined;
  /** The person's counted shifts that begin on the day, in day order. */
  shiftsOn(date: LocalDate): readonly Shift[];
  /** Minimum hours from one working day to the next, 0 to 24; 0 disables the rule. */
  readonly restHours: number;
  /** The other settable limits. */
  readonly limits: RuleLimits;
  /** When the house is open. */
  readonly openingHours: OpeningHours;
  /** The day on which the week begins whose hours are counted. */
  readonly weekStart: WeekStart;
  /** What counts in the hours of a week; absent: every shift from start to end. */
  readonly counting?: Counting;
  /** When hours are overtime; absent: as specified. */
  readonly overtime?: Overtime;
}

/** What of the settings the rules depend on. */
export type RuleSettings = Pick<
  RuleContext,
  'restHours' | 'limits' | 'openingHours' | 'weekStart' | 'counting' | 'overtime'
>;

/** Breaks that outweigh everything else: another role, shared time, not available, not in the house. */
const HARD_RULES: ReadonlySet<RuleName> = new Set(['role', 'overlap', 'availability', 'employment']);

/** Whether the break is one of those that outweigh any number of others. */
export function isHardBreak({ rule }: Pick<RuleBreak, 'rule'>): boolean {
  return HARD_RULES.has(rule);
}
