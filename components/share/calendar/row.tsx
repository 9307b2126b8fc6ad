'use client';

import { CalendarPlus, Check, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { HandedOn } from '@/components/parts/sharing/hand-on';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import type { SharedShift } from '@/lib/share/shared-week';

interface CalendarRowProps {
  name: string;
  shifts: readonly SharedShift[];
  /** Assigned minutes; open shifts do not count. */
  minutes: number;
  /** How many shifts the file takes back. */
  goneCount?: number;
  mark: ReactNode;
  outcome: HandedOn | undefined;
  onSave: () => void;
  /** Absent when the system cannot share calendar files. */
  onShare?: () => void;
}

/** One calendar file: its owner, its contents, and buttons to save or share it. */
export function CalendarRow({
  name,
  shifts,
  minutes,
  goneCount = 0,
  mark,
  outcome,
  onSave,
  onShare,
}: CalendarRowProps) {
  const t = useTranslations('calendarFile');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const sum = [
    calendar('shiftCount', { count: shifts.length }),
    formats.duration(minutes),
    ...(goneCount > 0 ? [t('takesBack', { count: goneCount })] : []),
  ];
  const status = outcome && outcome !== 'canceled' && outcome !== 'copied' ? t(outcome) : undefined;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
      {mark}
      <div className="min-w-0 grow">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        <p role="status" className="tnum text-xs text-ink-2 phone:text-[13px]">
          {status ?? sum.join(' · ')}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 phone:gap-3">
        <Button
          aria-label={t('addOf', { name })}
          icon={outcome === 'saved' ? <Check aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
          onClick={onSave}
        >
          <span className="max-[420px]:sr-only">{t('add')}</span>
        </Button>
        {onShare && (
          <IconButton
            label={t('shareOf', { name })}
            tooltip={false}
            icon={<Share2 aria-hidden="true" />}
            onClick={onShare}
          />
        )}
      </div>
    </li>
  );
}
