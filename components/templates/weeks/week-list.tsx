'use client';

import {
  BookmarkPlus,
  CalendarRange,
  Ellipsis,
  Pencil,
  Repeat2,
  Search,
  SquarePen,
  Trash2,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { Menu } from '@/components/ui/menu/menu';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import { foldText } from '@/lib/fold-text';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import type { Template } from '@/lib/templates/template';
import { rotationOf, rotationsIn } from '@/lib/templates/week/rotation';
import {
  isWeekTemplate,
  type WeekShift,
  weekFigures,
  weekShiftsOf,
  weekTemplatesIn,
} from '@/lib/templates/week/week-template';
import { dayInWeek, FIRST_WEEKDAY, startOfWeek } from '@/lib/time/week';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { editWeek } from '@/stores/templates/edit-week';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

/** How many week templates are preselected to alternate. */
const MAX_TURNS = 4;

/** Week templates rendered at first and added by each "Show more"; more templates also get a search field. */
const PAGE_SIZE = 48;

/** The week templates, by name. */
export const WeekList = withLaterWords(ListInWords);

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
  const [maxShown, setMaxShown] = useState(PAGE_SIZE);
  const query = foldText(text.trim());
  const found = query === '' ? weeks : weeks.filter(({ name }) => foldText(name).includes(query));
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
                templateIds: weeks.slice(0, MAX_TURNS).map(({ id }) => id),
              })
            }
          >
            {t('useInTurn')}
          </Button>
        )}
        {saveThis}
        {newRotation}
      </div>
      {weeks.length > PAGE_SIZE && (
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
          {found.slice(0, maxShown).map((template) => (
            <WeekCard key={template.id} template={template} headingLevel={headingLevel} />
          ))}
        </ul>
      )}
      {found.length > maxShown && (
        <Button className="self-center" onClick={() => setMaxShown(maxShown + PAGE_SIZE)}>
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

interface WeekCardProps {
  template: Template;
  headingLevel: 2 | 3 | 4;
}

function WeekCard({ template, headingLevel }: WeekCardProps) {
  const store = useScheduleStore();
  const t = useTranslations('weeks');
  const rotation = useTranslations('rotation');
  const { leave } = usePanelPlace();
  const { id, name } = template;
  const isWeek = isWeekTemplate(template);
  const Heading = `h${headingLevel}` as const;
  const rename = () => openDialog({ name: 'renameWeek', templateId: id });
  const askDelete = () => openDialog({ name: 'deleteTemplate', templateId: id });
  const edit = () => {
    editWeek(store, id);
    leave();
  };
  const use = () =>
    openDialog(isWeek ? { name: 'useWeeks', templateIds: [id] } : { name: 'rotation', templateId: id });
  return (
    <li
      data-template-id={id}
      className="flex min-w-0 flex-col gap-3 rounded-popover border border-line-2 bg-surface p-4 motion hover:shadow-2 contrast:border-2 contrast:border-line-strong"
    >
      <div className="flex min-w-0 items-start gap-3">
        <span
          aria-hidden="true"
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-box bg-fill text-icon"
        >
          {isWeek ? <CalendarRange size={18} /> : <Repeat2 size={18} />}
        </span>
        <div className="min-w-0 grow">
          <Heading className="line-clamp-2 text-sm font-semibold wrap-anywhere" title={name} dir="auto">
            {name}
          </Heading>
          {isWeek ? <WeekFigures template={template} /> : <RotationFigures template={template} />}
        </div>
        <span className="-mt-1 -mr-1.5 shrink-0">
          <Menu
            label={t('actions', { name })}
            icon={<Ellipsis aria-hidden="true" />}
            items={[
              ...(isWeek
                ? [{ id: 'edit', label: t('edit'), icon: <SquarePen aria-hidden="true" />, onSelect: edit }]
                : []),
              { id: 'rename', label: t('rename'), icon: <Pencil aria-hidden="true" />, onSelect: rename },
              {
                id: 'delete',
                label: t('delete'),
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                onSelect: askDelete,
              },
            ]}
          />
        </span>
      </div>
      {isWeek && <WeekPicture shifts={weekShiftsOf(template)} />}
      <div className="mt-auto flex items-center gap-2">
        <Button
          className="grow"
          aria-label={isWeek ? t('useFor', { name }) : rotation('useFor', { name })}
          onClick={use}
        >
          {isWeek ? t('use') : rotation('title')}
        </Button>
      </div>
    </li>
  );
}

function WeekFigures({ template }: { template: Template }) {
  const t = useTranslations('weeks');
  const { shiftCount, personCount, openCount } = weekFigures(weekShiftsOf(template));
  return (
    <p className="tnum text-sm text-ink-2">
      {t('figures', { shifts: shiftCount, people: personCount })}
      {openCount > 0 && ` · ${t('openCount', { count: openCount })}`}
    </p>
  );
}

function RotationFigures({ template }: { template: Template }) {
  const t = useTranslations('rotation');
  const rotation = rotationOf(template);
  if (!rotation) return null;
  const { isOfWeeks, days } = rotation;
  return (
    <p className="tnum text-sm text-ink-2">
      {isOfWeeks ? t('weekCount', { count: days.length / 7 }) : t('dayCount', { count: days.length })}
    </p>
  );
}

/** Maximum number of roles that a day's bar distinguishes. */
const MAX_PARTS = 6;

/** One bar per weekday, divided by role, with its number below. */
function WeekPicture({ shifts }: { shifts: readonly WeekShift[] }) {
  const formats = useFormats();
  const { colorOf } = useRoleBook();
  const weekStart = useSetting(weekStartSetting);
  const today = useUi((state) => state.today);
  const first = startOfWeek(today, weekStart);
  const days = Array.from({ length: 7 }, (_, offset) => {
    const weekday = ((FIRST_WEEKDAY[weekStart] - 1 + offset) % 7) + 1;
    const ofDay = shifts.filter((shift) => shift.weekday === weekday);
    const roles = new Map<string, number>();
    for (const { role } of ofDay) roles.set(role, (roles.get(role) ?? 0) + 1);
    return { date: dayInWeek(first, weekday), count: ofDay.length, roles: [...roles].slice(0, MAX_PARTS) };
  });
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <ul className="grid grid-cols-7 items-end gap-1">
      {days.map(({ date, count, roles }) => (
        <li key={date} className="flex min-w-0 flex-col items-center gap-0.5">
          <span
            aria-hidden="true"
            className="flex h-8 w-full flex-col-reverse overflow-hidden rounded-flag bg-fill"
          >
            {roles.map(([role, ofRole]) => (
              <span
                key={role}
                data-role-color={colorOf(role)}
                className="w-full bg-role-edge"
                style={{ height: `${(ofRole / most) * 100}%` }}
              />
            ))}
          </span>
          <span className="tnum text-center text-xs leading-tight text-ink-2">
            {formats.weekdayShort(date)} <span className="block font-medium text-ink">{count}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
