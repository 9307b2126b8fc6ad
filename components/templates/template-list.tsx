'use client';

import { LayoutTemplate } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showShift } from '@/components/parts/show-shift';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { usePanelPlace } from '@/components/ui/page/panel-place';
import type { FitRefusal } from '@/lib/employees/fit-employee';
import type { BrokenShift } from '@/lib/shifts/change/bulk-breaks';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isShiftTemplate, type Template } from '@/lib/templates/template';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { templatesOf } from '@/stores/templates/templates';
import { closeDialog, getOpenDialog, openDialog } from '@/stores/ui/dialogs';
import { AddingTo } from './adding-to';
import { StaffTemplate } from './staff-template';
import { TemplateCard } from './template-card';
import { useAnnounceAdded } from './use-announce-added';

const RefusalDialog = lazyPart(() =>
  import('@/components/parts/refusal-dialog').then((module) => module.RefusalDialog),
);

const BreaksQuestion = lazyPart(() =>
  import('@/components/parts/breaks-question').then((module) => module.BreaksQuestion),
);

/** The rules come with the first use: the page needs none of them before. Without their script nothing is asked. */
async function breaksOf(store: ScheduleStore, shift: Shift): Promise<readonly BrokenShift[]> {
  try {
    const { breaksOfShifts } = await import('@/stores/schedule/plan-breaks');
    return breaksOfShifts(store, [shift]);
  } catch (error) {
    console.error('The rules could not be loaded.', error);
    return [];
  }
}

/** The templates, oldest first, to use on the chosen day. */
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

  // When left by the browser's Back: a dialog left open would reopen on the next visit.
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
      {/* Outside the list: another tab may delete the last template while one of these is open. */}
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
