import { isSameData } from '@/lib/saved-data/records/same-data';
import { parseClockTime } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { type OpeningHours, openingOn, usualOpening } from '@/lib/time/opening-hours';
import type { DayFields } from './day-edits';
import { compareEvents, type DayEvent, eventsOf, unreadEvents } from './day-events';
import { openingOfDay } from './day-opening';
import { type DayRecord, LONGEST_DAY_NOTE } from './day-record';

/** What is said of when the house is open: as on any such weekday, or something else. */
export const OPENING_CHOICES = ['usual', 'closed', 'hours', 'open'] as const;

export type OpeningChoice = (typeof OPENING_CHOICES)[number];

/** An event being edited: texts, as typed. */
export interface EventDraft {
  /** Of this draft alone. */
  readonly key: number;
  readonly title: string;
  /** `HH:MM`, or the typed text if it is no time; empty for all day. */
  readonly from: string;
  /** As it is stored, for what is not edited. */
  readonly stored?: DayEvent;
}

/** What is said of a date, being edited. */
export interface DayDraft {
  readonly note: string;
  readonly teamNote: string;
  readonly opening: OpeningChoice;
  /** `HH:MM`, or the typed text if it is no time. */
  readonly opens: string;
  readonly closes: string;
  readonly events: readonly EventDraft[];
}

/** Which fields are wrong, events by their key. */
export interface DayMistakes {
  readonly opens: boolean;
  readonly closes: boolean;
  readonly events: ReadonlySet<number>;
}

/** The draft of what is said now. The hours that it offers are those of the weekday, or else the house's usual ones. */
export function dayDraftOf(record: DayRecord | undefined, date: LocalDate, hours: OpeningHours): DayDraft {
  const said = record && openingOfDay(record);
  const usual = usualOpening(hours.days);
  const weekday = openingOn({ ...hours, dates: new Map() }, date);
  const { from, to } = said?.kind === 'hours' ? said : { ...usual, ...weekday };
  return {
    note: record?.note ?? '',
    teamNote: record?.teamNote ?? '',
    opening: said?.kind ?? 'usual',
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

/**
 * What the draft changes, to be written by `dayEdit`; or its mistakes. `first` is the draft as it was offered: what
 * stands as it did there stays as the record has it by now, and so do events that came meanwhile. An event without a
 * title is left out, and so is what is longer than a note may be.
 */
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
  const isOther = (...names: readonly (keyof DayDraft)[]) =>
    names.some((name) => !isSameData(draft[name], first[name]));
  return {
    fields: {
      ...(isOther('note') && { note: noteOf(draft.note) }),
      ...(isOther('teamNote') && { teamNote: noteOf(draft.teamNote) }),
      ...(isOther('opening', 'opens', 'closes') && { opening: openingOf(draft, record) }),
      ...(isOther('events') && { events: eventsFrom(titled, first, record ?? {}) }),
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
  return typed.trim().slice(0, LONGEST_DAY_NOTE);
}

/** What is stored of the opening stays as it is where the draft says the same, and where it cannot be read. */
function openingOf({ opening, opens, closes }: DayDraft, record: DayRecord | undefined): unknown {
  const said = record && openingOfDay(record);
  if (opening === 'usual') return said ? undefined : record?.opening;
  const isSame =
    said?.kind === opening && (said.kind !== 'hours' || (said.from === opens && said.to === closes));
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
    // The end belongs to the start that it was said with.
    ...(start && start === known && to && { to }),
  };
}
