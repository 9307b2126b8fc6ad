'use client';

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { WeeklyFields } from '@/components/parts/availability/weekly-fields';
import { RecordNews } from '@/components/parts/record-form/record-news';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { availabilityOrNone, timeOffNews } from '@/lib/employees/availability-draft';
import type { Employee } from '@/lib/employees/employee';
import type { Availability } from '@/lib/employees/stored-availability';
import { isSameData } from '@/lib/saved-data/records/same-data';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { startOfWeek } from '@/lib/time/week';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { ExceptionForm } from './exception-form';
import { ExceptionList } from './exception-list';
import { LaterWeeks } from './later-weeks';
import { useExceptionWords } from './use-exception-words';
import { useAvailabilityForm } from './use-form';

const TIME_OFF_MESSAGE = {
  saved: 'timeOffSaved',
  changed: 'timeOffChanged',
  removed: 'timeOffRemoved',
} as const;

const notInWords = () => undefined;

/** When an employee can work: the usual week, and dated exceptions. */
export function AvailabilityDialog({ employee }: { employee: Employee }) {
  const store = useScheduleStore();
  const t = useTranslations('availability');
  const common = useTranslations('common');
  const today = useUi((state) => state.today);
  const weekStart = useSetting('weekStart');
  const form = useAvailabilityForm(employee);
  const addButton = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const announceSaved = useAnnounceSaved(employee);

  const focusRefused = () =>
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  // The form or row that had the focus is gone.
  const focusAdd = () => requestAnimationFrame(() => addButton.current?.focus());

  const settle = () => {
    if (form.settle()) focusAdd();
    else focusRefused();
  };
  /** `isNew`: somebody who was deleted is saved as new. */
  const save = (isNew = false) => {
    if (!isNew && !form.record.check()) return;
    const after = form.result();
    if (!after) {
      focusRefused();
      return;
    }
    if (isNew || !isSameData(after, form.before)) {
      const verbs = createEmployeeVerbs(store);
      const availability = availabilityOrNone(after);
      const added = isNew && verbs.addEmployee({ ...employee, ...{ availability } });
      const change = added ? added.isOk && added.value : verbs.setAvailability(employee, availability);
      announceSaved(change || undefined, form.before, after);
    }
    closeDialog();
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      subtitle={
        <p className="truncate text-sm text-ink-2" dir="auto">
          {employee.name}
        </p>
      }
      closeLabel={common('close')}
      onSubmit={() => save()}
      footer={<FormFooter submitLabel={common('save')} onCancel={closeDialog} />}
    >
      <div ref={body} className="flex flex-col gap-6">
        {form.record.hasNews && (
          <RecordNews
            record={form.record}
            onSaveAsNew={() => save(true)}
            onDiscard={closeDialog}
            words={{
              days: { label: t('week'), value: notInWords },
              later: { label: t('laterWeek'), value: notInWords },
              exceptions: { label: t('dates'), value: notInWords },
            }}
          />
        )}
        <section aria-label={t('week')} className="flex flex-col gap-1">
          <h3 className="text-sm font-semibold">{t('week')}</h3>
          <WeeklyFields
            days={form.days}
            firstDay={startOfWeek(today, weekStart)}
            refusals={form.hoursRefusals}
            onChange={form.changeDays}
          />
          <LaterWeeks
            weeks={form.later}
            firstDay={startOfWeek(today, weekStart)}
            today={today}
            refusals={form.laterRefusals}
            onChange={form.changeLater}
          />
        </section>
        <section aria-label={t('dates')} className="flex flex-col gap-2.5">
          <div>
            <h3 className="text-sm font-semibold">{t('dates')}</h3>
            <p className="text-xs text-ink-2 phone:text-[13px]">{t('datesHint')}</p>
          </div>
          <ExceptionList
            employee={form.shown}
            exceptions={form.exceptions}
            editedId={form.edited?.id}
            onEdit={form.open}
            onRemove={(exception) => {
              form.remove(exception);
              focusAdd();
            }}
          />
          {form.edited ? (
            <ExceptionForm
              key={form.edited.id}
              draft={form.edited.draft}
              refusals={form.refusals}
              isNew={form.edited.isNew}
              onChange={form.changeEdited}
              onDone={settle}
              onCancel={() => {
                form.cancel();
                focusAdd();
              }}
            />
          ) : (
            <Button
              ref={addButton}
              className="self-start"
              icon={<Plus aria-hidden="true" />}
              onClick={() => form.open(undefined)}
            >
              {t('addTimeOff')}
            </Button>
          )}
        </section>
      </div>
    </Dialog>
  );
}

/** Announces the save; time off has its own category. Fails if the employee was deleted and the name reused. */
function useAnnounceSaved({
  name,
}: Employee): (change: ScheduleChange | undefined, before: Availability, after: Availability) => void {
  const store = useScheduleStore();
  const t = useTranslations('availability');
  const employees = useTranslations('employees');
  const exceptionWords = useExceptionWords();
  return (change, before, after) => {
    const timeOff = timeOffNews(before, after);
    void announce(store, change, {
      category: timeOff ? 'timeOff' : 'general',
      act: 'employeeUpdated',
      words: {
        message: timeOff ? t(TIME_OFF_MESSAGE[timeOff.kind]) : t('saved'),
        detail: timeOff ? `${name}, ${exceptionWords(timeOff.exception).days}` : name,
      },
      gone: employees('gone'),
    });
  };
}
