import { addDays, type LocalDate } from '@/lib/time/local-date';

/** Consecutive days, both ends inclusive. */
export interface DaySpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** Days last published at the same instant, in epoch milliseconds. */
export interface PublishedDays extends DaySpan {
  readonly at: number;
}

interface WithDays {
  readonly at: number;
  readonly days?: readonly PublishedDays[] | undefined;
}

const NEVER: readonly PublishedDays[] = [];
const FIRST_DAY = '0000-01-01' as LocalDate;
const LAST_DAY = '9999-12-31' as LocalDate;

/** With more spans, the earliest adjacent spans merge and lose their separate instants. */
const MAX_SPANS = 80;

/** Disjoint and in order. A publication without a list comes from an older build and covers all days. */
export function publishedDaysOf(publication: WithDays | undefined): readonly PublishedDays[] {
  if (!publication) return NEVER;
  return publication.days ?? [{ from: FIRST_DAY, to: LAST_DAY, at: publication.at }];
}

/** Searches the latest spans first, since people mostly plan there. */
export function spanOn<Span extends DaySpan>(spans: readonly Span[], date: LocalDate): Span | undefined {
  return spans.findLast(({ from, to }) => from <= date && date <= to);
}

export function isPublishedDay(publication: WithDays | undefined, date: LocalDate): boolean {
  if (!publication?.days) return publication !== undefined;
  return spanOn(publication.days, date) !== undefined;
}

/** The last publication of any of these days, in epoch milliseconds; undefined if there is none. */
export function publishedAt(
  publication: WithDays | undefined,
  days: readonly LocalDate[],
): number | undefined {
  const spans = publishedDaysOf(publication);
  const instants = days.flatMap((day) => spanOn(spans, day)?.at ?? []);
  return instants.length > 0 ? Math.max(...instants) : undefined;
}

/** Whether the lists share a day. */
export function spansOverlap(days: readonly DaySpan[], others: readonly DaySpan[]): boolean {
  return days.some((one) => others.some((other) => one.from <= other.to && other.from <= one.to));
}

/** The spans in order; merges adjacent and overlapping spans. */
export function mergeSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  return joined(
    spans.map(({ from, to }) => ({ from, to })),
    () => true,
  );
}

export function withoutDays(
  days: readonly PublishedDays[],
  spans: readonly DaySpan[],
): readonly PublishedDays[] {
  return spans.reduce<readonly PublishedDays[]>(
    (left, span) =>
      left.flatMap((part) => {
        if (part.to < span.from || span.to < part.from) return [part];
        return [
          ...(part.from < span.from ? [{ ...part, to: addDays(span.from, -1) }] : []),
          ...(span.to < part.to ? [{ ...part, from: addDays(span.to, 1) }] : []),
        ];
      }),
    days,
  );
}

/** The days that `known` does not have, or has with another instant of publication. */
export function republishedDays(
  days: readonly PublishedDays[],
  known: readonly PublishedDays[],
): readonly PublishedDays[] {
  return days.flatMap((span) =>
    withoutDays(
      [span],
      known.filter(({ at }) => at === span.at),
    ),
  );
}

/** Merges both lists; the days of `others` take precedence. */
export function withDays(
  days: readonly PublishedDays[],
  others: readonly PublishedDays[],
): readonly PublishedDays[] {
  let all = joined([...withoutDays(days, others), ...others], (one, other) => one.at === other.at);
  while (all.length > MAX_SPANS) {
    const at = all.findIndex((span, index) => touches(all[index - 1], span));
    const [one, other] = [all[at - 1], all[at]];
    if (!one || !other) break;
    const both = { ...one, to: other.to, at: Math.max(one.at, other.at) };
    all = [...all.slice(0, at - 1), both, ...all.slice(at + 1)];
  }
  return all;
}

function joined<Span extends DaySpan>(
  spans: readonly Span[],
  belong: (one: Span, other: Span) => boolean,
): readonly Span[] {
  const parts: Span[] = [];
  for (const span of [...spans].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = parts.at(-1);
    if (last && belong(last, span) && (span.from <= last.to || touches(last, span))) {
      if (last.to < span.to) parts[parts.length - 1] = { ...last, to: span.to };
    } else parts.push(span);
  }
  return parts;
}

function touches(one: DaySpan | undefined, other: DaySpan): boolean {
  return one !== undefined && addDays(one.to, 1) === other.from;
}
