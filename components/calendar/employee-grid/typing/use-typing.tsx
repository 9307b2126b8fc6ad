'use client';

import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import './typing.css';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { type AddedWords, addShifts, moveShift } from '@/components/calendar/employee-grid/acts';
import { moveInGrid } from '@/components/calendar/employee-grid/keys';
import { focusAgain, type GridPlace } from '@/components/calendar/employee-grid/places';
import { useFormats } from '@/components/ui/use-formats';
import { findShift } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { noteTypedShifts } from '@/stores/first-use/typed-shifts';
import { readTyped } from './read-typed';
import { rememberTyped } from './repeat';
import { type CellStep, stepFrom } from './steps';
import { TypedTimes } from './typed-times';
import { dropText, type EntryFault, storeUnparsedText, unparsedTextAt } from './unparsed-texts';
import { useSaveAtEnd } from './use-save-at-end';

interface Typing {
  /** Starts typing times at `place`: for the focused shift, or for a new one if `isNew`. */
  readonly start: (place: GridPlace, text: string, isNew: boolean) => void;
  /** Reopens unreadable text in the cell; returns whether the cell has such text. */
  readonly reopen: (place: GridPlace, shiftId?: string) => boolean;
  readonly field: ReactNode;
}

const storedShift = (store: ScheduleStore, id: string | undefined) =>
  id === undefined ? undefined : findShift(store.getState().schedule.shifts, id);

/** Typing times into the cells of the grid: one field at a time, for visible days only. */
export function useTyping(
  grid: RefObject<HTMLElement | null>,
  days: readonly LocalDate[],
  words: AddedWords,
): Typing {
  const store = useScheduleStore();
  const [entry, setEntry] = useState<TimesEntryAt>();
  const open = (next: TimesEntryAt) => flushSync(() => setEntry(next));

  const close = (closed: TimesEntryAt) => setEntry((now) => (now === closed ? undefined : now));
  const moveFocus = (place: GridPlace, step: EntryStep) => {
    if (!grid.current || step === 'stay') return;
    if (isArrow(step)) moveInGrid(store, grid.current, place, step);
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
    moveFocus(place, step);
  };

  return {
    start: (place, text, isNew) =>
      open({ place, text, shift: isNew ? undefined : storedShift(store, place.shiftId) }),
    reopen(place, shiftId = place.shiftId) {
      const kept = unparsedTextAt(place, shiftId);
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
          moveFocus(entry.place, step);
        }}
        onKeep={(text, fault) => {
          storeUnparsedText(entry.place, { text, fault, shiftId: entry.shift?.id });
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

interface TimesEntryAt {
  readonly place: GridPlace;
  /** The keys that started the entry. */
  readonly text: string;
  /** Undefined for new shifts. */
  readonly shift: Shift | undefined;
  /** The field continues an unreadable text of the cell. */
  readonly isReopened?: boolean;
}

/** Keys that leave the field as they leave a cell. */
type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The next move of the focus, as in a spreadsheet; `stay` if the person has already moved the focus. */
type EntryStep = CellStep | ArrowKey | 'stay';

interface TimesEntryProps {
  entry: TimesEntryAt;
  onCommit: (shifts: readonly Shift[], step: EntryStep) => void;
  onLeave: (step: EntryStep) => void;
  /** Called when the focus has left the field and its text is not a time range. */
  onKeep: (text: string, fault: EntryFault) => void;
  onCancel: () => void;
}

/** Approximate height of the message under the field. */
const MESSAGE_PX = 170;

const STEPS_OF_KEY: Readonly<Record<string, readonly [plain: CellStep, withShift: CellStep]>> = {
  Enter: ['down', 'up'],
  Tab: ['right', 'left'],
};
const isArrow = (key: string): key is ArrowKey => /^Arrow(Up|Down|Left|Right)$/.test(key);
const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/**
 * A field in the cell for a shift's times. Leaving the field saves the typed times; unreadable text is stored in the
 * cell. Only Escape cancels. Left and right leave too, until a click, F2, Home or End starts a correction.
 */
function TimesEntry({ entry, onCommit, onLeave, onKeep, onCancel }: TimesEntryProps) {
  const store = useScheduleStore();
  const { place, shift } = entry;
  const t = useTranslations('grid');
  const formats = useFormats();
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const isCorrecting = useRef(entry.isReopened === true);
  const [text, setText] = useState(entry.text);
  const [isAsked, setIsAsked] = useState(false);
  const read = useMemo(() => readTyped(store, entry.place, entry.shift, text), [entry, text, store]);
  const opensUp = useMemo(
    () => place.cell.getBoundingClientRect().bottom + MESSAGE_PX > window.innerHeight,
    [place],
  );
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  const leave = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const save = (step: EntryStep) => {
    if (typeof read !== 'string') leave(() => onCommit(read.shifts, step));
    else if (text.trim() === '') leave(() => onLeave(step));
    else if (step === 'stay') leave(() => onKeep(text, read));
    else setIsAsked(true);
  };
  useSaveAtEnd(() => save('stay'));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (event.nativeEvent.isComposing) return;
    const steps = STEPS_OF_KEY[key];
    if (steps) save(steps[shiftKey ? 1 : 0]);
    else if (key === 'Escape') leave(onCancel);
    else if (isArrow(key) && leavesBy(event)) save(key);
    else {
      if (key === 'F2' || key === 'Home' || key === 'End') isCorrecting.current = true;
      return;
    }
    // After an error the field stays open, and left and right move the cursor to correct it.
    if (isSideways(key) && !isDone.current) isCorrecting.current = true;
    event.preventDefault();
    event.stopPropagation();
  };
  const leavesBy = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
    !(shiftKey || altKey || ctrlKey || metaKey || (isCorrecting.current && isSideways(key)));
  const isWrong = typeof read === 'string' && (isAsked || read !== 'incomplete');
  return createPortal(
    <div className="eg-entry" data-opens={opensUp ? 'up' : 'down'}>
      <input
        ref={field}
        value={text}
        aria-label={t('timesFor', {
          employee: shift?.employeeName || place.name,
          day: formats.longDay(place.date),
        })}
        placeholder={t('ghost')}
        aria-describedby={messageId}
        aria-invalid={isWrong}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          isCorrecting.current = true;
        }}
        onBlur={() => {
          // If the whole window lost the focus, the field gets it back with the window.
          if (document.activeElement !== field.current) save('stay');
        }}
      />
      <div id={messageId} role="status" className="eg-says">
        {shift && (
          <span className="tnum text-ink-2">
            {t('replaces', { times: formats.timeRange(shift.startTime, shift.endTime) })}
          </span>
        )}
        <TypedTimes read={read} isWrong={isWrong} />
      </div>
    </div>,
    place.cell,
  );
}
