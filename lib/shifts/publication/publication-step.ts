import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { differencesOn, type Publication, type Unpublished, unpublishedSince } from './publication';
import { type ActSource, applyPublicationAct, publishedStatesFinder } from './publication-act';
import { publishedDaysOf, republishedDays, spanOn, withoutDays } from './published-days';

interface Published {
  readonly publication: Publication | undefined;
  readonly unpublished: Unpublished;
}

/**
 * Publication and differences after an undo or redo that replaces a publication, as a restore does. Days
 * published since stay: the team never loses its latest publication. `current` and `source` already
 * include the step's other entries.
 */
export function applyPublicationStep(
  current: Published,
  { before, after }: Extract<ChangeEntry, { kind: 'publication' }>,
  source: ActSource,
): Published {
  const { publication } = current;
  const published = publishedDaysOf(publication);
  const later = republishedDays(published, publishedDaysOf(before));
  if (!publication || !later.length) return { publication: after, unpublished: unpublishedSince(after) };
  const days = withoutDays(publishedDaysOf(after), later);
  if (!days.length && !withoutDays(published, later).length) return current;
  const ids = new Set(current.unpublished.keys());
  for (const { id } of source.on(later)) ids.add(id);
  const shifts = [...ids]
    .flatMap(publishedStatesFinder(current, source))
    .filter(({ date }) => spanOn(later, date));
  const given = { ...publication, days };
  return applyPublicationAct(
    { publication: given, unpublished: differencesOn(given, after?.since ?? []) },
    { ...given, act: { kind: 'putBack', spans: later, days: later, shifts } },
    source,
  );
}
