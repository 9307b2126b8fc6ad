'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { countToPublish } from '@/lib/share/changes-in-days';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import { clockTimeOf } from '@/lib/time/clock-time';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { publishFromDialog } from './publish-from-dialog';
import { StillToHandOn } from './still-to-hand-on';

interface ShownWeekProps {
  firstDay: LocalDate;
  onChange: (firstDay: LocalDate) => void;
}

/** The week to share, when it was published, and how much of it has changed since. */
export function ShownWeek({ firstDay, onChange }: ShownWeekProps) {
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 phone:pt-1 coarse:pt-1">
        <div className="-ml-2 flex items-center gap-1">
          <IconButton
            label={calendar('previousWeek')}
            tooltip={false}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => onChange(addDays(firstDay, -7))}
          />
          <p aria-live="polite" className="tnum min-w-36 text-center font-semibold">
            {formats.dayRange(firstDay, addDays(firstDay, 6))}
          </p>
          <IconButton
            label={calendar('nextWeek')}
            tooltip={false}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => onChange(addDays(firstDay, 7))}
          />
        </div>
        <PublishedAt firstDay={firstDay} />
      </div>
      <StillToHandOn firstDay={firstDay} onChange={onChange} />
      <ChangesSince firstDay={firstDay} />
    </div>
  );
}

function PublishedAt({ firstDay }: { firstDay: LocalDate }) {
  const t = useTranslations('share');
  const formats = useFormats();
  const instant = useSchedule(({ schedule }) => publishedAt(schedule.publication, sevenDaysFrom(firstDay)));
  const zone = zoneOf(useUi((state) => state.timezone));
  if (instant === undefined) return null;
  const at = new Date(instant);
  const when = `${formats.weekdayDay(todayIn(at, zone))}, ${formats.time(clockTimeOf(minuteNow(at, zone)))}`;
  return <p className="tnum text-ink-2">{t('publishedAt', { when })}</p>;
}

function ChangesSince({ firstDay }: { firstDay: LocalDate }) {
  const t = useTranslations('share');
  const publish = useTranslations('publish');
  const formats = useFormats();
  const count = useSchedule(({ schedule }) => {
    const days = sevenDaysFrom(firstDay);
    return publishedAt(schedule.publication, days) === undefined ? 0 : countToPublish(schedule, days);
  });
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-box bg-fill py-2 pr-2 pl-3 contrast:border-2 contrast:border-line-strong">
      <span aria-hidden="true" className="unpublished-dot shrink-0" />
      <p className="min-w-0 grow basis-48">{t('changes', { count })}</p>
      <Button onClick={() => publishFromDialog(firstDay)}>
        {publish('days', { range: formats.compactRange(firstDay, addDays(firstDay, 6)) })}
      </Button>
    </div>
  );
}
