'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormats } from '@/components/ui/use-formats';
import { daysAround } from '@/lib/kiosk/kiosk-days';
import type { Working } from '@/lib/kiosk/working';
import type { SharedWeek } from '@/lib/share/shared-week';
import type { LocalDate } from '@/lib/time/local-date';

interface DayStepsProps {
  weeks: readonly SharedWeek[];
  working: readonly Working[];
  day: LocalDate;
  today: LocalDate;
  canStep: (step: 1 | -1) => boolean;
  onStep: (step: 1 | -1) => void;
  onChoose: (day: LocalDate) => void;
}

/** The shown day between two big buttons, and the days of its week. */
export function DaySteps({ weeks, working, day, today, canStep, onStep, onChoose }: DayStepsProps) {
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
