'use client';

import { CalendarPlus, Check, Share2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type SendOutcome, shareFile } from '@/components/parts/share/send';
import { PeopleSearch } from '@/components/share/people-search';
import { PersonAvatar } from '@/components/share/person-avatar';
import type { SharePanelProps } from '@/components/share/share-panel';
import { useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { canceledEventCount, everybodyOf } from '@/lib/share/announced-states';
import type { SharedShift } from '@/lib/share/shared-week';
import { plannedMinutes } from '@/lib/share/shift-line';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isSeries } from '@/lib/templates/template';
import { cityName } from '@/lib/time/zone-choice';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { canShareCalendars, saveCalendarFile, useCalendarFiles } from './use-calendar-files';

const SeriesFiles = lazyPart(() =>
  loadWithAllShifts(import('./series-files').then((module) => module.SeriesFiles)),
);

/** A calendar file for the whole team, a file per person, and files of series. */
export function CalendarPanel({ week }: SharePanelProps) {
  const t = useTranslations('calendarFile');
  const [hasAlarm, setHasAlarm] = useState(true);
  const hasSeries = useSchedule(({ schedule }) => [...schedule.templates.values()].some(isSeries));
  const { last, follow } = useOutcome();
  const fileOf = useCalendarFiles(week, hasAlarm);
  const named = everybodyOf(week).filter(({ name }) => name !== OPEN_SHIFT_NAME);
  const rowProps = (name?: string) => ({
    outcome: last?.key === (name ?? '') ? last.outcome : undefined,
    onSave: () =>
      follow(name ?? '', saveCalendarFile(fileOf(name)), name === undefined ? week.firstDay : undefined),
    ...(canShareCalendars() && {
      onShare: () =>
        follow(
          name ?? '',
          shareFile(fileOf(name), name ?? t('everyone')),
          name === undefined ? week.firstDay : undefined,
        ),
    }),
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">
          {t('lead')} {t('zone', { zone: cityName(week.zone) })}.
        </p>
        {week.leadMinutes > 0 ? (
          <SwitchField
            label={t('alarm')}
            description={t('alarmHint', { hours: week.leadMinutes / 60 })}
            isOn={hasAlarm}
            onChange={withToggleCue(setHasAlarm)}
          />
        ) : (
          <p className="text-ink-2">{t('noAlarm')}</p>
        )}
      </div>
      <ul>
        <CalendarRow
          name={t('everyone')}
          shifts={week.people.flatMap(({ shifts }) => shifts)}
          minutes={plannedMinutes(named.flatMap(({ shifts }) => shifts))}
          mark={<TeamMark />}
          {...rowProps()}
        />
      </ul>
      {named.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('people')}</h3>
          <PeopleSearch people={named}>
            {({ name, shifts }) => (
              <CalendarRow
                key={name}
                name={name}
                shifts={shifts}
                minutes={plannedMinutes(shifts)}
                canceledEventCount={canceledEventCount(week, name)}
                mark={<PersonAvatar name={name} />}
                {...rowProps(name)}
              />
            )}
          </PeopleSearch>
        </section>
      )}
      {hasSeries && <SeriesFiles week={week} hasAlarm={hasAlarm} />}
    </div>
  );
}

function TeamMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-7.5 shrink-0 place-items-center rounded-full bg-fill text-ink-2 [&>svg]:size-4"
    >
      <Users />
    </span>
  );
}

interface CalendarRowProps {
  name: string;
  shifts: readonly SharedShift[];
  /** Assigned minutes; open shifts do not count. */
  minutes: number;
  /** How many shifts the file cancels. */
  canceledEventCount?: number;
  mark: ReactNode;
  outcome: SendOutcome | undefined;
  onSave: () => void;
  /** Absent if the system cannot share calendar files. */
  onShare?: () => void;
}

/** One calendar file: its owner, its contents, and buttons to save or share it. */
function CalendarRow({
  name,
  shifts,
  minutes,
  canceledEventCount = 0,
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
    ...(canceledEventCount > 0 ? [t('takesBack', { count: canceledEventCount })] : []),
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
