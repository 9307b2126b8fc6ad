import type { ChangeEntry, ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { Shift } from '@/lib/shifts/shift/shift';
import {
  type Publication,
  type PublicationAct,
  type PublishedShift,
  publishedAs,
  publishedStates,
  renamed,
  toldWith,
  type Unpublished,
  unpublishedSince,
  withNewNamesBefore,
} from './publication';
import { publishedBy } from './publication-act';
import { publishedDaysOf, republishedDays, spanOn, withDays, withoutDays } from './published-days';
import type { ToldChange } from './told';
import { areTheSame, newNames } from './unpublished';

type PublicationEntry = Extract<ChangeEntry, { kind: 'publication' }>;

/** An undo or a redo that puts one publication in the place of another, as that of a restore does. */
export interface PublicationStep extends Pick<ScheduleChange, 'at' | 'entries'> {
  readonly entry: PublicationEntry;
}

interface Published {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}

/** Whether the change only takes back or repeats what was done before it. */
export function isStepAgain({ origin }: Pick<ScheduleChange, 'origin'>): boolean {
  return origin === 'undo' || origin === 'redo';
}

/** The publication of the entry with what it does to days, if it does; a redo leaves what was published since. */
export function withAct(
  { before, after }: PublicationEntry,
  change: Pick<ScheduleChange, 'origin'>,
): (Publication & { readonly act: PublicationAct }) | undefined {
  if (!after?.act) return undefined;
  const known = isStepAgain(change) && after.act.kind === 'unpublish' ? before?.act?.days : undefined;
  return { ...after, act: { ...after.act, ...(known && { days: known }) } };
}

/** The shifts that `afterStep` looks at. */
export function stepIds({ unpublished }: Published, { entry, entries }: PublicationStep): Set<string> {
  return new Set([
    ...unpublished.keys(),
    ...unpublishedSince(entry.after).keys(),
    ...entries.flatMap(({ kind, id }) => (kind === 'shift' ? [id] : [])),
  ]);
}

/**
 * What is published after the step, and what differs from it: the publication that it puts back, but for the days that
 * were published since. What the team has got last is never rolled back. `find` gives a shift's state before the step.
 */
export function afterStep(
  { publication, unpublished }: Published,
  step: PublicationStep,
  find: (id: string) => Shift | undefined,
): Published {
  const { entry, entries, at } = step;
  const { before, after } = entry;
  const published = publishedDaysOf(publication);
  const given = publishedDaysOf(after);
  const later = republishedDays(published, publishedDaysOf(before));
  const days = withDays(given, later);
  const isLater = ({ date }: Shift) => spanOn(later, date) !== undefined;
  const isOn = ({ date }: Shift) => spanOn(days, date) !== undefined;
  const touched = new Map(entries.flatMap((each) => (each.kind === 'shift' ? [[each.id, each.after]] : [])));
  const current = (id: string) => (touched.has(id) ? touched.get(id) : find(id));
  const names = newNames(entries);
  const statesOf = publishedBy({ publication, unpublished }, { find });
  const [knownAfter, knownBefore] = [unpublishedSince(after), unpublishedSince(before)];

  /** As the publication that is put back has it. */
  function givenStates(id: string): readonly Shift[] {
    const known: PublishedShift | undefined =
      knownAfter.get(id) ?? (touched.has(id) || knownBefore.has(id) ? undefined : unpublished.get(id));
    const shift = current(id);
    // A shift that was edited since the step was published as it was until then.
    return known ? publishedStates(known) : shift ? [shift] : [];
  }

  const next = new Map<string, PublishedShift>();
  const changes: ToldChange[] = [];
  for (const id of stepIds({ publication, unpublished }, step)) {
    const was = statesOf(id).map((shift) => renamed(shift, names));
    const states = [
      ...givenStates(id).filter((shift) => isOn(shift) && !isLater(shift)),
      ...was.filter(isLater),
    ];
    if (!areTheSame(was, states)) changes.push({ id, before: was, after: states });
    const now = [current(id)].filter((shift) => shift !== undefined).filter(isOn);
    if (!areTheSame(states, now)) next.set(id, publishedAs(id, states));
  }
  if (!publication || later.length === 0) return { publication: after, unpublished: next };
  const stands = withNewNamesBefore(publication, names);
  const isAsItWas = withoutDays(given, later).length === 0 && withoutDays(published, later).length === 0;
  if (isAsItWas) return { publication: stands, unpublished: next };
  return {
    publication: { ...stands, since: [], days, ...toldWith(stands, changes, at) },
    unpublished: next,
  };
}
