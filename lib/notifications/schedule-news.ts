import { availabilityOf } from '@/lib/employees/availability';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { missedShifts } from '@/lib/employees/missed-shifts';
import type { AvailabilityException } from '@/lib/employees/stored-availability';
import { nextTimeOff } from '@/lib/employees/time-off';
import { isSampleId } from '@/lib/sample/is-sample';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { todayIn } from '@/lib/time/zone';
import type { NotificationCategory } from './notification';
import { type Moment, shiftStart } from './reminders';
import { type WeekCheck, type WeekContext, weekCheckOf } from './week-check';

const OPEN_DAYS_AHEAD = 2;
/** Days, including today, in which shifts of an absent person are reported. */
const LOST_DAYS = 7;

export interface NewsContext extends WeekContext {
  readonly moment: Moment;
  readonly employees: Iterable<Employee>;
}

/** `key` identifies the fact, so that the fact is announced once; `subjects` are record ids. */
export type NewsFact = { readonly key: string; readonly subjects: readonly string[] } & (
  | { readonly about: 'open'; readonly shift: Shift }
  | { readonly about: 'out'; readonly employee: Employee; readonly absence: AvailabilityException }
  | {
      readonly about: 'lost';
      readonly employee: Employee;
      readonly absence: AvailabilityException;
      readonly shift: Shift;
    }
  | { readonly about: 'week'; readonly check: WeekCheck }
);

/** The category that disables each kind. */
export const NEWS_CATEGORY = {
  open: 'shifts',
  week: 'shifts',
  out: 'timeOff',
  lost: 'timeOff',
} as const satisfies Readonly<Record<NewsFact['about'], NotificationCategory>>;

/**
 * Open shifts of today and two more days; whole-day absences running or starting tomorrow, and the absent
 * person's shifts of the next seven days; on a week's last day, problems of the next week. Omits samples.
 */
export function newsFacts(context: NewsContext): readonly NewsFact[] {
  const { moment } = context;
  const today = todayIn(new Date(moment.now), moment.timeZone);
  return [...openFacts(context, today), ...absenceFacts(context, today), ...weekFacts(context, today)];
}

function openFacts({ shifts, moment }: NewsContext, today: LocalDate): readonly NewsFact[] {
  return daysFrom(today, OPEN_DAYS_AHEAD + 1)
    .flatMap((date) => shiftsOn(shifts, date))
    .filter((shift) => isOpenShift(shift) && isCounted(shift) && !isSampleId(shift.id))
    .filter((shift) => shiftStart(shift, moment.timeZone) > moment.now)
    .map((shift) => ({
      about: 'open',
      key: `open ${shift.id} ${shift.date}`,
      subjects: [shift.id],
      shift,
    }));
}

function absenceFacts({ shifts, employees }: NewsContext, today: LocalDate): readonly NewsFact[] {
  const facts: NewsFact[] = [];
  const to = addDays(today, LOST_DAYS - 1);
  for (const employee of employees) {
    if (employee.availability === undefined || isSampleId(employee.id)) continue;
    const next = nextTimeOff(employee, today);
    if (next && next.from <= addDays(today, 1)) {
      const key = `out ${employee.id} ${next.from} ${next.to}`;
      facts.push({ about: 'out', key, subjects: [employee.id], employee, absence: next });
    }
    for (const shift of missedShifts(shifts, employee, { from: today, to }, today)) {
      const absence = availabilityOf(employee, shift.date).reason;
      if (!absence || absence.kind === 'available') continue;
      const key = `lost ${shift.id} ${shift.date} ${nameKey(employee.name)}`;
      facts.push({ about: 'lost', key, subjects: [shift.id, employee.id], employee, absence, shift });
    }
  }
  return facts;
}

function weekFacts(context: NewsContext, today: LocalDate): readonly NewsFact[] {
  const check = weekCheckOf(context, addDays(today, 1));
  return check ? [{ about: 'week', key: `week ${check.first}`, subjects: [], check }] : [];
}

function daysFrom(first: LocalDate, count: number): readonly LocalDate[] {
  return Array.from({ length: count }, (_, offset) => addDays(first, offset));
}
