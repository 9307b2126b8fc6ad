'use client';

import '@/components/staff-page/staff-page.css';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LanguageChoice } from '@/components/staff-page/language-choice';
import type { LaterParts } from '@/components/staff-page/use-later-parts';
import { useToday } from '@/components/staff-page/use-today';
import { BrandMark } from '@/components/ui/brand-mark';
import { useFormats } from '@/components/ui/use-formats';
import { linkKind } from '@/lib/requests/links/link-kind';
import { titleWithHouse } from '@/lib/share/house-name';
import type { SharedWeek } from '@/lib/share/shared-week';
import { everybodyOf } from '@/lib/share/told-states';
import type { WeekChoice } from '@/lib/share/week-code/week-code-choice';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { cityName } from '@/lib/time/zone-choice';
import type { AnswerSlots } from './answer-slots';
import { DaysOfWeek } from './days-of-week';
import { FindName } from './find-name';
import { OpenShifts } from './open-shifts';
import { PersonShifts } from './person-shifts';
import { WholeWeek } from './whole-week';

interface WeekScreenProps {
  week: SharedWeek;
  /** The link's: behind the week it may say how it can be answered. */
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
  // A personal link contains one person only, and perhaps the open shifts: no choice is needed.
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
    // The pressed control is gone: move the focus to what replaced it.
    place.current?.querySelector<HTMLElement>(person ? 'h2' : 'input')?.focus();
    window.scrollTo({ top: 0 });
  }, [person]);
  return (
    <>
      <div className="staff-week" data-printed>
        <title>{`${titleWithHouse(week.house, t('title'))} · Brigade`}</title>
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
      {week.house && (
        <p className="font-semibold wrap-break-word" dir="auto">
          {week.house}
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
