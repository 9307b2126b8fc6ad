import fc from 'fast-check';
import { type DayDraft, dayDraftOf, dayFromDraft } from '@/lib/days/day-draft';
import { dayEdit } from '@/lib/days/day-edits';
import { eventsOf } from '@/lib/days/day-events';
import { dayLines } from '@/lib/days/day-lines';
import { openingHoursWith, openingOfDay } from '@/lib/days/day-opening';
import type { DayRecord } from '@/lib/days/day-record';
import { closedDayBreaks } from '@/lib/rules/rule-breaks';
import { applyChange } from '@/lib/shifts/change/schedule';
import { ALWAYS_OPEN, closingOn, nightMinutes, type OpeningHours, openingOn } from '@/lib/time/opening-hours';
import { contextIn } from '@/stores/schedule/rule-context';
import { clock, day, dayOf, scheduleOf, shiftAt } from '@/tests/support/records';
import { rounds, seed } from '@/tests/support/rounds';
import { DEFAULT_RULES } from '@/tests/support/rule-weeks';

const FRIDAY = day('2026-11-20');
const MONDAYS_CLOSED: OpeningHours = {
  days: [
    { weekday: 1, kind: 'closed' },
    { weekday: 5, kind: 'hours', from: clock('17:00'), to: clock('01:00') },
  ],
  isCloseShown: false,
};
const hoursWith = (...days: readonly DayRecord[]) =>
  openingHoursWith(MONDAYS_CLOSED, new Map(days.map((record) => [record.id, record])));

describe('opening hours of a date', () => {
  test('come from the day record if the record has hours, otherwise from the weekday', () => {
    const hours = hoursWith(
      dayOf('2026-11-20', { opening: { kind: 'closed' } }),
      dayOf('2026-11-23', { opening: { kind: 'hours', from: '12:00', to: '02:00' } }),
      dayOf('2026-11-30', { opening: { kind: 'open' } }),
      dayOf('2026-12-07', { opening: { kind: 'hours', from: 'noon' } }),
    );
    expect(openingOn(hours, FRIDAY)).toEqual({ weekday: 5, kind: 'closed' });
    expect(openingOn(hours, day('2026-11-23'))).toMatchObject({ kind: 'hours', from: '12:00', to: '02:00' });
    expect(openingOn(hours, day('2026-11-30'))).toBeUndefined();
    // An unreadable opening is ignored.
    expect(openingOn(hours, day('2026-12-07'))).toEqual({ weekday: 1, kind: 'closed' });
    expect(closingOn(hours, day('2026-11-23'))).toBe('02:00');
    expect(nightMinutes(hours, day('2026-11-23'))).toBe(120);
  });

  test('are the same object as the weekday hours if no date has hours of its own', () => {
    expect(hoursWith(dayOf('2026-11-20', { note: 'Party' }))).toBe(MONDAYS_CLOSED);
    expect(openingOn({ ...ALWAYS_OPEN, dates: new Map() }, FRIDAY)).toBeUndefined();
  });

  test('stay the same object unless the opening of a day changes', () => {
    const of = (opening: unknown) => hoursWith(dayOf(FRIDAY, { opening }));
    const closed = of({ kind: 'closed' });
    expect(of({ kind: 'closed', more: 1 })).toBe(closed);
    expect(of({ kind: 'open' })).not.toBe(closed);
    expect(of(undefined)).toBe(MONDAYS_CLOSED);
    expect(openingOfDay({ opening: 'closed' })).toBeUndefined();
  });

  test('make a shift on a closed date a rule break, except within the night hours of the day before', () => {
    const hours = hoursWith(dayOf('2026-11-21', { opening: { kind: 'closed' } }));
    const schedule = scheduleOf({});
    const context = contextIn(schedule.shifts, schedule.employees, 'Ana', {
      ...DEFAULT_RULES,
      openingHours: hours,
    });
    const on = (date: string, times: string) => shiftAt(times, { date: day(date) });
    expect(closedDayBreaks(on('2026-11-21', '12:00-16:00'), context)).toHaveLength(1);
    // Friday night lasts until 1 AM on Saturday.
    expect(closedDayBreaks(on('2026-11-21', '00:30-01:30'), context)).toHaveLength(0);
    expect(closedDayBreaks(on('2026-11-28', '12:00-16:00'), context)).toHaveLength(0);
  });
});

describe('events of a date', () => {
  test('are sorted by time with all-day events first, and unreadable events are left out', () => {
    const events = [{ title: 'Late', from: '22:00' }, { title: ' Fair ' }, { from: '09:00' }, 7, null];
    expect(eventsOf({ events })).toEqual([{ title: 'Fair' }, { title: 'Late', from: '22:00' }]);
    expect(eventsOf({ events: 'none' })).toEqual([]);
  });

  test('have an end only if they have a start', () => {
    expect(eventsOf({ events: [{ title: 'x', to: '22:00' }] })).toEqual([{ title: 'x' }]);
  });
});

describe('dayLines', () => {
  test('returns lines in a fixed order, with hours only if they differ from those of the weekday', () => {
    const record = dayOf(FRIDAY, {
      note: 'Party',
      teamNote: 'Aprons',
      opening: { kind: 'hours', from: '12:00', to: '16:00' },
      events: [{ title: 'Derby', from: '20:00' }],
    });
    const lines = dayLines({ record, opening: openingOn(hoursWith(record), FRIDAY), holidays: ['Feast'] });
    expect(lines.map(({ kind }) => kind)).toEqual(['hours', 'holiday', 'event', 'team', 'note']);
    expect(dayLines({ record: undefined, opening: openingOn(MONDAYS_CLOSED, FRIDAY), holidays: [] })).toEqual(
      [],
    );
    const monday = dayLines({
      record: undefined,
      opening: openingOn(MONDAYS_CLOSED, day('2026-11-23')),
      holidays: [],
    });
    expect(monday).toEqual([{ kind: 'closed' }]);
  });
});

describe('edit of a date', () => {
  const edited = (record: DayRecord | undefined, change: (draft: DayDraft) => DayDraft) => {
    const offered = dayDraftOf(record, FRIDAY, MONDAYS_CLOSED);
    const read = dayFromDraft(change(offered), offered, record);
    if ('mistakes' in read) throw new Error('The draft has mistakes.');
    const schedule = scheduleOf({ days: record ? [record] : [] });
    const entry = dayEdit(schedule.days, FRIDAY, read.fields);
    return entry ? applyChange(schedule, { entries: [entry] }).days.get(FRIDAY) : record;
  };

  test('creates no record when empty, and removes the record when everything is cleared', () => {
    expect(edited(undefined, (draft) => draft)).toBeUndefined();
    expect(edited(dayOf(FRIDAY, { note: 'Party' }), (draft) => ({ ...draft, note: ' ' }))).toBeUndefined();
  });

  test("offers the weekday's hours, and reports mistakes only in fields that are in use", () => {
    const draft = dayDraftOf(undefined, FRIDAY, MONDAYS_CLOSED);
    expect(draft).toMatchObject({ opening: 'usual', opens: '17:00', closes: '01:00' });
    expect(edited(undefined, (one) => ({ ...one, opening: 'hours', closes: '03:00' }))?.opening).toEqual({
      kind: 'hours',
      from: '17:00',
      to: '03:00',
    });
    expect(dayFromDraft({ ...draft, opening: 'hours', opens: 'x' }, draft, undefined)).toMatchObject({
      mistakes: { opens: true, closes: false },
    });
    // A field that is not chosen is no mistake.
    expect(dayFromDraft({ ...draft, opens: 'x' }, draft, undefined)).toHaveProperty('fields');
    const events = [{ key: 3, title: 'Derby', from: 'late' }];
    expect(dayFromDraft({ ...draft, events }, draft, undefined)).toMatchObject({
      mistakes: { events: new Set([3]) },
    });
  });

  test('keeps unknown fields of the record and its events, and unreadable events', () => {
    const record = {
      ...dayOf(FRIDAY, {
        note: 'Party',
        opening: { kind: 'closed', why: 'paint' },
        events: [{ uid: 'u', title: 'Derby', from: '20:00', to: '22:00', crowd: 900 }, 7],
      }),
      weather: 'rain',
    };
    const after = edited(record, (draft) => ({ ...draft, note: 'Big party' }));
    expect(after).toEqual({ ...record, note: 'Big party' });
    const moved = edited(record, (draft) => ({
      ...draft,
      events: draft.events.map((event) => ({ ...event, from: '21:00' })),
    }));
    // The end belonged to another start.
    expect(moved?.events).toEqual([{ uid: 'u', title: 'Derby', from: '21:00', crowd: 900 }, 7]);
    const emptied = edited(record, () => ({ ...dayDraftOf(undefined, FRIDAY, ALWAYS_OPEN) }));
    expect(emptied).toMatchObject({ id: FRIDAY, weather: 'rain', events: [7] });
  });

  test('changes nothing when the dialog is opened and saved unchanged', () => {
    const anyStored = fc.record(
      {
        note: fc.constantFrom('', 'Party', 'x'.repeat(500)),
        teamNote: fc.constantFrom('', 'Aprons'),
        opening: fc.oneof(
          fc.constantFrom(
            { kind: 'closed' },
            { kind: 'hours', from: '17:00', to: '02:00' },
            { kind: 'open' },
          ),
          fc.jsonValue({ maxDepth: 2 }),
        ),
        events: fc.array(
          fc.oneof(fc.constantFrom({ title: 'A', from: '09:00' }, { title: 'B', uid: 'u' }, 7, null)),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: ['note', 'teamNote'] },
    );
    fc.assert(
      fc.property(anyStored, (fields) => {
        const record = dayOf(FRIDAY, fields);
        const draft = dayDraftOf(record, FRIDAY, MONDAYS_CLOSED);
        expect(dayFromDraft(draft, draft, record)).toEqual({ fields: {} });
      }),
      { numRuns: rounds(300), ...seed },
    );
  });

  test('keeps fields and events that changed since the dialog was opened', () => {
    const offered = dayDraftOf(dayOf(FRIDAY, { events: [{ title: 'Mine' }] }), FRIDAY, MONDAYS_CLOSED);
    const since = dayOf(FRIDAY, {
      teamNote: 'Aprons',
      opening: { kind: 'closed' },
      events: [{ title: 'Mine' }, { title: 'Derby', uid: 'u' }],
    });
    const noted = dayFromDraft({ ...offered, note: 'Party' }, offered, since);
    expect(noted).toEqual({ fields: { note: 'Party' } });
    const emptied = dayFromDraft({ ...offered, events: [] }, offered, since);
    expect(emptied).toEqual({ fields: { events: [{ title: 'Derby', uid: 'u' }] } });
  });
});

test('dayEdit handles ten thousand day records in a few milliseconds per edit', () => {
  const days = new Map<string, DayRecord>();
  for (let index = 0; index < 10_000; index += 1) {
    const date = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
    days.set(date, dayOf(date, { note: 'Party', ...(index % 9 === 0 && { opening: { kind: 'closed' } }) }));
  }
  const schedule = scheduleOf({ days: [...days.values()] });
  const start = performance.now();
  for (let round = 0; round < 20; round += 1) {
    const entry = dayEdit(schedule.days, FRIDAY, { note: `Party ${round}` });
    const after = applyChange(schedule, { entries: entry ? [entry] : [] });
    expect(openingHoursWith(ALWAYS_OPEN, after.days)).toBe(openingHoursWith(ALWAYS_OPEN, schedule.days));
  }
  // Twenty edits with all their listeners; 60 ms on an idle machine.
  expect(performance.now() - start).toBeLessThan(3000);
});
