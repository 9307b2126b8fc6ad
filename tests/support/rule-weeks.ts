import fc from 'fast-check';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { DEFAULT_LIMITS } from '@/lib/rules/limits';
import { DEFAULT_REST_HOURS } from '@/lib/rules/rest-hours';
import type { RuleContext, RuleSettings } from '@/lib/rules/rule-break';
import type { Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { ALWAYS_OPEN } from '@/lib/time/opening-hours';
import { DEFAULT_WEEK_START } from '@/lib/time/week';
import { anyTime } from './arbitraries';
import { day, employeeOf } from './records';

/** Days near clock changes, the end of a year, a leap day, and an ordinary day. */
const PIVOTS = ['2026-03-29', '2026-11-01', '2026-12-31', '2028-02-28', '2026-11-18'].map(day);

/** The default settings of the rules. */
export const DEFAULT_RULES: RuleSettings = {
  restHours: DEFAULT_REST_HOURS,
  limits: DEFAULT_LIMITS,
  openingHours: ALWAYS_OPEN,
  weekStart: DEFAULT_WEEK_START,
};

export interface RuleCase {
  readonly shift: Shift;
  /** Shifts of Ana, in two spellings, and of Ben around the shift; may include the stored shift itself. */
  readonly others: readonly Shift[];
}

const anyRole = fc.constantFrom('Server', 'Cook');
const anyStatus = fc.constantFrom('Confirmed', 'Confirmed', 'Pending', 'Canceled', 'Standby');

function anyShiftAround(pivot: LocalDate, reach: number, name: fc.Arbitrary<string>): fc.Arbitrary<Shift> {
  return fc.record({
    id: fc.integer({ min: 0, max: 30 }).map((number) => `shift-${number}`),
    employeeName: name,
    role: anyRole,
    date: fc.integer({ min: -reach, max: reach }).map((days) => addDays(pivot, days)),
    startTime: anyTime,
    endTime: anyTime,
    status: anyStatus,
    color: fc.constant('purple' as const),
    notes: fc.constant(''),
  });
}

/** A counted shift of Ana's among others, which are at most `reach` days away. */
export function anyRuleCase(reach: number): fc.Arbitrary<RuleCase> {
  return fc.constantFrom(...PIVOTS).chain((pivot) =>
    fc.record({
      shift: anyShiftAround(pivot, 0, fc.constant('Ana')).map((shift) => ({ ...shift, status: 'Confirmed' })),
      others: fc.uniqueArray(anyShiftAround(pivot, reach, fc.constantFrom('Ana', 'Ana', ' ana ', 'Ben')), {
        maxLength: 14,
        selector: ({ id }) => id,
      }),
    }),
  );
}

/** The rule context of the shift's employee among these shifts, computed naively. */
export function contextOf(
  { shift, others }: RuleCase,
  { employee = employeeOf('Ana'), ...settings }: Partial<RuleSettings> & { employee?: Employee } = {},
): RuleContext {
  return {
    employee,
    ...DEFAULT_RULES,
    ...settings,
    shiftsOn: (date) =>
      others.filter(
        (other) =>
          other.date === date &&
          other.status !== 'Canceled' &&
          nameKey(other.employeeName) === nameKey(shift.employeeName),
      ),
  };
}

/** The shifts that the naive models count: Ana's, not canceled, not the shift itself. */
export function rivals({ shift, others }: RuleCase): readonly Shift[] {
  return others.filter(
    ({ id, employeeName, status }) =>
      id !== shift.id && employeeName.trim().toLowerCase() === 'ana' && status !== 'Canceled',
  );
}

/** The shift's wall-clock minutes since a fixed day, as a half-open interval. */
export function wallMinutes({ date, startTime, endTime }: Shift): readonly [start: number, end: number] {
  const minute = (time: string) => Date.parse(`${date}T${time}:00Z`) / 60_000;
  const start = minute(startTime);
  const end = minute(endTime);
  return [start, end > start ? end : end + 1440];
}
