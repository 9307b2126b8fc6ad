'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/ui/use-formats';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useHandOn } from '@/stores/publish/hand-on';

/** Maximum number of weeks offered. */
const MAX_WEEKS = 3;

interface StillToHandOnProps {
  firstDay: LocalDate;
  onChange: (firstDay: LocalDate) => void;
}

/** The other published weeks that the team does not have yet; each is one press away. */
export function StillToHandOn({ firstDay, onChange }: StillToHandOnProps) {
  const t = useTranslations('share');
  const formats = useFormats();
  const others = (useHandOn()?.weeks ?? []).filter((week) => week !== firstDay).slice(0, MAX_WEEKS);
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
      <p>{t('stillToHandOn')}</p>
      {others.map((week) => (
        <Button key={week} size="sm" onClick={() => onChange(week)}>
          <span className="tnum">{formats.dayRange(week, addDays(week, 6))}</span>
        </Button>
      ))}
    </div>
  );
}
