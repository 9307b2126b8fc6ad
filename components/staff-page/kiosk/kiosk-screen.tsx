'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { useFormats } from '@/components/ui/use-formats';
import type { Language } from '@/lib/i18n/language';
import { newest, weekHolding, workingOf } from '@/lib/kiosk/kiosk-days';
import { titleWithHouse } from '@/lib/share/house-name';
import type { SharedWeek } from '@/lib/share/shared-week';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { DayList } from './day-list';
import { DaySteps } from './day-steps';
import { KioskFoot } from './kiosk-foot';
import { NowAndNext } from './now-and-next';
import { useMinute } from './use-minute';
import { useShownDay } from './use-shown-day';
import { useTurning } from './use-turning';
import { useWall } from './use-wall';

interface KioskScreenProps {
  weeks: readonly SharedWeek[];
  /** The hash of the code that leaves the screen; undefined where none is asked for. */
  leave: string | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
  onLeave: () => void;
}

/** Who is on now, who comes next, and the days of the published weeks, to be read from across the room. */
export function KioskScreen({ weeks, leave, language, onLanguage, onLeave }: KioskScreenProps) {
  useRootMark('kiosk');
  const t = useTranslations('kiosk');
  const formats = useFormats();
  const at = useMinute();
  const now = new Date(at);
  const latest = newest(weeks);
  const today = todayIn(now, latest?.zone);
  const current = weekHolding(weeks, today);
  const working = useMemo(() => workingOf(weeks), [weeks]);
  const { day, choose, canStep, step } = useShownDay(weeks, today);
  useWall();
  useTurning(step);
  const house = (current ?? latest)?.house;
  return (
    <div className="kiosk">
      <title>{`${titleWithHouse(house, t('title'))} · Brigade`}</title>
      <header className="kiosk-head">
        <div className="min-w-0">
          {house && (
            <p className="kiosk-house" dir="auto">
              {house}
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
          <DayList week={weekHolding(weeks, day)} working={working} day={day} at={at} />
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
