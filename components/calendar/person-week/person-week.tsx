'use client';

import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import './person-week.css';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { addShiftFor, addShifts } from '@/components/calendar/employee-grid/acts';
import { GridEmpty } from '@/components/calendar/employee-grid/empty';
import { rememberTyped } from '@/components/calendar/employee-grid/typing/repeat';
import { dropText, storeUnparsedText } from '@/components/calendar/employee-grid/typing/unparsed-texts';
import { useEmployeeWeek } from '@/components/calendar/employee-grid/use-employee-week';
import { useGridWords } from '@/components/calendar/employee-grid/use-grid-words';
import { PersonCost } from '@/components/calendar/pay/lazy-costs';
import { type CardTexts, useCardTexts } from '@/components/calendar/shift/texts';
import { Avatar } from '@/components/parts/avatar';
import { followSwipes } from '@/components/parts/follow-swipes';
import { OpenMark } from '@/components/parts/open-mark';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu/menu';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { useFormats } from '@/components/ui/use-formats';
import { photoOf } from '@/lib/employees/person/photo';
import { weekLimitFor } from '@/lib/pay/overtime-rules';
import type { Shift } from '@/lib/shifts/shift/shift';
import { OPEN_ROW, type PersonRow, personMinutes } from '@/lib/shifts/views/employee-week';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { noteTypedShifts } from '@/stores/first-use/typed-shifts';
import { playCueOf } from '@/stores/notifications/cue-port';
import { useIsAnybodyPaid } from '@/stores/pay/is-anybody-paid';
import { askGridStart, gridUse, setGridInUse } from '@/stores/ui/grid-use';
import { useUi } from '@/stores/ui/use-ui';
import { type AddedBy, AddPanel } from './add-panel';
import { DayRow } from './day-row';

const NO_SHIFTS: readonly Shift[] = [];

interface OpenDay {
  readonly date: LocalDate;
  readonly text: string;
  readonly isTyping: boolean;
}

/** One person's days; a swipe or a button shows the next person. */
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
  const [announcement, setAnnouncement] = useState('');
  const [turned, setTurned] = useState<'next' | 'previous'>();
  const { employee } = person;
  const minutesOf = useMinutesOf();
  const minutes = personMinutes(person.key, all, minutesOf);

  const show = (row: PersonRow) => {
    setOpen(undefined);
    showPerson(row.key);
    const position = t('position', { position: people.indexOf(row) + 1, count: people.length });
    const hours = row.key === OPEN_ROW.key ? '' : formats.duration(personMinutes(row.key, all, minutesOf));
    setAnnouncement([row.name || calendar('openShifts'), hours, position].filter(Boolean).join(', '));
  };
  const turn = (step: 1 | -1) => {
    const row = people[(at + step + people.length) % people.length];
    if (!row) return;
    setTurned(step === 1 ? 'next' : 'previous');
    show(row);
  };
  useSwipeToPerson(place, turn);
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
      // Open shifts need a role, and people outside the team need to be added to it: the form asks.
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
    // A panel that saves on leaving must not close one that was opened meanwhile.
    const isOpen = openDate.current === date;
    flushSync(() => {
      addShifts(store, shifts, words);
      if (by !== 'tap') noteTypedShifts(shifts.length);
      rememberTyped(shifts);
      dropText({ name: person.name, date }, undefined);
      if (isOpen) setOpen(goesOn ? { date: next, text: '', isTyping: true } : undefined);
      setAnnouncement(t('added', { shift: shifts.map(inWords).join('; ') }));
    });
    if (isOpen && !goesOn) focusAdd(date);
  };
  const inWords = (shift: Shift) =>
    `${shift.employeeName}, ${formats.longDay(shift.date)}, ${formats.timeRange(shift.startTime, shift.endTime)}`;

  return (
    <div ref={place} data-own-swipe="" data-scroller="" className="pw">
      <p role="status" className="sr-only">
        {announcement}
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
                      storeUnparsedText({ name: person.name, date }, { text, fault, shiftId: undefined })
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

/** The shown person's `nameKey`. Module state, so that it outlives another view or page. */
const shown = createStore<{ readonly key: string | undefined }>(() => ({ key: undefined }));

function showPerson(key: string): void {
  shown.setState({ key });
}

/** Undefined until a person was chosen. */
function useShownPerson(): string | undefined {
  return useStore(shown, ({ key }) => key);
}

// In a field, a swipe moves the cursor.
const isTaken = (target: Element) => target.closest('input') !== null;

/** A horizontal swipe within the element shows the next person; the page's swipe ignores it. */
function useSwipeToPerson(place: RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const onTurn = useEffectEvent((step: 1 | -1) => {
    playCueOf('pageSwiped');
    turn(step);
    return true;
  });
  useEffect(() => {
    const element = place.current;
    return element ? followSwipes(element, { isTaken, turn: (step) => onTurn(step) }) : undefined;
  }, [place]);
}

/** Calls `start` if the empty week or the first steps request it, and publishes whether a panel is open. */
function useStart(isOpen: boolean, start: () => void): void {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const begin = () => {
      if (!gridUse.getState().wanted) return;
      askGridStart(undefined);
      latest.current();
    };
    begin();
    return gridUse.subscribe(begin);
  }, []);
  useEffect(() => {
    setGridInUse(isOpen);
    return () => setGridInUse(false);
  }, [isOpen]);
}

interface PersonHeadProps {
  people: readonly PersonRow[];
  /** The index of the shown person. */
  at: number;
  minutes: number;
  texts: CardTexts;
  onShow: (key: string) => void;
  onTurn: (step: 1 | -1) => void;
}

/** A menu of all people, and buttons for the previous and next one for people who do not swipe. */
function PersonHead({ people, at, minutes, texts, onShow, onTurn }: PersonHeadProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('person');
  const calendar = useTranslations('calendar');
  const employees = useTranslations('employees');
  const formats = useFormats();
  const overtime = useSetting(overtimeSetting);
  const isPaid = useIsAnybodyPaid();
  const person = people[at];
  if (!person) return null;
  const nameOf = ({ name }: PersonRow) => name || calendar('openShifts');
  const markOf = ({ key, name, role, color }: PersonRow) =>
    key === OPEN_ROW.key ? (
      <OpenMark size={22} />
    ) : (
      <Avatar name={name} roleColor={colorOf(role, color)} size={22} />
    );
  const isOvertime = minutes > weekLimitFor(overtime, person.employee);
  return (
    <div data-keep-clear="" className="pw-head">
      <IconButton
        label={t('previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        className="size-11!"
        onClick={() => onTurn(-1)}
      />
      <h2 className="min-w-0 grow">
        <Menu
          label={t('choose')}
          items={people.map((row) => ({
            id: row.key,
            label: nameOf(row),
            icon: markOf(row),
            checked: row.key === person.key,
            onSelect: () => onShow(row.key),
          }))}
          trigger={(props) => (
            <button type="button" {...props} className="pw-person focus-ring motion">
              {person.key === OPEN_ROW.key ? (
                <OpenMark size={36} />
              ) : (
                <Avatar
                  name={person.name}
                  roleColor={colorOf(person.role, person.color)}
                  size={36}
                  photo={person.employee && photoOf(person.employee)}
                />
              )}
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold" dir="auto">
                  {nameOf(person)}
                </span>
                <span className="tnum block truncate text-[13px] leading-4 font-normal text-ink-2">
                  {person.role && `${texts.role(person.role)} · `}
                  {person.key !== OPEN_ROW.key && formats.duration(minutes)}
                  {isPaid && <PersonCost personKey={person.key} />}
                  {isOvertime && <span className="pw-overtime">{` ${employees('overtime')}`}</span>}
                </span>
              </span>
              <span className="sr-only">{t('choose')}</span>
              <span className="tnum shrink-0 text-xs font-normal text-ink-2 max-[359px]:sr-only">
                {t('position', { position: at + 1, count: people.length })}
              </span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-icon" />
            </button>
          )}
        />
      </h2>
      <IconButton
        label={t('next')}
        icon={<ChevronRight aria-hidden="true" />}
        className="size-11!"
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
