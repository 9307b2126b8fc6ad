'use client';

import { Moon } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addShiftFor, typedShifts } from '@/components/calendar/employee-grid/acts';
import { readTyped } from '@/components/calendar/employee-grid/typing/read-typed';
import { TypedTimes } from '@/components/calendar/employee-grid/typing/typed-times';
import type { EntryFault } from '@/components/calendar/employee-grid/typing/unparsed-texts';
import { useSaveAtEnd } from '@/components/calendar/employee-grid/typing/use-save-at-end';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import type { Employee } from '@/lib/employees/employee';
import { offeredTimes } from '@/lib/shifts/shift/offered-times';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { breaksOfShifts } from '@/stores/schedule/plan-breaks';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';

/** The maximum number of times that a thumb reaches without scrolling. */
const MAX_TIMES = 4;

/** `enter`: the times were typed, and the panel moves on to the next day. */
export type AddedBy = 'tap' | 'typed' | 'enter';

interface AddPanelProps {
  id: string;
  employee: Employee;
  date: LocalDate;
  /** Unreadable text typed before. */
  text: string;
  /** Takes the focus into the field, because Enter in the previous day's field led here. */
  isTyping: boolean;
  onAdd: (shifts: readonly Shift[], by: AddedBy) => void;
  /** Called when the person leaves the panel with an unreadable text. */
  onKeep: (text: string, fault: EntryFault) => void;
  onCancel: () => void;
}

/**
 * A new shift for a person's day: times to tap, and a field that reads times as the grid does. Leaving the panel in any
 * way saves the typed text; Escape and the button that opened it cancel.
 */
export function AddPanel(props: AddPanelProps) {
  const store = useScheduleStore();
  const { id, employee, date, text: firstText, isTyping, onAdd, onKeep, onCancel } = props;
  const { name, role } = employee;
  const t = useTranslations('person');
  const calendar = useTranslations('calendar');
  const form = useTranslations('shiftForm');
  const grid = useTranslations('grid');
  const index = useSchedule((state) => state.schedule.shifts);
  const { areUsual, times } = useMemo(
    () => offeredTimes(index, { employeeName: name, role }, date, MAX_TIMES),
    [index, name, role, date],
  );
  const [fieldId, messageId, timesId] = [useId(), useId(), useId()];
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text, setText] = useState(firstText);
  const [isAsked, setIsAsked] = useState(false);
  const read = useMemo(() => readTyped(store, { name, date }, undefined, text), [name, date, text, store]);
  const isWrong = typeof read === 'string' && (isAsked || (read !== 'incomplete' && text !== ''));

  useLayoutEffect(() => {
    if (isTyping) field.current?.focus({ preventScroll: true });
    scrollListToEndOf(panel.current);
  }, [isTyping]);

  const leave = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const add = (by: AddedBy) => {
    if (typeof read === 'string') setIsAsked(true);
    else leave(() => onAdd(read.shifts, by));
  };
  useSaveAtEnd(() => {
    if (typeof read !== 'string') leave(() => onAdd(read.shifts, 'typed'));
    else if (text.trim() !== '') leave(() => onKeep(text, read));
  });
  const cancel = () => leave(onCancel);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter') add('enter');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={panel} id={id} data-keep-clear="" className="pw-panel">
      <p id={timesId} className="text-[13px] font-medium text-ink-2">
        {areUsual ? form('usualTimes') : t('offered')}
      </p>
      <ul className="flex flex-col gap-1.5" aria-labelledby={timesId}>
        {times.map((time) => (
          <OfferedTime
            key={time.startTime + time.endTime}
            name={name}
            date={date}
            {...time}
            onPick={(shifts) => leave(() => onAdd(shifts, 'tap'))}
          />
        ))}
      </ul>
      <label htmlFor={fieldId} className="text-[13px] font-medium text-ink-2">
        {t('type')}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={fieldId}
          value={text}
          placeholder={grid('ghost')}
          aria-describedby={messageId}
          aria-invalid={isWrong}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          className="pw-field"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="soft" onClick={() => add('typed')}>
          {calendar('add')}
        </Button>
      </div>
      <p id={messageId} role="status" className="flex flex-col gap-1 text-[13px] empty:-mt-2">
        {(text !== '' || isAsked) && <TypedTimes read={read} isWrong={isWrong} />}
      </p>
      <Button
        variant="ghost"
        className="self-start px-2!"
        onClick={() => {
          cancel();
          addShiftFor(store, name, date);
        }}
      >
        {t('form')}
      </Button>
    </div>
  );
}

interface OfferedTimeProps extends Pick<Shift, 'startTime' | 'endTime' | 'date'> {
  name: string;
  onPick: (shifts: readonly Shift[]) => void;
}

/** One tap adds a shift with these times; shows beforehand which rules it would break. */
function OfferedTime({ name, date, startTime, endTime, onPick }: OfferedTimeProps) {
  const store = useScheduleStore();
  const formats = useFormats();
  const schedule = useSchedule((state) => state.schedule);
  const shifts = useMemo(
    () => typedShifts(store, name, date, [{ startTime, endTime }]),
    [name, date, startTime, endTime, store],
  );
  const breaks = useMemo(
    // Rechecked with every change of the schedule.
    () => (shifts && schedule ? breaksOfShifts(store, shifts).flatMap((broken) => broken.breaks) : []),
    [shifts, schedule, store],
  );
  const [shift] = shifts ?? [];
  if (!shifts || !shift) return null;
  return (
    <li>
      <button type="button" className="pw-time focus-ring motion" onClick={() => onPick(shifts)}>
        <span className="flex w-full items-center gap-2">
          <span className="tnum font-semibold">{formats.timeRange(startTime, endTime)}</span>
          {isOvernight(startTime, endTime) && <Moon aria-hidden="true" size={13} className="text-icon" />}
          <span className="tnum ml-auto text-[13px] text-ink-2">{formats.duration(shiftMinutes(shift))}</span>
        </span>
        <RuleWarnings breaks={breaks} />
      </button>
    </li>
  );
}

/** Scrolls only the list until the element's end is in view; `scrollIntoView` would move the frame too. */
function scrollListToEndOf(element: HTMLElement | null): void {
  const list = element?.closest<HTMLElement>('[data-scroller]');
  if (!element || !list) return;
  const [elementBox, listBox] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  const hidden = elementBox.bottom - listBox.bottom;
  // Keeps the element's beginning in view.
  if (hidden > 0) list.scrollTop += Math.min(hidden, Math.max(elementBox.top - listBox.top, 0));
}
