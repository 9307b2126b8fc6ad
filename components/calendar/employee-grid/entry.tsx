'use client';

import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { useFormats } from '@/components/ui/use-formats';
import type { RuleBreak } from '@/lib/rules/rule-break';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { closingOn } from '@/lib/time/opening-hours';
import { parseTimes, type TimesFault, type TimesReading } from '@/lib/time/parse-times';
import { uiStore } from '@/stores/app/ui-store';
import { breaksOfShifts } from '@/stores/schedule/plan-breaks';
import { typedShifts } from './acts';
import type { GridPlace } from './places';

/** Times being typed, and where. */
export interface TimesEntryAt {
  readonly place: GridPlace;
  /** The keys that started the entry. */
  readonly text: string;
  /** The shift whose times are edited; undefined for new shifts. */
  readonly shift: Shift | undefined;
}

/** Where the focus moves next, as in a spreadsheet; `stay` if the pointer left the field. */
export type EntryStep = 'down' | 'up' | 'right' | 'left' | 'stay';

interface TimesEntryProps {
  entry: TimesEntryAt;
  onCommit: (shifts: readonly Shift[], step: EntryStep) => void;
  onCancel: () => void;
}

/** Approximate height of the message under the field. */
const MESSAGE_PX = 170;
const NO_BREAKS: readonly RuleBreak[] = [];

/** A field in the cell for a shift's times: Enter and Tab commit and move on, Escape cancels. */
export function TimesEntry({ entry, onCommit, onCancel }: TimesEntryProps) {
  const { place, shift } = entry;
  const t = useTranslations('grid');
  const formats = useFormats();
  const messageId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState(entry.text);
  const [isAsked, setIsAsked] = useState(false);
  const read = useMemo(() => readShifts(entry, text), [entry, text]);
  const breaksOf = useMemo(() => {
    const broken = typeof read === 'string' ? [] : breaksOfShifts(read.shifts);
    return new Map(broken.map((one) => [one.shift.id, one.breaks]));
  }, [read]);
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
  const commit = (step: EntryStep) => {
    if (typeof read !== 'string') leave(() => onCommit(read.shifts, step));
    else if (step === 'stay') leave(onCancel);
    else setIsAsked(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Enter') commit(shiftKey ? 'up' : 'down');
    else if (key === 'Tab') commit(shiftKey ? 'left' : 'right');
    else if (key === 'Escape') leave(onCancel);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
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
        aria-describedby={messageId}
        aria-invalid={isWrong}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => commit('stay')}
      />
      <div id={messageId} role="status" className="eg-says">
        {shift && (
          <span className="tnum text-ink-2">
            {t('replaces', { times: formats.timeRange(shift.startTime, shift.endTime) })}
          </span>
        )}
        {typeof read === 'string' ? (
          <span
            data-status={isWrong ? 'Canceled' : undefined}
            className={isWrong ? 'text-status-text' : 'text-ink-2'}
          >
            {t(isWrong ? read : 'example')}
          </span>
        ) : (
          read.readings.map((reading, position) => {
            const planned = read.shifts[position];
            return (
              planned && (
                <span key={planned.startTime + planned.endTime} className="flex flex-col gap-1">
                  <span className="tnum font-semibold">
                    {formats.timeRange(reading.startTime, reading.endTime)}
                    {', '}
                    {formats.duration(shiftMinutes(planned))}
                  </span>
                  {reading.other && (
                    <span className="text-ink-2">
                      {t('guessed', {
                        other: formats.timeRange(reading.other.startTime, reading.other.endTime),
                        typed: `${reading.other.startTime}-${reading.other.endTime}`,
                      })}
                    </span>
                  )}
                  <RuleWarnings breaks={breaksOf.get(planned.id) ?? NO_BREAKS} />
                </span>
              )
            );
          })
        )}
      </div>
    </div>,
    place.cell,
  );
}

type EntryFault = TimesFault | 'oneShift' | 'nobody';

/** The shifts the text describes, or why it describes none. */
function readShifts(
  { place, shift }: TimesEntryAt,
  text: string,
): EntryFault | { readonly readings: readonly TimesReading[]; readonly shifts: readonly Shift[] } {
  if (text.trim() === '') return 'incomplete';
  const read = parseTimes(text, closingOn(uiStore.getState().openingHours, place.date));
  if (!read.isOk) return read.error;
  const readings = read.value;
  const [first] = readings;
  if (!shift) {
    const shifts = typedShifts(place.name, place.date, readings);
    return shifts ? { readings, shifts } : 'nobody';
  }
  if (!first || readings.length > 1) return 'oneShift';
  const { startTime, endTime } = first;
  return { readings, shifts: [{ ...shift, startTime, endTime }] };
}
