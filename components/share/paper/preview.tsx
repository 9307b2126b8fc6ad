'use client';

import { useTranslations } from 'use-intl';
import type { SharedWeek } from '@/lib/share/shared-week';

interface PicturePreviewProps {
  week: SharedWeek;
  range: string;
  /** Undefined until it is painted. */
  url: string | undefined;
  hasFailed: boolean;
}

/** A small preview of the picture to share. */
export function PicturePreview({ week, range, url, hasFailed }: PicturePreviewProps) {
  const t = useTranslations('weekSheet');
  const shifts = week.people.reduce((sum, person) => sum + person.shifts.length, 0);
  const people = week.people.filter(({ name }) => name !== '').length;
  return (
    <div className="flex min-h-40 items-center justify-center rounded-box border border-line bg-sunken p-2">
      {url ? (
        <img
          src={url}
          alt={t('preview', { range, people, shifts })}
          className="max-h-88 max-w-full object-contain shadow-1"
        />
      ) : (
        <p role="status" className="text-sm text-ink-2">
          {hasFailed ? t('noPicture') : t('making')}
        </p>
      )}
    </div>
  );
}
