import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import type { Publication } from './publication';
import { publishedDaysOf, republishedDays, withoutDays } from './published-days';

type PublicationEntry = Extract<ChangeEntry, { kind: 'publication' }>;

/**
 * Trims a publication that arrives after a later publication, but was made without knowledge of the later
 * one. Drops days that were published again since; the rest counts as announced with the later publication.
 * Undefined if no day remains. Returns unpublications and their undos unchanged, because applying an act
 * already keeps days published since.
 */
export function trimLatePublication(
  current: Publication | undefined,
  entry: PublicationEntry,
): PublicationEntry | undefined {
  const { before, after } = entry;
  if (!current || !after || (after.act && after.act.kind !== 'publish')) return entry;
  const since = republishedDays(publishedDaysOf(current), publishedDaysOf(before));
  const later = since.filter(({ at }) => at > after.at);
  if (later.length === 0) return entry;
  const { act, before: _before, ...given } = after;
  if (!act) return undefined;
  const left = withoutDays(
    act.spans.map((span) => ({ ...span, at: after.at })),
    later,
  );
  if (left.length === 0) return undefined;
  const { at, shiftCount, before: lastChanges } = current;
  const spans = left.map(({ from, to }) => ({ from, to }));
  return {
    ...entry,
    after: { ...given, at, shiftCount, ...(lastChanges && { before: lastChanges }), act: { ...act, spans } },
  };
}
