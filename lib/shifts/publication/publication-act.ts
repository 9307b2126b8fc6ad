import { allShifts, findShift, type ScheduleIndex } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import {
  type AnnouncedChange,
  announcedBefore,
  announcedWith,
  type Publication,
  type PublicationAct,
  publishedAs,
  publishedStates,
  type Unpublished,
} from './publication';
import {
  type DaySpan,
  isPublishedDay,
  type PublishedDays,
  publishedDaysOf,
  republishedDays,
  spanOn,
  withDays,
  withoutDays,
} from './published-days';
import { areSameStates } from './unpublished';

/** The shifts when the act is applied. */
export interface ActSource {
  readonly find: (id: string) => Shift | undefined;
  /** All shifts of those days; only called for acts that depend on them. */
  readonly on: (spans: readonly DaySpan[]) => Iterable<Shift>;
}

export function actSourceOf(shifts: ScheduleIndex): ActSource {
  return {
    find: (id) => findShift(shifts, id),
    on: (spans) => [...allShifts(shifts)].filter(({ date }) => spanOn(spans, date)),
  };
}

/** Whether the act needs every shift of its days, not only `concernedIds`. */
export function needsAllShifts({ kind, holdsPendingBack }: PublicationAct): boolean {
  return kind !== 'publish' || holdsPendingBack === true;
}

/**
 * The ids of the shifts that every act needs: shifts that differ from the publication or were announced
 * otherwise.
 */
export function concernedIds({ publication, unpublished }: Published, { shifts = [] }: PublicationAct) {
  return new Set([
    ...unpublished.keys(),
    ...announcedBefore(publication).map(({ id }) => id),
    ...shifts.map(({ id }) => id),
  ]);
}

interface Published {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}

/** The publication and its differences after the act that the change contains. */
export function applyPublicationAct(
  { publication, unpublished }: Published,
  change: Publication & { readonly act: PublicationAct },
  source: ActSource,
): Published & { readonly publication: Publication } {
  const { act, ...given } = change;
  const published = publishedDaysOf(publication);
  // The act restores only days that are drafts now; days published since stay.
  const free = withoutDays(act.days ?? [], published);
  // An unpublication keeps days that were published after the request to unpublish.
  const taken = act.days && withoutDays(published, republishedDays(published, act.days));
  const spans = act.kind === 'putBack' ? free : (act.kind === 'unpublish' && taken) || act.spans;
  const isIn = ({ date }: Shift) => spanOn(spans, date) !== undefined;
  const days = daysAfter(published, { ...act, spans, days: free }, change.at);
  const onPublished = (shift: Shift | undefined) => (shift && spanOn(days, shift.date) ? [shift] : []);
  const statesOf = publishedStatesFinder({ publication, unpublished }, source);
  const put = new Map<string, readonly Shift[]>();
  for (const shift of act.shifts ?? []) put.set(shift.id, [...(put.get(shift.id) ?? []), shift]);
  const ofDays = needsAllShifts(act) ? Array.from(source.on(act.spans), ({ id }) => id) : [];
  const after = new Map(unpublished);
  const changes: AnnouncedChange[] = [];
  for (const id of new Set([...concernedIds({ publication, unpublished }, act), ...ofDays])) {
    const current = source.find(id);
    const states = statesOf(id);
    const inside = statesInside(act, { current, states: states.filter(isIn), put: put.get(id) ?? [] }).filter(
      isIn,
    );
    const next = [...states.filter((state) => !isIn(state)), ...inside];
    if (!areSameStates(next, states)) changes.push({ id, before: states, after: next });
    if (areSameStates(next, onPublished(current))) after.delete(id);
    else if (!areSameStates(next, states) || !after.has(id)) after.set(id, publishedAs(id, next));
  }
  const { before: _before, ...rest } = publication ?? given;
  const { at, shiftCount, before } = act.kind === 'publish' ? given : (publication ?? given);
  const told = announcedWith(publication, changes, change.at);
  return {
    publication: { ...rest, at, shiftCount, since: [], days, ...told, ...(before && { before }) },
    unpublished: after,
  };
}

function daysAfter(
  days: readonly PublishedDays[],
  { kind, spans, days: put = [] }: PublicationAct,
  at: number,
): readonly PublishedDays[] {
  if (kind === 'publish') {
    return withDays(
      days,
      spans.map(({ from, to }) => ({ from, to, at })),
    );
  }
  return kind === 'unpublish' ? withoutDays(days, spans) : withDays(days, put);
}

interface OneShift {
  readonly current: Shift | undefined;
  /** As published on the days of the act. */
  readonly states: readonly Shift[];
  readonly put: readonly Shift[];
}

/** The published states of the shift on the days of the act, after the act. */
function statesInside(
  { kind, holdsPendingBack }: PublicationAct,
  { current, states, put }: OneShift,
): readonly Shift[] {
  if (kind === 'unpublish') return [];
  if (kind === 'putBack') return put;
  if (holdsPendingBack && current?.status === 'Pending') return states;
  return current ? [current] : [];
}

export function publishedStatesFinder(
  { publication, unpublished }: Published,
  { find }: Pick<ActSource, 'find'>,
): (id: string) => readonly Shift[] {
  const isPublished = (date: LocalDate) => isPublishedDay(publication, date);
  return (id) => {
    const known = unpublished.get(id);
    if (known) return publishedStates(known).filter(({ date }) => isPublished(date));
    const current = find(id);
    return current && isPublished(current.date) ? [current] : [];
  };
}
