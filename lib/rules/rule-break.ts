import type { DayAvailability } from '@/lib/employees/availability';
import type { Employee } from '@/lib/employees/employee';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';

/** The rules of planning, gravest first: the order in which breaks are told. */
export const RULE_NAMES = ['role', 'overlap', 'availability', 'rest', 'weekHours', 'daysRunning'] as const;

export type RuleName = (typeof RULE_NAMES)[number];

/** What a shift would break, with all that its sentence says. A warning, never a refusal. */
export type RuleBreak =
  | {
      readonly rule: 'role';
      readonly name: string;
      readonly employeeRole: string;
      readonly role: string;
    }
  /** Shares time with this other shift of the person. */
  | { readonly rule: 'overlap'; readonly other: Shift }
  /** What the person has said of the day on which they are missed. */
  | { readonly rule: 'availability'; readonly date: LocalDate; readonly day: DayAvailability }
  /** Too short a rest after, or before, the neighbouring shift. */
  | {
      readonly rule: 'rest';
      readonly side: 'after' | 'before';
      readonly neighbour: Shift;
      readonly minutes: number;
      readonly restHours: number;
    }
  /** What the person would work in the calendar week, this shift included. */
  | { readonly rule: 'weekHours'; readonly minutes: number; readonly limitMinutes: number }
  /** How many days running, this one included. */
  | { readonly rule: 'daysRunning'; readonly days: number; readonly limit: number };

/** What the rules ask about the person that a shift names. */
export interface RuleContext {
  /** Undefined where nobody of the team has the name. */
  readonly employee: Employee | undefined;
  /** The counted shifts of that person that begin on the day, in the order of the day. */
  shiftsOn(date: LocalDate): readonly Shift[];
  /** The least hours from one working day to the next, 0 to 24; 0 asks for none. */
  readonly restHours: number;
}

/** Breaks that speak against somebody whatever else speaks for them: another role, no time, not available. */
const HARD_RULES: ReadonlySet<RuleName> = new Set(['role', 'overlap', 'availability']);

/** Whether the break is one of the three that count more than any number of others. */
export function isHardBreak({ rule }: Pick<RuleBreak, 'rule'>): boolean {
  return HARD_RULES.has(rule);
}
