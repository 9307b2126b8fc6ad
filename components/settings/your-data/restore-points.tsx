'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { parseLocalDate } from '@/lib/time/local-date';
import { listRestorePoints, type RestorePointSummary } from '@/stores/restore/your-data';
import { LookAtPoint } from './look-at-point';

/** The restore points of the last month; each opens the same preview as a file. */
export function RestorePoints({ onChoose }: { onChoose: (day: string) => void }) {
  const t = useTranslations('yourData');
  const formats = useFormats();
  const [points, setPoints] = useState<readonly RestorePointSummary[]>([]);
  useEffect(() => {
    listRestorePoints().then(setPoints, () => setPoints([]));
  }, []);
  const nameOf = ({ day }: RestorePointSummary) => {
    const date = parseLocalDate(day.slice(0, 10));
    const name = date ? formats.fullDay(date) : day;
    return day.length > 10 ? t('beforeRestore', { day: name }) : name;
  };
  return (
    <div>
      <p className="font-medium">{t('points')}</p>
      <p className="text-xs text-ink-2 phone:text-[13px]">
        {points.length > 0 ? t('pointsHint') : t('noPoints')}
      </p>
      <ul className="max-h-56 overflow-y-auto">
        {points.map((point) => (
          <li key={point.day} className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2">
            <span className="tnum min-w-0 grow">
              {nameOf(point)}
              <span className="text-ink-2"> · {t('stored', { count: point.shiftCount })}</span>
            </span>
            <LookAtPoint point={point} name={nameOf(point)} />
            <Button
              size="sm"
              className="shrink-0 whitespace-nowrap"
              aria-label={t('goBackTo', { day: nameOf(point) })}
              onClick={() => onChoose(point.day)}
            >
              {t('goBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
