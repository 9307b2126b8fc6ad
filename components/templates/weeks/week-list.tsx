'use client';

import { BookmarkPlus, CalendarRange, Repeat2, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import { foldText } from '@/lib/fold-text';
import { rotationsIn } from '@/lib/templates/week/rotation';
import { weekTemplatesIn } from '@/lib/templates/week/week-template';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { WeekCard } from './week-card';

/** How many are chosen at first where several are to take turns. */
const MOST_TURNS = 4;

/** How many are drawn at first, and with each press more; of more than these one can be sought. */
const FEW = 48;

/** The week templates and the rotations, by name. */
export function WeekList() {
  return (
    <LaterWords>
      <ListInWords />
    </LaterWords>
  );
}

function ListInWords() {
  const t = useTranslations('weeks');
  const rotation = useTranslations('rotation');
  const { isOverCalendar } = usePanelPlace();
  const templates = useSchedule((state) => state.schedule.templates);
  const { compareNames } = useFormats();
  const weeks = useMemo(
    () => [...weekTemplatesIn(templates.values())].sort((one, other) => compareNames(one.name, other.name)),
    [templates, compareNames],
  );
  const [text, setText] = useState('');
  const [most, setMost] = useState(FEW);
  const sought = foldText(text.trim());
  const found = sought === '' ? weeks : weeks.filter(({ name }) => foldText(name).includes(sought));
  const rotations = useMemo(
    () => [...rotationsIn(templates.values())].sort((one, other) => compareNames(one.name, other.name)),
    [templates, compareNames],
  );
  const headingLevel = isOverCalendar ? 3 : 2;
  const Heading = `h${headingLevel}` as const;
  const saveThis = (
    <Button icon={<BookmarkPlus aria-hidden="true" />} onClick={() => openDialog({ name: 'saveWeek' })}>
      {t('saveThis')}
    </Button>
  );
  const newRotation = (
    <Button icon={<Repeat2 aria-hidden="true" />} onClick={() => openDialog({ name: 'rotation' })}>
      {rotation('open')}
    </Button>
  );
  if (weeks.length + rotations.length === 0) {
    return (
      <EmptyState
        className={isOverCalendar ? 'py-12' : 'py-20'}
        icon={<CalendarRange aria-hidden="true" />}
        title={t('emptyTitle')}
        description={t('empty')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {saveThis}
            {newRotation}
          </span>
        }
      />
    );
  }
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-4',
        !isOverCalendar && 'min-h-0 grow overflow-y-auto border-t border-line px-6 py-4 phone:px-4',
      )}
    >
      <div className="flex flex-wrap gap-2">
        {weeks.length > 1 && (
          <Button
            variant="primary"
            icon={<CalendarRange aria-hidden="true" />}
            onClick={() =>
              openDialog({
                name: 'useWeeks',
                templateIds: weeks.slice(0, MOST_TURNS).map(({ id }) => id),
              })
            }
          >
            {t('useInTurn')}
          </Button>
        )}
        {saveThis}
        {newRotation}
      </div>
      {weeks.length > FEW && (
        <TextField
          type="search"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          autoComplete="off"
          icon={<Search aria-hidden="true" />}
          value={text}
          className="max-w-80 phone:max-w-none"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {weeks.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-3">
          {found.slice(0, most).map((template) => (
            <WeekCard key={template.id} template={template} headingLevel={headingLevel} />
          ))}
        </ul>
      )}
      {found.length > most && (
        <Button className="self-center" onClick={() => setMost(most + FEW)}>
          {t('showMore')}
        </Button>
      )}
      {rotations.length > 0 && (
        <>
          <Heading className="pt-2 text-sm font-semibold">{rotation('saved')}</Heading>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-3">
            {rotations.map((template) => (
              <WeekCard key={template.id} template={template} headingLevel={isOverCalendar ? 4 : 3} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
