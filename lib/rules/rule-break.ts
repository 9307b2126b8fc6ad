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

/** In display order, most serious first. */
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

/** A broken rule with the data for its message. A warning, never a refusal. */
export type RuleBreak =
  | {
      readonly rule: 'role';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    }
  | { readonly rule: 'overlap'; readonly other: Shift }
  | { readonly rule: 'availability'; readonly date: LocalDate; readonly day: DayAvailability }
  | {
      readonly rule: 'rest';
      readonly side: 'after' | 'before';
      readonly neighbor: Shift;
      readonly minutes: number;
      readonly restHours: number;
    }
  | { readonly rule: 'closedDay'; readonly date: LocalDate }
  /** `day` is the first or last day of employment. */
  | { readonly rule: 'employment'; readonly side: 'before' | 'after'; readonly day: LocalDate }
  | {
      readonly rule: 'certificate';
      readonly id: string;
      readonly name: string;
      readonly expires: LocalDate;
    }
  | { readonly rule: 'minorLate'; readonly latest: ClockTime }
  /** Minutes include this shift. */
  | { readonly rule: 'minorHours'; readonly minutes: number; readonly limitMinutes: number }
  /** Minutes include this shift. */
  | { readonly rule: 'dayHours'; readonly minutes: number; readonly limitMinutes: number }
  /** Minutes include this shift. */
  | { readonly rule: 'ownHours'; readonly minutes: number; readonly limitMinutes: number }
  /** Minutes include this shift. */
  | { readonly rule: 'weekHours'; readonly minutes: number; readonly limitMinutes: number }
  | { readonly rule: 'daysRunning'; readonly days: number; readonly limit: number };

export interface RuleContext {
  /** Undefined if the name is not on the team. */
  readonly employee: Employee | undefined;
  /** The person's counted shifts that begin on the day, in day order. */
  shiftsOn(date: LocalDate): readonly Shift[];
  /** 0 to 24; 0 disables the rule. */
  readonly restHours: number;
  readonly limits: RuleLimits;
  readonly openingHours: OpeningHours;
  readonly weekStart: WeekStart;
  /** Absent: every shift counts from start to end. */
  readonly counting?: Counting;
  /** Absent: `SPECIFIED_OVERTIME`. */
  readonly overtime?: Overtime;
}

export type RuleSettings = Pick<
  RuleContext,
  'restHours' | 'limits' | 'openingHours' | 'weekStart' | 'counting' | 'overtime'
>;

const HARD_RULES: ReadonlySet<RuleName> = new Set(['role', 'overlap', 'availability', 'employment']);

/** Whether the break outweighs any number of other breaks. */
export function isHardBreak({ rule }: Pick<RuleBreak, 'rule'>): boolean {
  return HARD_RULES.has(rule);
}
