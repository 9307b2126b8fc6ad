'use client';

import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { shareFile } from '@/components/parts/sharing/hand-on';
import { PeopleSearch } from '@/components/share/people-search';
import { PersonAvatar } from '@/components/share/person-avatar';
import type { SharePanelProps } from '@/components/share/share-panel';
import { useOutcome } from '@/components/share/use-outcome';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { plannedMinutes } from '@/lib/share/shift-line';
import { everybodyOf, goneCount } from '@/lib/share/told-states';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { isSeries } from '@/lib/templates/template';
import { cityName } from '@/lib/time/zone-choice';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { withAllRead } from '@/stores/schedule/all-read';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { CalendarRow } from './row';
import { saved } from './saved';
import { canShareCalendars, useCalendarFiles } from './use-calendar-files';

const SeriesFiles = lazyPart(() =>
  withAllRead(import('./series-files').then((module) => module.SeriesFiles)),
);

/** The week as calendar files: one for the whole team, and one per person; and what repeats. */
export function CalendarPanel({ week }: SharePanelProps) {
  const t = useTranslations('calendarFile');
  const [hasAlarm, setHasAlarm] = useState(true);
  const hasSeries = useSchedule(({ schedule }) => [...schedule.templates.values()].some(isSeries));
  const { last, follow } = useOutcome();
  const fileOf = useCalendarFiles(week, hasAlarm);
  const named = everybodyOf(week).filter(({ name }) => name !== OPEN_SHIFT_NAME);
  const rowProps = (name?: string) => ({
    outcome: last?.key === (name ?? '') ? last.outcome : undefined,
    onSave: () => follow(name ?? '', saved(fileOf(name)), name === undefined ? week.firstDay : undefined),
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
                goneCount={goneCount(week, name)}
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
