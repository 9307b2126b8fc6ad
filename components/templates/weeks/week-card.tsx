'use client';

import { CalendarRange, Ellipsis, Pencil, Repeat2, SquarePen, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu/menu';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import type { Template } from '@/lib/templates/template';
import { rotationOf } from '@/lib/templates/week/rotation';
import { isWeekTemplate, weekFigures, weekShiftsOf } from '@/lib/templates/week/week-template';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { editWeek } from '@/stores/templates/edit-week';
import { openDialog } from '@/stores/ui/dialogs';
import { WeekPicture } from './week-picture';

interface WeekCardProps {
  template: Template;
  headingLevel: 2 | 3 | 4;
}

/** A week template or a rotation: what it holds, at a glance, and what can be done with it. */
export function WeekCard({ template, headingLevel }: WeekCardProps) {
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
