'use client';

import { CalendarPlus, Check, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { shareFile } from '@/components/parts/share/send';
import { useCalendarWords } from '@/components/parts/share/use-calendar-words';
import { useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { calendarText } from '@/lib/calendar-file/calendar-text';
import { peopleOfSeries, seriesCalendar } from '@/lib/calendar-file/series-calendar';
import { calendarFileName } from '@/lib/calendar-file/week-calendar';
import type { SharedWeek } from '@/lib/share/shared-week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { canShareCalendars, saveCalendarFile, TYPE } from './use-calendar-files';

interface SeriesFilesProps {
  week: Pick<SharedWeek, 'business' | 'zone' | 'leadMinutes'>;
  hasAlarm: boolean;
}

export const SeriesFiles = withLaterWords(Files);

const EVERYBODY = 'everybody';

function Files({ week: { business, zone, leadMinutes }, hasAlarm }: SeriesFilesProps) {
  const t = useTranslations('series');
  const file = useTranslations('calendarFile');
  const id = useId();
  const schedule = useSchedule((state) => state.schedule);
  const today = useUi((state) => state.today);
  const wordsOf = useCalendarWords(useRoleName(), business);
  const { last, follow } = useOutcome();
  const { compareNames } = useFormats();
  const people = peopleOfSeries(schedule, compareNames);
  const [chosen, setChosen] = useState(EVERYBODY);
  // The chosen person may have been removed while the dialog is open.
  const person = people.find((name) => `of ${name}` === chosen);
  const name = person ?? file('everyone');
  const made = () => {
    const source = { schedule, person, zone, now: Date.now(), leadMinutes: hasAlarm ? leadMinutes : 0 };
    const text = calendarText(seriesCalendar(source, wordsOf(person)));
    return new File([text], calendarFileName(today, `${person ?? ''} ${t('files')}`), { type: TYPE });
  };
  const outcome = last?.key === name ? last.outcome : undefined;
  const status = outcome && outcome !== 'canceled' && outcome !== 'copied' ? file(outcome) : undefined;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {t('files')}
      </h3>
      <p className="text-ink-2">{t('filesLead')}</p>
      <div className="flex items-end gap-2 phone:gap-3">
        <SelectField
          label={t('fileFor')}
          value={person === undefined ? EVERYBODY : chosen}
          options={[
            { value: EVERYBODY, label: file('everyone') },
            ...people.map((one) => ({ value: `of ${one}`, label: one })),
          ]}
          onChange={setChosen}
          className="min-w-0 grow"
        />
        <Button
          size="dialog"
          icon={outcome === 'saved' ? <Check aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
          onClick={() => follow(name, saveCalendarFile(made()))}
        >
          {file('add')}
        </Button>
        {canShareCalendars() && (
          <IconButton
            label={file('shareOf', { name })}
            tooltip={false}
            icon={<Share2 aria-hidden="true" />}
            onClick={() => follow(name, shareFile(made(), name))}
          />
        )}
      </div>
      <p role="status" className="text-xs text-ink-2 phone:text-[13px]">
        {status}
      </p>
    </section>
  );
}
