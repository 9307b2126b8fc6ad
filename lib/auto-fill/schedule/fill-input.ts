import type { FillRequest } from '@/lib/auto-fill/proposal';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { ContextIn } from '@/lib/shifts/change/plan-breaks';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { LocalDate } from '@/lib/time/local-date';

/** The schedule must cover the time from eight weeks before the shifts to one week after the shifts. */
export interface FillInput extends Omit<FillRequest, 'seed'> {
  readonly schedule: Schedule;
  readonly settings: RuleSettings;
  readonly contextIn: ContextIn;
  /** Pending shifts before this date keep their employees. */
  readonly today: LocalDate;
}
