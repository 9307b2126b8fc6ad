import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { differencesOn, type Publication, type Unpublished, unpublishedSince } from './publication';
import { type ActSource, afterAct, publishedBy } from './publication-act';
import { publishedDaysOf, republishedDays, spanOn, withoutDays } from './published-days';

interface Published {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}

/**
 * What is published after an undo or a redo that puts one publication in the place of another, as that of a restore does,
 * and what differs from it: days that were published since stay. What the team has got last is never rolled back.
 * `standing` and `source` are as the other entries of the step leave them.
 */
export function afterStep(
  standing: Published,
  { before, after }: Extract<ChangeEntry, { kind: 'publication' }>,
  source: ActSource,
): Published {
  const { publication } = standing;
  const published = publishedDaysOf(publication);
  const later = republishedDays(published, publishedDaysOf(before));
  if (!publication || !later.length) return { publication: after, unpublished: unpublishedSince(after) };
  const days = withoutDays(publishedDaysOf(after), later);
  if (!days.length && !withoutDays(published, later).length) return standing;
  const ids = new Set(standing.unpublished.keys());
  for (const { id } of source.on(later)) ids.add(id);
  const shifts = [...ids].flatMap(publishedBy(standing, source)).filter(({ date }) => spanOn(later, date));
  const given = { ...publication, days };
  return afterAct(
    { publication: given, unpublished: differencesOn(given, after?.since ?? []) },
    { ...given, act: { kind: 'putBack', spans: later, days: later, shifts } },
    source,
  );
}
