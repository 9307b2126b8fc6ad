import { isSameData } from '@/lib/saved-data/records/same-data';
import { parseClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { type OpeningHours, openingOn, usualOpening } from '@/lib/time/opening-hours';
import type { DayFields } from './day-edits';
import { compareEvents, type DayEvent, eventsOf, unreadEvents } from './day-events';
import { openingOfDay } from './day-opening';
import { type DayRecord, MAX_DAY_NOTE_LENGTH } from './day-record';

/** `usual` follows the weekday. */
export const OPENING_CHOICES = ['usual', 'closed', 'hours', 'open'] as const;

export type OpeningChoice = (typeof OPENING_CHOICES)[number];

/** As typed. */
export interface EventDraft {
  readonly key: number;
  readonly title: string;
  /** `HH:MM`, or the typed text if invalid; empty for all day. */
  readonly from: string;
  /** As stored, for fields that are not edited. */
  readonly stored?: DayEvent;
}

export interface DayDraft {
  readonly note: string;
  readonly teamNote: string;
  readonly opening: OpeningChoice;
  /** `HH:MM`, or the typed text if invalid. */
  readonly opens: string;
  readonly closes: string;
  readonly events: readonly EventDraft[];
}

/** The invalid fields; events by key. */
export interface DayMistakes {
  readonly opens: boolean;
  readonly closes: boolean;
  readonly events: ReadonlySet<number>;
}

/** Suggests the weekday's hours, else the usual ones. */
export function dayDraftOf(record: DayRecord | undefined, date: LocalDate, hours: OpeningHours): DayDraft {
  const storedOpening = record && openingOfDay(record);
  const usual = usualOpening(hours.days);
  const weekday = openingOn({ ...hours, dates: new Map() }, date);
  const { from, to } = storedOpening?.kind === 'hours' ? storedOpening : { ...usual, ...weekday };
  return {
    note: record?.note ?? '',
    teamNote: record?.teamNote ?? '',
    opening: storedOpening?.kind ?? 'usual',
    opens: from ?? usual.from,
    closes: to ?? usual.to,
    events: (record ? eventsOf(record) : []).map((event, key) => ({
      key,
      title: event.title,
      from: event.from ?? '',
      stored: event,
    })),
  };
}

/** Fields unchanged since `first` keep the record's current value. Omits events without a title. */
export function dayFromDraft(
  draft: DayDraft,
  first: DayDraft,
  record: DayRecord | undefined,
): { readonly fields: Partial<DayFields> } | { readonly mistakes: DayMistakes } {
  const [opens, closes] = [parseClockTime(draft.opens), parseClockTime(draft.closes)];
  const titled = draft.events.filter(({ title }) => title.trim() !== '');
  const isHours = draft.opening === 'hours';
  const wrong = titled.filter(({ from }) => from.trim() !== '' && !parseClockTime(from));
  if ((isHours && !(opens && closes)) || wrong.length > 0) {
    return {
      mistakes: {
        opens: isHours && !opens,
        closes: isHours && !closes,
        events: new Set(wrong.map(({ key }) => key)),
      },
    };
  }
  const isChanged = (...names: readonly (keyof DayDraft)[]) =>
    names.some((name) => !isSameData(draft[name], first[name]));
  return {
    fields: {
      ...(isChanged('note') && { note: noteOf(draft.note) }),
      ...(isChanged('teamNote') && { teamNote: noteOf(draft.teamNote) }),
      ...(isChanged('opening', 'opens', 'closes') && { opening: openingOf(draft, record) }),
      ...(isChanged('events') && { events: eventsFrom(titled, first, record ?? {}) }),
    },
  };
}

function eventsFrom(
  titled: readonly EventDraft[],
  first: DayDraft,
  record: Pick<DayRecord, 'events'>,
): readonly unknown[] {
  const offered = new Set(first.events.map(({ stored }) => JSON.stringify(stored)));
  const since = eventsOf(record).filter((event) => !offered.has(JSON.stringify(event)));
  return [...[...titled.map(eventOf), ...since].sort(compareEvents), ...unreadEvents(record)];
}

function noteOf(typed: string): string {
  return typed.trim().slice(0, MAX_DAY_NOTE_LENGTH);
}

/** Keeps the stored opening if unchanged or unreadable. */
function openingOf({ opening, opens, closes }: DayDraft, record: DayRecord | undefined): unknown {
  const storedOpening = record && openingOfDay(record);
  if (opening === 'usual') return storedOpening ? undefined : record?.opening;
  const isSame =
    storedOpening?.kind === opening &&
    (storedOpening.kind !== 'hours' || (storedOpening.from === opens && storedOpening.to === closes));
  if (isSame) return record?.opening;
  return opening === 'hours' ? { kind: opening, from: opens, to: closes } : { kind: opening };
}

function eventOf({ title, from, stored }: EventDraft): DayEvent {
  const { from: known, to, ...others } = stored ?? { title };
  const start = parseClockTime(from);
  return {
    ...others,
    title: title.trim(),
    ...(start && { from: start }),
    // The stored end is only valid with its stored start.
    ...(start && start === known && to && { to }),
  };
}
