'use client';

import '@/components/staff-page/staff-page.css';
import { ChevronRight, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useSharedDayWords } from '@/components/parts/share/use-shared-day-words';
import { LanguageChoice } from '@/components/staff-page/language-choice';
import { StaffShift } from '@/components/staff-page/staff-shift';
import type { LaterParts } from '@/components/staff-page/use-later-parts';
import { BrandMark } from '@/components/ui/brand-mark';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { colorOfRole } from '@/lib/employees/role';
import { foldText } from '@/lib/fold-text';
import { linkKind } from '@/lib/requests/links/link-kind';
import { everybodyOf } from '@/lib/share/announced-states';
import { titleWithBusiness } from '@/lib/share/business-name';
import type { SharedPerson, SharedWeek } from '@/lib/share/shared-week';
import type { WeekChoice } from '@/lib/share/week-code/week-code-choice';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { clockTimeOf, minuteOfDay } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { cityName } from '@/lib/time/zone-choice';
import { TODAY_CHECK_MS } from '@/lib/timing';
import type { AnswerSlots } from './answer-slots';
import { PersonShifts } from './person-shifts';

interface WeekScreenProps {
  week: SharedWeek;
  /** The link's code: after the week it may have instructions for answering. */
  code?: string | undefined;
  later?: LaterParts | undefined;
  choice: WeekChoice;
  onChoose: (choice: WeekChoice) => void;
}

/** The week: a choice of person, their shifts, the open shifts, and everybody's. */
export function WeekScreen({ week, code = '', later, choice, onChoose }: WeekScreenProps) {
  const t = useTranslations('staffPage');
  const today = useToday(week.zone);
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const everybody = everybodyOf(week);
  const named = everybody.filter(({ name }) => name !== OPEN_SHIFT_NAME);
  const kind = linkKind(code);
  const [slots, setSlots] = useState<AnswerSlots>();
  // A personal link has only one person, and perhaps the open shifts: no choice is needed.
  const isOwn = named.length === 1 && (everybody.length === 1 || kind === 'personal');
  const chosen = isOwn ? named[0] : choice.person === undefined ? undefined : everybody[choice.person];
  const person = chosen?.name === OPEN_SHIFT_NAME ? undefined : chosen;
  const choose = (index: number | undefined) => {
    hasMoved.current = true;
    onChoose({ person: index });
  };
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    // The pressed control is gone: move the focus to the heading or field that replaced the control.
    place.current?.querySelector<HTMLElement>(person ? 'h2' : 'input')?.focus();
    window.scrollTo({ top: 0 });
  }, [person]);
  return (
    <>
      <div className="staff-week" data-printed>
        <title>{`${titleWithBusiness(week.business, t('title'))} · Brigade`}</title>
        <WeekHead week={week} isPast={addDays(week.firstDay, 6) < today} onChoose={onChoose} />
        <main className="staff-columns" data-own={isOwn || undefined}>
          <DaysOfWeek week={week} />
          {week.people.length === 0 && <p className="text-ink-2">{t('empty')}</p>}
          {named.length > 0 && (
            <div ref={place} className="flex min-w-0 flex-col gap-8">
              {person ? (
                <PersonShifts
                  key={person.name}
                  week={week}
                  person={person}
                  today={today}
                  slots={slots}
                  isAnswerable={kind !== undefined}
                  onLeave={isOwn ? undefined : () => choose(undefined)}
                />
              ) : (
                <FindName people={everybody} onPick={choose} />
              )}
              <OpenShifts week={week} today={today} slots={slots} />
            </div>
          )}
          {!isOwn && week.people.length > 0 && <WholeWeek week={week} today={today} />}
        </main>
      </div>
      {kind && later && (
        <later.Answering code={code} week={week} name={person?.name} today={today} onSlots={setSlots} />
      )}
    </>
  );
}

function WeekHead({
  week,
  isPast,
  onChoose,
}: {
  week: SharedWeek;
  isPast: boolean;
  onChoose: (choice: WeekChoice) => void;
}) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const language = useLocale();
  const { firstDay, publishedAt, zone } = week;
  const at = new Date(publishedAt);
  const published = todayIn(at, zone);
  // No line breaks within a date.
  const range = formats
    .dayRange(firstDay, addDays(firstDay, 6))
    .replaceAll(' ', '\u00a0')
    .replace(/\u00a0([-–])\u00a0/, '\u00a0$1 ');
  const year = firstDay.slice(0, 4);
  const isOfAnotherYear = year !== published.slice(0, 4);
  const isElsewhere = deviceZone() !== zone;
  return (
    <header className="flex flex-col gap-1 border-b border-line pb-4">
      {week.business && (
        <p className="font-semibold wrap-break-word" dir="auto">
          {week.business}
        </p>
      )}
      <div className="flex items-center gap-3">
        <BrandMark />
        <h1 className="tnum min-w-0 text-lg font-semibold phone:text-md">
          {t('week', { range: isOfAnotherYear ? t('rangeOfYear', { range, year }) : range })}
        </h1>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="tnum min-w-0 text-ink-2">
          {t('published', {
            when: `${formats.weekdayDay(published)}, ${formats.time(clockTimeOf(minuteNow(at, zone)))}`,
          })}
        </p>
        <LanguageChoice value={language} onChange={(chosen) => onChoose({ language: chosen })} />
      </div>
      {isElsewhere && <p className="text-ink-2">{t('zone', { city: cityName(zone) })}</p>}
      {isPast && (
        <p className="mt-2 w-fit rounded-box bg-fill px-3 py-2 font-medium contrast:border-2 contrast:border-line-strong">
          {t('past')}
        </p>
      )}
    </header>
  );
}

/** The notes of the week's days; renders nothing without notes. */
function DaysOfWeek({ week: { days = [] } }: { week: SharedWeek }) {
  const { daysTitle, dayWords } = useSharedDayWords();
  const formats = useFormats();
  const headId = useId();
  if (days.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="staff-days">
      <h2 id={headId} className="text-md font-semibold">
        {daysTitle}
      </h2>
      <dl className="mt-2 flex flex-col gap-1.5">
        {days.map((day) => (
          <div key={day.date} className="flex gap-x-4">
            <dt className="tnum min-w-24 shrink-0 font-medium">{formats.weekdayDay(day.date)}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-ink-2" dir="auto">
              {dayWords(day)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface OpenShiftsProps {
  week: SharedWeek;
  today: LocalDate;
  slots: AnswerSlots | undefined;
}

/** Renders nothing without open shifts. */
function OpenShifts({ week, today, slots }: OpenShiftsProps) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const headId = useId();
  const open = week.people.flatMap(({ name, shifts }) => (name === OPEN_SHIFT_NAME ? shifts : []));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="flex flex-col gap-3">
      <div>
        <h2 id={headId} className="text-md font-semibold">
          {t('open')}
        </h2>
        <p className="text-ink-2">{slots?.openHint ?? t('openHint')}</p>
      </div>
      <ul className="flex flex-col gap-2">
        {open.map((shift) => (
          <StaffShift
            key={`${shift.key} ${shift.date} ${shift.startTime}`}
            shift={shift}
            title={formats.weekdayAndShortDay(shift.date)}
            isOpen
            isToday={shift.date === today}
          >
            {slots?.ofShift(shift, true)}
          </StaffShift>
        ))}
      </ul>
    </section>
  );
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** Omits days without shifts. */
function WholeWeek({ week, today }: { week: SharedWeek; today: LocalDate }) {
  const t = useTranslations('staffPage');
  const headId = useId();
  return (
    <section aria-labelledby={headId} className="min-w-0">
      <h2 id={headId} className="text-md font-semibold">
        {t('everybody')}
      </h2>
      {DAYS.map((offset) => (
        <DayOfAll
          key={offset}
          week={week}
          date={addDays(week.firstDay, offset)}
          isToday={addDays(week.firstDay, offset) === today}
        />
      ))}
    </section>
  );
}

function DayOfAll({ week, date, isToday }: { week: SharedWeek; date: LocalDate; isToday: boolean }) {
  const t = useTranslations('staffPage');
  const formats = useFormats();
  const headId = useId();
  const shifts = week.people
    .flatMap(({ name, shifts: personShifts }) =>
      personShifts.filter((shift) => shift.date === date).map((shift) => ({ name, shift })),
    )
    .sort((one, other) => minuteOfDay(one.shift.startTime) - minuteOfDay(other.shift.startTime));
  if (shifts.length === 0) return null;
  return (
    <section aria-labelledby={headId} className="pt-4">
      <div className="flex items-baseline gap-2 pb-2">
        <h3 id={headId} className={`font-semibold ${isToday ? 'text-accent-text' : ''}`}>
          {formats.weekdayAndDay(date)}
        </h3>
        {isToday && <span className="text-[13px] text-ink-2">{t('today')}</span>}
      </div>
      <ul className="staff-day">
        {shifts.map(({ name, shift }) => (
          <StaffShift
            key={`${name} ${shift.key} ${shift.startTime}`}
            shift={shift}
            title={name || t('openShift')}
            isOpen={name === OPEN_SHIFT_NAME}
          />
        ))}
      </ul>
    </section>
  );
}

interface FindNameProps {
  people: readonly SharedPerson[];
  onPick: (index: number) => void;
}

/** The list is filtered while the person types; Enter picks the first name. */
function FindName({ people, onPick }: FindNameProps) {
  const t = useTranslations('staffPage');
  const headId = useId();
  const [query, setQuery] = useState('');
  const folded = foldText(query.trim());
  const found = people
    .map((person, index) => ({ person, index }))
    .filter(({ person: { name } }) => name !== OPEN_SHIFT_NAME && foldText(name).includes(folded));
  const handleKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Enter' && folded !== '' && first) onPick(first.index);
  };
  return (
    <section aria-labelledby={headId} className="staff-screen-only flex flex-col gap-3">
      <h2 id={headId} className="text-md font-semibold">
        {t('find')}
      </h2>
      <TextField
        label={t('find')}
        hideLabel
        type="search"
        value={query}
        icon={<Search aria-hidden="true" />}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <p role="status" className={found.length === 0 ? 'text-ink-2' : 'sr-only'}>
        {found.length === 0 ? t('noName') : ''}
      </p>
      <ul aria-label={t('names')} className="staff-names flex flex-col">
        {found.map(({ person, index }) => (
          <li key={`${index} ${person.name}`}>
            <button
              type="button"
              onClick={() => onPick(index)}
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left focus-ring hover:bg-hover"
            >
              <Avatar name={person.name} roleColor={colorOfRole(person.shifts[0]?.role ?? '')} size={30} />
              <span dir="auto" className="min-w-0 grow staff-name py-2 font-medium">
                {person.name}
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-icon" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TODAY_CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Today in the business's time zone, by the device's clock. */
function useToday(zone: string): LocalDate {
  return useSyncExternalStore(
    subscribe,
    () => todayIn(new Date(), zone),
    () => todayIn(new Date(), zone),
  );
}
