import type { Schedule } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, publicationEntry } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import {
  type BeforePublication,
  MAX_CHANGES_KEPT,
  PUBLICATION_ID,
  type Publication,
  publishedAs,
  publishedStates,
} from './publication';
import { actSourceOf, applyPublicationAct, publishedStatesFinder } from './publication-act';
import type { PublishedPart } from './publication-figures';
import { type DaySpan, mergeSpans, publishedDaysOf, spanOn, withoutDays } from './published-days';
import { areSameStates } from './unpublished';

/** Publishes these days at that instant, in epoch milliseconds; other days stay. */
export function publicationOfDays(
  at: number,
  schedule: Schedule,
  { spans, holdsPendingBack }: PublishedPart & { readonly spans: readonly DaySpan[] },
): Publication {
  const { shiftCount } = schedule.shifts;
  const act = { kind: 'publish', spans, ...(holdsPendingBack && { holdsPendingBack }) } as const;
  const given = { id: PUBLICATION_ID, at, shiftCount, since: [], act };
  const { publication, unpublished } = applyPublicationAct(schedule, given, actSourceOf(schedule.shifts));
  const before = beforeDays(schedule, { ...schedule, publication, unpublished }, spans);
  return { ...given, days: publishedDaysOf(publication), ...(before && { before }) };
}

/**
 * Unpublishes days; an undo restores the publication. `at` is epoch milliseconds. Undefined if none of the
 * days is published.
 */
export function unpublishEntry(
  schedule: Schedule,
  spans: readonly DaySpan[],
  at: number,
): ChangeEntry | undefined {
  const { publication, shifts, unpublished } = schedule;
  const days = publishedDaysOf(publication);
  const left = withoutDays(days, spans);
  const taken = withoutDays(days, left);
  if (!publication || taken.length === 0) return undefined;
  const isIn = ({ date }: Shift) => spanOn(taken, date) !== undefined;
  const source = actSourceOf(shifts);
  const statesOf = publishedStatesFinder(schedule, source);
  const ids = new Set([...source.on(taken)].map(({ id }) => id).concat([...unpublished.keys()]));
  const published = [...ids].flatMap((id) => statesOf(id).filter(isIn));
  // Other days are known when the act is applied; its instant dates the outdated announcements.
  const { before: _before, told: _told, ...rest } = publication;
  const base = { ...rest, at, since: [] };
  return publicationEntry(
    { ...base, act: { kind: 'putBack', spans: mergeSpans(taken), days: taken, shifts: published } },
    { ...base, days: left, act: { kind: 'unpublish', spans, days: taken } },
  );
}

/** The earlier states of the shifts that the publication changes, and earlier changes on other days. */
function beforeDays(
  schedule: Schedule,
  after: Schedule,
  spans: readonly DaySpan[],
): BeforePublication | undefined {
  const { publication, unpublished, shifts } = schedule;
  if (!publication) return undefined;
  const isIn = ({ date }: Shift) => spanOn(spans, date) !== undefined;
  const isOut = (shift: Shift) => !isIn(shift);
  const statesBefore = publishedStatesFinder(schedule, actSourceOf(shifts));
  const statesAfter = publishedStatesFinder(after, actSourceOf(shifts));
  const changed = new Set(
    [...unpublished.keys()].filter(
      (id) => !areSameStates(statesBefore(id).filter(isIn), statesAfter(id).filter(isIn)),
    ),
  );
  const isAgain = withoutDays(withTime(spans), publishedDaysOf(publication)).length === 0;
  // Publishing without changes keeps the list of the last announced changes.
  if (changed.size === 0 && isAgain) return publication.before;
  const earlier = new Map(publication.before?.shifts.map((entry) => [entry.id, publishedStates(entry)]));
  const changes = [...new Set([...earlier.keys(), ...changed])].flatMap((id) => {
    const outside = (earlier.get(id) ?? statesBefore(id)).filter(isOut);
    const inside = (changed.has(id) ? statesBefore(id) : statesAfter(id)).filter(isIn);
    const states = [...outside, ...inside];
    return areSameStates(states, statesAfter(id)) ? [] : [publishedAs(id, states)];
  });
  if (changes.length > MAX_CHANGES_KEPT || (changes.length === 0 && !publication.before)) return undefined;
  return { at: publication.at, shifts: changes };
}

function withTime(spans: readonly DaySpan[]) {
  return spans.map(({ from, to }) => ({ from, to, at: 0 }));
}
