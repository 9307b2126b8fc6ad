'use client';

import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import './person-week.css';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { addShiftFor, addShifts } from '@/components/calendar/employee-grid/acts';
import { GridEmpty } from '@/components/calendar/employee-grid/empty';
import { dropText, keepText } from '@/components/calendar/employee-grid/typing/kept-texts';
import { rememberTyped } from '@/components/calendar/employee-grid/typing/repeat';
import { useEmployeeWeek } from '@/components/calendar/employee-grid/use-employee-week';
import { useGridWords } from '@/components/calendar/employee-grid/use-grid-words';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { OPEN_ROW, type PersonRow, personMinutes } from '@/lib/shifts/views/employee-week';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { noteTypedShifts } from '@/stores/first-use/typed-shifts';
import { useUi } from '@/stores/ui/use-ui';
import { type AddedBy, AddPanel } from './add-panel';
import { DayRow } from './day-row';
import { PersonHead } from './person-head';
import { showPerson, useShownPerson } from './shown-person';
import { useStart } from './use-start';
import { useTurns } from './use-turns';

const NO_SHIFTS: readonly Shift[] = [];

/** The day whose panel is open. */
interface OpenDay {
  readonly date: LocalDate;
  readonly text: string;
  readonly isTyping: boolean;
}

/** The week by employee on a phone: one person's seven days, the next person by a swipe or a button. */
export function PersonWeek({ days }: { days: readonly LocalDate[] }) {
  const { rows, hasOpenRow, shown, all, allCount } = useEmployeeWeek(days);
  const people = useMemo(() => (hasOpenRow ? [...rows, OPEN_ROW] : rows), [rows, hasOpenRow]);
  const key = useShownPerson();
  const at = Math.max(
    people.findIndex((row) => row.key === key),
    0,
  );
  const person = people[at];
  if (rows.length === 0 || !person) return <GridEmpty hiddenCount={allCount} />;
  return <PersonDays {...{ days, people, at, person, shown, all }} />;
}

interface PersonDaysProps extends Pick<ReturnType<typeof useEmployeeWeek>, 'shown' | 'all'> {
  days: readonly LocalDate[];
  people: readonly PersonRow[];
  at: number;
  person: PersonRow;
}

function PersonDays({ days, people, at, person, shown, all }: PersonDaysProps) {
  const store = useScheduleStore();
  const t = useTranslations('person');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const texts = useCardTexts();
  const words = useGridWords();
  const today = useUi((state) => state.today);
  const place = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [open, setOpen] = useState<OpenDay>();
  const openDate = useRef<LocalDate>(undefined);
  useLayoutEffect(() => {
    openDate.current = open?.date;
  });
  const [said, setSaid] = useState('');
  const [turned, setTurned] = useState<'next' | 'previous'>();
  const { employee } = person;
  const minutesOf = useMinutesOf();
  const minutes = personMinutes(person.key, all, minutesOf);

  const show = (row: PersonRow) => {
    setOpen(undefined);
    showPerson(row.key);
    const position = t('position', { position: people.indexOf(row) + 1, count: people.length });
    const hours = row.key === OPEN_ROW.key ? '' : formats.duration(personMinutes(row.key, all, minutesOf));
    setSaid([row.name || calendar('openShifts'), hours, position].filter(Boolean).join(', '));
  };
  const turn = (step: 1 | -1) => {
    const row = people[(at + step + people.length) % people.length];
    if (!row) return;
    setTurned(step === 1 ? 'next' : 'previous');
    show(row);
  };
  useTurns(place, turn);
  useRootMark('oneNotice');

  // A panel of another week is not on screen.
  useStart(open !== undefined && days.includes(open.date), () => {
    const from = Math.max(days.indexOf(today), 0);
    const date = days.find((_, position) => position >= from && !all[position]?.has(person.key));
    if (date && employee) setOpen({ date, text: '', isTyping: true });
    else place.current?.querySelector<HTMLElement>('[data-add-on]')?.focus();
  });

  const toggle = useCallback(
    (date: LocalDate, text?: string) => {
      // An open shift needs a role, and a name found only in shifts a place in the team: the form asks.
      if (!employee) addShiftFor(store, person.name, date);
      else
        setOpen((now) =>
          now?.date === date && text === undefined ? undefined : { date, text: text ?? '', isTyping: false },
        );
    },
    [employee, person.name, store],
  );
  const focusAdd = (date: LocalDate) =>
    place.current?.querySelector<HTMLElement>(`[data-add-on="${date}"]`)?.focus({ preventScroll: true });
  const add = (date: LocalDate, shifts: readonly Shift[], by: AddedBy) => {
    const next = addDays(date, 1);
    const goesOn = by === 'enter' && days.includes(next);
    // A panel that was left, and saves what was typed in it, leaves alone what was opened meanwhile.
    const isOpen = openDate.current === date;
    flushSync(() => {
      addShifts(store, shifts, words);
      if (by !== 'tap') noteTypedShifts(shifts.length);
      rememberTyped(shifts);
      dropText({ name: person.name, date }, undefined);
      if (isOpen) setOpen(goesOn ? { date: next, text: '', isTyping: true } : undefined);
      setSaid(t('added', { shift: shifts.map(inWords).join('; ') }));
    });
    if (isOpen && !goesOn) focusAdd(date);
  };
  const inWords = (shift: Shift) =>
    `${shift.employeeName}, ${formats.longDay(shift.date)}, ${formats.timeRange(shift.startTime, shift.endTime)}`;

  return (
    <div ref={place} data-own-swipe="" data-scroller="" className="pw">
      <p role="status" className="sr-only">
        {said}
      </p>
      <PersonHead
        people={people}
        at={at}
        minutes={minutes}
        texts={texts}
        onTurn={turn}
        onShow={(next) => {
          const row = people.find((candidate) => candidate.key === next);
          setTurned(undefined);
          if (row) show(row);
        }}
      />
      <div key={person.key} data-turned={turned} className="pw-days">
        {days.map((date, position) => {
          const isOpen = open?.date === date;
          return (
            <DayRow
              key={date}
              date={date}
              person={person}
              shifts={shown[position]?.get(person.key) ?? NO_SHIFTS}
              allShifts={all[position]?.get(person.key) ?? NO_SHIFTS}
              isToday={date === today}
              texts={texts}
              onToggle={toggle}
              panelId={isOpen ? panelId : undefined}
              panel={
                isOpen &&
                employee && (
                  <AddPanel
                    key={open.text}
                    id={panelId}
                    employee={employee}
                    date={date}
                    text={open.text}
                    isTyping={open.isTyping}
                    onAdd={(shifts, by) => add(date, shifts, by)}
                    onKeep={(text, fault) =>
                      keepText({ name: person.name, date }, { text, fault, shiftId: undefined })
                    }
                    onCancel={() => {
                      dropText({ name: person.name, date }, undefined);
                      setOpen(undefined);
                      focusAdd(date);
                    }}
                  />
                )
              }
            />
          );
        })}
      </div>
    </div>
  );
}
