'use client';

import { CalendarPlus, ChevronDown, Ellipsis, LayoutTemplate, Moon, Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { showShift } from '@/components/parts/show-shift';
import { StatusIcon } from '@/components/parts/status-icon';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { DayButton } from '@/components/ui/dates/day-button';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { EmptyState } from '@/components/ui/empty-state';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Menu } from '@/components/ui/menu/menu';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import { useFormats } from '@/components/ui/use-formats';
import type { FitRefusal } from '@/lib/employees/fit-employee';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isShiftTemplate, type Template } from '@/lib/templates/template';
import { isOvernight } from '@/lib/time/interval';
import { announce } from '@/stores/notifications/announce';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { type AddedShift, templatesOf } from '@/stores/templates/templates';
import { closeDialog, getOpenDialog, openDialog, useOpenDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

const RefusalDialog = lazyPart(() =>
  import('@/components/parts/refusal-dialog').then((module) => module.RefusalDialog),
);

const BreaksQuestion = lazyPart(() =>
  import('@/components/parts/breaks-question').then((module) => module.BreaksQuestion),
);

/** The rules load on first use. If the rules' script fails to load, the person is not asked. */
async function breaksOf(store: ScheduleStore, shift: Shift): Promise<readonly BrokenShift[]> {
  try {
    const { breaksOfShifts } = await import('@/stores/schedule/plan-breaks');
    return breaksOfShifts(store, [shift]);
  } catch (error) {
    console.error('Failed to load the rules.', error);
    return [];
  }
}

/** Oldest first. */
export function TemplateList() {
  const store = useScheduleStore();
  const t = useTranslations('templates');
  const router = useRouter();
  const { isOverCalendar, leave } = usePanelPlace();
  const templates = useSchedule((state) => state.schedule.templates);
  const shown = useMemo(
    () => [...templates.values()].filter(isShiftTemplate).sort((one, other) => (one.id < other.id ? -1 : 1)),
    [templates],
  );
  const announceAdded = useAnnounceAdded();
  const [refused, setRefused] = useState<{ template: Template; refusal: FitRefusal }>();
  const [asked, setAsked] = useState<{ template: Template; broken: readonly BrokenShift[] }>();

  // Closes the dialog if the person leaves by the browser's Back: the dialog would reopen on the next visit.
  useEffect(
    () => () => {
      if (getOpenDialog()?.name === 'staffTemplate') closeDialog();
    },
    [],
  );

  const askWho = ({ id }: Template) => openDialog({ name: 'staffTemplate', templateId: id });
  const goBack = () => setRefused(undefined);

  const use = async (template: Template) => {
    if (template.employeeName === '') {
      askWho(template);
      return;
    }
    const planned = templatesOf(store).planTemplate(template);
    const broken = planned.isOk ? await breaksOf(store, planned.value.shift) : [];
    if (broken.length > 0) setAsked({ template, broken });
    else add(template);
  };

  const add = (template: Template) => {
    setAsked(undefined);
    const staffed = templatesOf(store).applyTemplate(template);
    if (!staffed.isOk) {
      setRefused({ template, refusal: staffed.error });
      return;
    }
    announceAdded(staffed.value);
    if (isOverCalendar) return;
    leave();
    showShift(staffed.value.shift.id);
  };

  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          className={isOverCalendar ? 'py-12' : 'py-20'}
          icon={<LayoutTemplate aria-hidden="true" />}
          title={t('emptyTitle')}
          description={t('empty')}
          action={<Button onClick={() => openDialog({ name: 'addTemplate' })}>{t('add')}</Button>}
        />
      ) : (
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-4',
            !isOverCalendar && 'min-h-0 grow overflow-y-auto border-t border-line px-6 py-4 phone:px-4',
          )}
        >
          <AddingTo />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-3">
            {shown.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                headingLevel={isOverCalendar ? 3 : 2}
                onUse={(used) => void use(used)}
              />
            ))}
          </ul>
        </div>
      )}
      {/* Outside the list: another tab may delete the last template while one of these dialogs is open. */}
      <StaffTemplate />
      {asked && (
        <BreaksQuestion
          broken={asked.broken}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => add(asked.template)}
          onMissing={() => setAsked(undefined)}
        />
      )}
      {refused && (
        <RefusalDialog
          refusal={refused?.refusal}
          onGoBack={goBack}
          onAddEmployee={(employeeName) => {
            openDialog({ name: 'addEmployee', employeeName });
            router.push('/employees');
          }}
          chooseOther={{
            label: t('chooseOther'),
            onClick: () => {
              goBack();
              if (refused) askWho(refused.template);
            },
          }}
          onMissing={goBack}
        />
      )}
    </>
  );
}

function AddingTo() {
  const store = useScheduleStore();
  const t = useTranslations('templates');
  const formats = useFormats();
  const selected = useSchedule((state) => state.selectedDate);
  const today = useUi((state) => state.today);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <CalendarPlus aria-hidden="true" className="size-4 shrink-0 text-icon" />
      <span id="adding-to">{t('addingTo')}</span>
      <DayButton
        id="adding-to-day"
        aria-labelledby="adding-to adding-to-day"
        className="focus-ring motion relative inline-flex min-h-8 min-w-0 items-center gap-1 rounded-control px-1.5 py-1 text-left font-semibold text-ink hit-44 hover:bg-hover"
        choice={{ label: t('chooseDay'), selected, today, onPick: store.selectDate }}
      >
        {formats.longDay(selected)}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-icon" />
      </DayButton>
    </div>
  );
}

const StaffTemplateDialog = lazyPart(() =>
  import('./staff-template-dialog').then((module) => module.StaffTemplateDialog),
);

/**
 * The Add Employee dialog of a template without an employee. Confirming the dialog closes the templates too.
 */
function StaffTemplate() {
  const { leave } = usePanelPlace();
  const announceAdded = useAnnounceAdded();
  const templateId = useOpenDialog((dialog) => (dialog?.name === 'staffTemplate' ? dialog.templateId : ''));
  const template = useLastKnown(
    useSchedule((state) => state.schedule.templates.get(templateId)),
    templateId,
  );
  if (!template) return null;
  return (
    <StaffTemplateDialog
      key={template.id}
      template={template}
      onStaffed={(staffed) => {
        announceAdded(staffed);
        closeDialog();
        leave();
        showShift(staffed.shift.id);
      }}
    />
  );
}

/** Announces the employee, the time, and whether the employee is new. */
function useAnnounceAdded(): (added: AddedShift) => void {
  const store = useScheduleStore();
  const t = useTranslations('templates');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  return ({ shift, newcomer, change }) => {
    const where = { name: shift.employeeName || calendar('openShift'), day: formats.longDay(shift.date) };
    const detail = newcomer
      ? t('usedByNewcomer', { ...where, role: roleName(newcomer.role) })
      : t('usedBy', where);
    void announce(store, change, {
      category: 'shifts',
      act: 'templateUsed',
      words: { message: t('used'), detail },
    });
  };
}

interface TemplateCardProps {
  template: Template;
  headingLevel: 2 | 3;
  onUse: (template: Template) => void;
}

const cardClass =
  'group flex min-w-0 flex-col gap-3 rounded-popover border border-line-2 bg-surface p-4 motion hover:shadow-2 ' +
  'contrast:border-2 contrast:border-line-strong';

/** The card's Use button is filled on hover only, so that only one is filled at a time. */
const useClass =
  'grow group-hover:border-transparent group-hover:bg-accent group-hover:text-on-accent group-hover:hover:bg-(--accent-hover) ' +
  'coarse:group-hover:border-line-2 coarse:group-hover:bg-surface coarse:group-hover:text-ink';

function TemplateCard({ template, headingLevel, onUse }: TemplateCardProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('templates');
  const formats = useFormats();
  const roleName = useRoleName();
  const { id, name, role, startTime, endTime } = template;
  const Heading = `h${headingLevel}` as const;
  const edit = () => openDialog({ name: 'editTemplate', templateId: id });
  const askDelete = () => openDialog({ name: 'deleteTemplate', templateId: id });
  return (
    <li className={cardClass} data-template-id={id}>
      <div className="flex min-w-0 items-start gap-3">
        <span
          aria-hidden="true"
          data-role-color={colorOf(template.role, template.color)}
          className="inline-flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-box bg-role-surface text-[20px] text-role-text contrast:border contrast:border-role-edge"
        >
          {template.icon || <RoleIcon role={role} size={18} />}
        </span>
        <div className="min-w-0 grow">
          <Heading className="line-clamp-2 text-sm font-semibold wrap-anywhere" title={name} dir="auto">
            {name}
          </Heading>
          <p className="tnum flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
            {formats.timeRange(startTime, endTime)}
            {isOvernight(startTime, endTime) && (
              <>
                <Moon aria-hidden="true" size={13} className="shrink-0" />
                <span className="sr-only">{t('overnight')}</span>
              </>
            )}
          </p>
        </div>
        <span className="-mt-1 -mr-1.5 shrink-0">
          <Menu
            label={t('actions', { name })}
            icon={<Ellipsis aria-hidden="true" />}
            items={[
              { id: 'edit', label: t('edit'), icon: <Pencil aria-hidden="true" />, onSelect: edit },
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
      <p
        className="line-clamp-2 min-h-8 text-xs wrap-anywhere text-ink-2 phone:min-h-0 phone:text-[13px]"
        dir="auto"
      >
        {template.description || t('noDescription')}
      </p>
      <div className="mt-auto flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs text-ink-2 phone:text-[13px]">
        <Badge tone="role" roleColor={colorOf(role)} icon={<RoleIcon role={role} />}>
          {roleName(role)}
        </Badge>
        <StatusBadge status={template.status} />
        <span className="min-w-0 truncate" title={template.employeeName || undefined} dir="auto">
          {template.employeeName || t('anyone', { role: roleName(role) })}
        </span>
      </div>
      <div className="flex items-center gap-2">
        <Button
          className={useClass}
          aria-label={t('useFor', { name })}
          // Holding Enter down would add shifts repeatedly.
          onKeyDown={(event) => {
            if (event.repeat && event.key === 'Enter') event.preventDefault();
          }}
          onClick={(event) => {
            // The second click of a double click, here or on a button that was on top, would add another shift.
            if (event.detail <= 1) onUse(template);
          }}
        >
          {t('use')}
        </Button>
        <IconButton
          label={t('deleteFor', { name })}
          icon={<Trash2 aria-hidden="true" />}
          className="border border-line-2 phone:size-11"
          onClick={askDelete}
        />
      </div>
    </li>
  );
}

/** Confirmed is the normal case and has no badge. */
function StatusBadge({ status }: { status: string }) {
  const statusName = useStatusName();
  if (status === 'Confirmed') return null;
  return (
    <Badge tone="status" status={status} icon={<StatusIcon status={status} />}>
      {statusName(status)}
    </Badge>
  );
}
