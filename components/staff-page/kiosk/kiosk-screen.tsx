'use client';

import { ChevronLeft, ChevronRight, Moon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { followSwipes } from '@/components/parts/follow-swipes';
import { useSharedDayWords } from '@/components/parts/share/use-shared-day-words';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useStaffRole } from '@/components/staff-page/use-staff-role';
import { TYPING_PLACES } from '@/components/ui/page/typing-places';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { useFormats } from '@/components/ui/use-formats';
import { colorOfRole } from '@/lib/employees/role';
import type { Language } from '@/lib/i18n/language';
import {
  daysAround,
  newestWeek,
  stepDay,
  type TimedShift,
  timedShiftsOfWeeks,
  weekWithDay,
} from '@/lib/kiosk/kiosk-days';
import { titleWithBusiness } from '@/lib/share/business-name';
import type { SharedWeek } from '@/lib/share/shared-week';
import { kindText } from '@/lib/shifts/shift/detail-texts';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { isOvernight } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { MINUTE_MS } from '@/lib/time/units';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { isThemeChosen } from '@/stores/kiosk/kiosk-text';
import { KioskFoot, useIdle } from './kiosk-foot';
import { keyOf, NowAndNext } from './now-and-next';

interface KioskScreenProps {
  weeks: readonly SharedWeek[];
  /** The hash of the code that leaves the kiosk; undefined if no code is needed. */
  leave: string | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
  onLeave: () => void;
}

/**
 * Shows who is working, who comes next, and the days of the published weeks, legible from across the room.
 */
export function KioskScreen({ weeks, leave, language, onLanguage, onLeave }: KioskScreenProps) {
  useRootMark('kiosk');
  const t = useTranslations('kiosk');
  const formats = useFormats();
  const at = useMinute();
  const now = new Date(at);
  const latest = newestWeek(weeks);
  const today = todayIn(now, latest?.zone);
  const current = weekWithDay(weeks, today);
  const working = useMemo(() => timedShiftsOfWeeks(weeks), [weeks]);
  const { day, choose, canStep, step } = useShownDay(weeks, today);
  useKioskDisplay();
  useDaySteps(step);
  const business = (current ?? latest)?.business;
  return (
    <div className="kiosk">
      <title>{`${titleWithBusiness(business, t('title'))} · Brigade`}</title>
      <header className="kiosk-head">
        <div className="min-w-0">
          {business && (
            <p className="kiosk-house" dir="auto">
              {business}
            </p>
          )}
          <h1 className="kiosk-date">{formats.longDay(today)}</h1>
        </div>
        <p className="kiosk-clock tnum">
          <time dateTime={now.toISOString()}>{formats.time(clockTimeOf(minuteNow(now, latest?.zone)))}</time>
        </p>
      </header>
      <main className="kiosk-main">
        <NowAndNext working={working} at={at} today={today} isPublished={current !== undefined} />
        <section className="kiosk-day" aria-labelledby="kiosk-day">
          <DaySteps
            weeks={weeks}
            working={working}
            day={day}
            today={today}
            canStep={canStep}
            onStep={step}
            onChoose={choose}
          />
          <DayList week={weekWithDay(weeks, day)} working={working} day={day} at={at} />
        </section>
      </main>
      <KioskFoot
        week={current ?? latest}
        leave={leave}
        language={language}
        onLanguage={onLanguage}
        onLeave={onLeave}
      />
    </div>
  );
}

/** Today, or the chosen day until the screen has been idle for a while. */
function useShownDay(weeks: readonly SharedWeek[], today: LocalDate) {
  const [chosen, setChosen] = useState<LocalDate>();
  const day = chosen ?? today;
  useIdle(() => {
    setChosen(undefined);
    window.scrollTo({ top: 0 });
  });
  const stepped = (step: 1 | -1) => stepDay(weeks, { from: day, step, today });
  const choose = (date: LocalDate | undefined) => setChosen(date === today ? undefined : date);
  return {
    day,
    choose,
    canStep: (step: 1 | -1) => stepped(step) !== undefined,
    /** Steps to the next or previous day; returns false if there is no such day. */
    step(step: 1 | -1): boolean {
      const there = stepped(step);
      if (there) choose(there);
      return there !== undefined;
    },
  };
}

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Swipes anywhere and arrow keys change the day, except while typing. */
function useDaySteps(turn: (step: 1 | -1) => boolean): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const isTaken = (target: EventTarget | null) =>
      target instanceof Element && target.closest(TYPING_PLACES) !== null;
    const onKey = (event: KeyboardEvent) => {
      const step = STEP_OF_KEY[event.key];
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (step && isPlain && !isTaken(event.target)) latest.current(step);
    };
    window.addEventListener('keydown', onKey);
    const stopSwipes = followSwipes(window, { isTaken, turn: (step) => latest.current(step) });
    return () => {
      window.removeEventListener('keydown', onKey);
      stopSwipes();
    };
  }, []);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      currentMinute() + MINUTE_MS - Date.now(),
    );
  };
  wait();
  // Timers of a sleeping device fire late.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The start of the current minute in epoch milliseconds; re-renders every minute. */
function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}

/** Keeps the screen awake, blocks Back, and follows the device's light or dark mode. */
function useKioskDisplay(): void {
  useEffect(keepAwake, []);
  useEffect(stayHere, []);
  useEffect(followTheme, []);
}

/** The browser releases the wake lock whenever the page is hidden. */
function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let isGone = false;
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      held = await navigator.wakeLock.request('screen');
      if (isGone) await held.release();
    } catch {
      // A low battery or a browser policy refused the lock: the screen goes to sleep as usual.
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isGone = true;
    document.removeEventListener('visibilitychange', ask);
    void held?.release();
  };
}

function stayHere(): () => void {
  // Adds a history entry with the same address: Back returns to the current entry, and then the kiosk adds
  // another entry.
  const hold = () => window.history.pushState(null, '', window.location.href);
  hold();
  window.addEventListener('popstate', hold);
  return () => window.removeEventListener('popstate', hold);
}

function followTheme(): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!isThemeChosen()) document.documentElement.classList.toggle('dark', dark.matches);
  };
  dark.addEventListener('change', follow);
  return () => dark.removeEventListener('change', follow);
}

interface DayStepsProps {
  weeks: readonly SharedWeek[];
  working: readonly TimedShift[];
  day: LocalDate;
  today: LocalDate;
  canStep: (step: 1 | -1) => boolean;
  onStep: (step: 1 | -1) => void;
  onChoose: (day: LocalDate) => void;
}

function DaySteps({ weeks, working, day, today, canStep, onStep, onChoose }: DayStepsProps) {
  const t = useTranslations('kiosk');
  const page = useTranslations('staffPage');
  const formats = useFormats();
  return (
    <div className="kiosk-steps">
      <div className="kiosk-turn">
        <button
          type="button"
          className="kiosk-button focus-ring"
          aria-label={t('previousDay')}
          disabled={!canStep(-1)}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          className="kiosk-button focus-ring"
          aria-label={t('nextDay')}
          disabled={!canStep(1)}
          onClick={() => onStep(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
        <h2 id="kiosk-day" className="kiosk-shown" aria-live="polite">
          {formats.weekdayAndShortDay(day)}
          {day === today && <span className="kiosk-today">{page('today')}</span>}
        </h2>
        {day !== today && (
          <button type="button" className="kiosk-back focus-ring" onClick={() => onChoose(today)}>
            {t('backToToday')}
          </button>
        )}
      </div>
      <ul className="kiosk-strip" aria-label={t('days')}>
        {daysAround(weeks, day).map((date) => {
          const count = working.filter(({ shift }) => shift.date === date).length;
          return (
            <li key={date}>
              <button
                type="button"
                className="kiosk-tab focus-ring"
                aria-pressed={date === day}
                aria-current={date === today ? 'date' : undefined}
                onClick={() => onChoose(date)}
              >
                <span>{formats.weekdayShort(date)}</span>{' '}
                <span className="kiosk-number tnum">{formats.dayNumber(date)}</span>{' '}
                <span className="kiosk-count tnum">
                  <span aria-hidden="true">{count > 0 ? count : '–'}</span>
                  <span className="sr-only">{t('count', { count })}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** From this many shifts on, the text is smaller. */
const MANY = 13;

interface DayListProps {
  /** Undefined if the day is not published. */
  week: SharedWeek | undefined;
  working: readonly TimedShift[];
  day: LocalDate;
  /** Epoch milliseconds. */
  at: number;
}

/** The day notes, and everybody who starts on the day. */
function DayList({ week, working, day, at }: DayListProps) {
  const t = useTranslations('kiosk');
  const { dayWords } = useSharedDayWords();
  const dayNotes = week?.days?.find(({ date }) => date === day);
  const shifts = working.filter(({ shift }) => shift.date === day);
  return (
    <>
      {dayNotes && (
        <p className="kiosk-said" dir="auto">
          {dayWords(dayNotes)}
        </p>
      )}
      {shifts.length === 0 && <p className="kiosk-nothing">{t(week ? 'noShifts' : 'noScheduleOn')}</p>}
      <ul className="kiosk-list" data-many={shifts.length >= MANY || undefined}>
        {shifts.map((one) => (
          <Row key={keyOf(one)} working={one} at={at} />
        ))}
      </ul>
    </>
  );
}

function Row({ working: { name, shift, start, end }, at }: { working: TimedShift; at: number }) {
  const t = useTranslations('kiosk');
  const page = useTranslations('staffPage');
  const formats = useFormats();
  const roleName = useStaffRole();
  const details = useDetailWords('shiftDetails');
  const { startTime, endTime, role, isPending, teamNotes } = shift;
  const isOpen = name === OPEN_SHIFT_NAME;
  const about = [
    roleName(role),
    shift.station,
    kindText(shift, details),
    isPending ? page('pending') : undefined,
  ].filter((text) => text !== undefined);
  return (
    <li
      className="kiosk-row"
      data-role-color={colorOfRole(role)}
      data-open={isOpen || undefined}
      data-time={end <= at ? 'over' : start <= at ? 'now' : undefined}
    >
      <span className="kiosk-name" dir="auto">
        {isOpen ? t('openShift') : name}
      </span>
      <span className="kiosk-line">
        <span className="kiosk-when tnum">
          {formats.timeRange(startTime, endTime)}
          {isOvernight(startTime, endTime) && (
            <>
              <Moon aria-hidden="true" size="0.75em" />
              <span className="sr-only">{page('overnight')}</span>
            </>
          )}
        </span>
        <span className="kiosk-about" dir="auto">
          {about.join(' · ')}
        </span>
      </span>
      {teamNotes && (
        <span className="kiosk-notes" dir="auto">
          {teamNotes}
        </span>
      )}
    </li>
  );
}
