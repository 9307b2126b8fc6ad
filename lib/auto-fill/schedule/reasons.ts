import type { FillReason, SharedKind } from '@/lib/auto-fill/proposal';
import { personOf } from '@/lib/employees/person/person';
import { minutesIn, weekMinutes } from '@/lib/rules/week-hours';
import type { Shift } from '@/lib/shifts/shift/shift';
import { HOUR_MINUTES } from '@/lib/time/units';
import { startOfWeek } from '@/lib/time/week';
import type { Candidate } from './candidates';
import { grouped } from './grouped';
import { leadGroupsOf } from './lead-wishes';
import { type Gift, type PlannedWork, takersBySlot } from './planned-work';
import type { FillProblem } from './problem-of-schedule';
import type { RecentWork } from './recent-work';

/** From this many of eight weeks on, usual work is a stronger reason than hours. */
const MOSTLY = 4;

/** The reasons for each assignment, the strongest first; each is true of the plan as a whole. */
export function reasonsOf(filling: FillProblem, planned: PlannedWork): (gift: Gift) => readonly FillReason[] {
  const { recent } = filling;
  if (!recent) return () => [];
  const takers = takersBySlot(filling.takers);
  const minutesOf = plannedMinutes(planned);
  const sharedOf = plannedShared(planned, recent);
  const isOnlyLead = onlyLeads(filling, planned);
  return (gift) => {
    const { candidate, shift, slot } = gift;
    const others = (takers.get(slot) ?? []).filter(({ key }) => key !== candidate.key);
    const minutes = minutesOf(candidate, shift);
    const { wantedWeekHours } = personOf(candidate.employee);
    const count = recent.usualCount(candidate.key, shift);
    const usual: readonly FillReason[] = count > 0 ? [{ kind: 'usual', count }] : [];
    const without = minutes - minutesIn(candidate.context)(shift);
    return [
      ...(others.length === 0 ? [{ kind: 'onlyOne' } as const] : []),
      ...(isOnlyLead(gift) ? [{ kind: 'leads' } as const] : []),
      ...(count >= MOSTLY ? usual : []),
      ...(wantedWeekHours !== undefined && minutes <= wantedWeekHours * HOUR_MINUTES
        ? [{ kind: 'hours', minutes, wantedMinutes: Math.round(wantedWeekHours * HOUR_MINUTES) } as const]
        : []),
      ...recent.kindsOf(shift).flatMap((kind): readonly FillReason[] => {
        const own = sharedOf(candidate, kind) - 1;
        const theirs = others.map((other) => sharedOf(other, kind));
        const isLeast = theirs.every((one) => own <= one) && theirs.some((one) => own < one);
        return isLeast ? [{ kind: 'leastOften', of: kind }] : [];
      }),
      ...(count < MOSTLY ? usual : []),
      ...(wantedWeekHours === undefined &&
      others.length > 0 &&
      others.every((other) => without <= minutesOf(other, shift))
        ? [{ kind: 'fewestHours', minutes } as const]
        : []),
    ];
  };
}

function plannedMinutes(planned: PlannedWork): (candidate: Candidate, shift: Shift) => number {
  const known = new Map<string, number>();
  return (candidate, { date }) => {
    const context = planned.contextOf(candidate);
    const key = `${startOfWeek(date, context.weekStart)} ${candidate.key}`;
    const minutes = known.get(key) ?? weekMinutes(date, context);
    known.set(key, minutes);
    return minutes;
  };
}

function plannedShared(
  { gifts }: PlannedWork,
  recent: RecentWork,
): (candidate: Candidate, kind: SharedKind) => number {
  const counts = new Map<string, number>();
  for (const { candidate, shift } of gifts) {
    for (const kind of recent.kindsOf(shift)) {
      const key = `${kind} ${candidate.key}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return ({ key }, kind) => recent.sharedCount(key, kind) + (counts.get(`${kind} ${key}`) ?? 0);
}

/** Whether the person is the only lead of a day and role that need one. */
function onlyLeads(
  { slots, locked, candidates }: FillProblem,
  { gifts }: PlannedWork,
): (gift: Gift) => boolean {
  const leads = new Set(candidates.flatMap(({ key, isLead }) => (isLead ? key : [])));
  const bySlot = grouped(gifts, ({ slot }) => slot);
  const only = new Set<Gift>();
  for (const { positions } of leadGroupsOf(slots, locked.shifts, leads)) {
    const leading = positions
      .flatMap((position) => slots[position] ?? [])
      .flatMap((slot) => bySlot.get(slot) ?? [])
      .filter(({ candidate }) => candidate.isLead);
    const [one, ...more] = leading;
    if (one && more.length === 0) only.add(one);
  }
  return (gift) => only.has(gift);
}
