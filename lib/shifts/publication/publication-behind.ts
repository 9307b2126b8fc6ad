import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { Publication } from './publication';
import { publishedDaysOf, republishedDays, withoutDays } from './published-days';

type PublicationEntry = Extract<ChangeEntry, { kind: 'publication' }>;

/**
 * The remainder of a publication that arrives after a later one that did not know of it. Days published again
 * since stay; the rest counts as announced with the later one. Undefined if nothing remains. Unpublishing and
 * its undo handle this case themselves.
 */
export function publicationBehind(
  standing: Publication | undefined,
  entry: PublicationEntry,
): PublicationEntry | undefined {
  const { before, after } = entry;
  if (!standing || !after || (after.act && after.act.kind !== 'publish')) return entry;
  const since = republishedDays(publishedDaysOf(standing), publishedDaysOf(before));
  const later = since.filter(({ at }) => at > after.at);
  if (later.length === 0) return entry;
  const { act, before: _before, ...given } = after;
  if (!act) return undefined;
  const left = withoutDays(
    act.spans.map((span) => ({ ...span, at: after.at })),
    later,
  );
  if (left.length === 0) return undefined;
  const { at, shiftCount, before: told } = standing;
  const spans = left.map(({ from, to }) => ({ from, to }));
  return {
    ...entry,
    after: { ...given, at, shiftCount, ...(told && { before: told }), act: { ...act, spans } },
  };
}
