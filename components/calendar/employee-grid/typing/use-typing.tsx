'use client';

import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import './typing.css';
import { type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AddedWords, addShifts, moveShift } from '@/components/calendar/employee-grid/acts';
import { walk } from '@/components/calendar/employee-grid/keys';
import { focusAgain, type GridPlace } from '@/components/calendar/employee-grid/places';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { noteTypedShifts } from '@/stores/first-use/typed-shifts';
import { type EntryStep, isArrow, TimesEntry, type TimesEntryAt } from './entry';
import { dropText, keepText, keptTextAt } from './kept-texts';
import { rememberTyped } from './repeat';
import { stepFrom } from './steps';

interface Typing {
  /** Starts typing times there: for the focused shift, or for a new one if `isNew`. */
  readonly start: (place: GridPlace, text: string, isNew: boolean) => void;
  /** Opens what is kept unread in the cell; returns whether there is something. */
  readonly reopen: (place: GridPlace, shiftId?: string) => boolean;
  /** The field in its cell. */
  readonly field: ReactNode;
}

const storedShift = (store: ScheduleStore, id: string | undefined) =>
  id === undefined ? undefined : findShift(store.getState().schedule.shifts, id);

/** Typing times into the cells of the grid: one field at a time, of the shown days only. */
export function useTyping(
  grid: RefObject<HTMLElement | null>,
  days: readonly LocalDate[],
  words: AddedWords,
): Typing {
  const store = useScheduleStore();
  const [entry, setEntry] = useState<TimesEntryAt>();
  const open = (next: TimesEntryAt) => flushSync(() => setEntry(next));

  const close = (closed: TimesEntryAt) => setEntry((now) => (now === closed ? undefined : now));
  const goOn = (place: GridPlace, step: EntryStep) => {
    if (!grid.current || step === 'stay') return;
    if (isArrow(step)) walk(store, grid.current, place, step);
    else stepFrom(grid.current, place, step);
  };
  const commit = (from: TimesEntryAt, shifts: readonly Shift[], step: EntryStep) => {
    const { place, shift } = from;
    flushSync(() => {
      const [first] = shifts;
      if (first && shift) {
        const { startTime, endTime } = first;
        moveShift(store, { shiftId: shift.id, startTime, endTime });
      } else {
        addShifts(store, shifts, words);
        noteTypedShifts(shifts.length);
      }
      rememberTyped(shifts);
      dropText(place, shift?.id);
      close(from);
    });
    goOn(place, step);
  };

  return {
    start: (place, text, isNew) =>
      open({ place, text, shift: isNew ? undefined : storedShift(store, place.shiftId) }),
    reopen(place, shiftId = place.shiftId) {
      const kept = keptTextAt(place, shiftId);
      if (kept) open({ place, text: kept.text, shift: storedShift(store, kept.shiftId), isReopened: true });
      return kept !== undefined;
    },
    field: entry && days.includes(entry.place.date) && (
      <TimesEntry
        key={`${entry.place.rowKey} ${entry.place.date}`}
        entry={entry}
        onCommit={(shifts, step) => commit(entry, shifts, step)}
        onLeave={(step) => {
          flushSync(() => {
            if (entry.isReopened) dropText(entry.place, entry.shift?.id);
            close(entry);
          });
          goOn(entry.place, step);
        }}
        onKeep={(text, fault) => {
          keepText(entry.place, { text, fault, shiftId: entry.shift?.id });
          flushSync(() => close(entry));
        }}
        onCancel={() => {
          if (entry.isReopened) dropText(entry.place, entry.shift?.id);
          flushSync(() => close(entry));
          if (grid.current) focusAgain(grid.current, entry.place);
        }}
      />
    ),
  };
}
