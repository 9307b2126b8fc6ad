import type { FillRequest } from '@/lib/auto-fill/proposal';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { ContextIn } from '@/lib/shifts/change/plan-breaks';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { LocalDate } from '@/lib/time/local-date';

/** What a plan is made of. All days that it reads, eight weeks before the shifts to a week after them, have to be there. */
export interface FillInput extends Omit<FillRequest, 'seed'> {
  readonly schedule: Schedule;
  readonly settings: RuleSettings;
  /** The rule context of anybody in a schedule, under these settings. */
  readonly contextIn: ContextIn;
  /** Pending shifts before it stay whose they are. */
  readonly today: LocalDate;
}
