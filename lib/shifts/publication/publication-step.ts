import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { differencesOn, type Publication, type Unpublished, unpublishedSince } from './publication';
import { type ActSource, afterAct, publishedBy } from './publication-act';
import { publishedDaysOf, republishedDays, spanOn, withoutDays } from './published-days';

interface Published {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}

/**
 * Publication and differences after an undo or redo that replaces a publication, as a restore does. Days
 * published since stay: what the team last received is never rolled back. `standing` and `source` already
 * include the step's other entries.
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
