'use client';

import { CalendarCheck, CalendarOff, CalendarPlus, Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WeeklyFields } from '@/components/parts/availability/weekly-fields';
import { RecordNews } from '@/components/parts/record-form/record-news';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { DateField } from '@/components/ui/fields/date-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { IconButton } from '@/components/ui/icon-button';
import {
  availabilityOrNone,
  firstTimeOffChange,
  type LaterDraft,
  type LaterRefusal,
  weekDraftOf,
} from '@/lib/employees/availability-draft';
import type { Employee } from '@/lib/employees/employee';
import { missedShifts } from '@/lib/employees/missed-shifts';
import { daysOffIn, offKindOf } from '@/lib/employees/person/time-off-kinds';
import type { Availability, AvailabilityException } from '@/lib/employees/stored-availability';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { startOfWeek } from '@/lib/time/week';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { announce } from '@/stores/notifications/announce';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { ExceptionForm } from './exception-form';
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
  const weekStart = useSetting(weekStartSetting);
  const form = useAvailabilityForm(employee);
  const addButton = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const announceSaved = useAnnounceSaved(employee);

  const focusRefused = () =>
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  // The form or row that had the focus is gone, so the Add button gets the focus.
  const focusAdd = () => requestAnimationFrame(() => addButton.current?.focus());

  const settle = () => {
    if (form.settle()) focusAdd();
    else focusRefused();
  };
  /** `isNew`: saves a deleted employee as a new one. */
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

/**
 * Announces the save; time off has its own category. If nothing changed, reports that the employee was deleted.
 */
function useAnnounceSaved({
  name,
}: Employee): (change: ScheduleChange | undefined, before: Availability, after: Availability) => void {
  const store = useScheduleStore();
  const t = useTranslations('availability');
  const employees = useTranslations('employees');
  const exceptionWords = useExceptionWords();
  return (change, before, after) => {
    const timeOff = firstTimeOffChange(before, after);
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

interface LaterWeeksProps {
  weeks: readonly LaterDraft[];
  firstDay: LocalDate;
  today: LocalDate;
  refusals: readonly LaterRefusal[];
  onChange: (weeks: readonly LaterDraft[]) => void;
}

/** Other weekly patterns, each from a day on, every week or every second one. */
function LaterWeeks({ weeks, firstDay, today, refusals, onChange }: LaterWeeksProps) {
  const store = useScheduleStore();
  const t = useTranslations('availability');
  const common = useTranslations('common');
  const add = useRef<HTMLButtonElement>(null);
  const change = (id: string, fields: Partial<LaterDraft>) =>
    onChange(weeks.map((week) => (week.id === id ? { ...week, ...fields } : week)));
  return (
    <div className="flex flex-col gap-4 pt-2">
      {weeks.map(({ id, from, everySecond, days }) => {
        const refusal = refusals.find((one) => one.id === id);
        return (
          <fieldset
            key={id}
            aria-label={t('laterWeek')}
            className="flex flex-col gap-2 rounded-box border border-line-2 p-3"
          >
            <DateField
              label={t('firstDay')}
              className="grow"
              value={from}
              today={today}
              error={refusal?.isFromWrong ? common('dateInvalid') : undefined}
              onChange={(typed) => change(id, { from: typed })}
            />
            <SwitchField
              label={t('everySecond')}
              description={t('everySecondHint')}
              isOn={everySecond}
              onChange={() => change(id, { everySecond: !everySecond })}
            />
            <WeeklyFields
              days={days}
              firstDay={firstDay}
              refusals={refusal?.hours ?? []}
              onChange={(changed) => change(id, { days: changed })}
            />
            <Button
              variant="ghost"
              className="self-end"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onChange(weeks.filter((week) => week.id !== id));
                add.current?.focus();
              }}
            >
              {t('removeLaterWeek')}
            </Button>
          </fieldset>
        );
      })}
      <Button
        ref={add}
        variant="ghost"
        className="self-start"
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => {
          const next = { id: store.newId(), from: addDays(firstDay, 7), everySecond: false };
          onChange([...weeks, { ...next, days: weekDraftOf({ weekly: [] }) }]);
        }}
      >
        {t('addLaterWeek')}
      </Button>
    </div>
  );
}

interface ExceptionListProps {
  /** The employee with the availability as edited in the dialog. */
  employee: Pick<Employee, 'name' | 'availability'>;
  exceptions: readonly AvailabilityException[];
  /** The exception open in the form below; left out of the list. */
  editedId: string | undefined;
  onEdit: (exception: AvailabilityException) => void;
  onRemove: (exception: AvailabilityException) => void;
}

/** The dated exceptions in date order; past ones on request. */
function ExceptionList({ employee, exceptions, editedId, onEdit, onRemove }: ExceptionListProps) {
  const t = useTranslations('availability');
  const today = useUi((state) => state.today);
  const [showsPast, setShowsPast] = useState(false);
  const sorted = [...exceptions].sort((one, other) => (one.from < other.from ? -1 : 1));
  const coming = sorted.filter(({ to }) => to >= today);
  const shown = (showsPast ? sorted : coming).filter(({ id }) => id !== editedId);
  const pastCount = sorted.length - coming.length;
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={t('dates')} className="flex flex-col divide-y divide-line">
          {shown.map((exception) => (
            <ExceptionRow
              key={exception.id}
              employee={employee}
              exception={exception}
              onEdit={() => onEdit(exception)}
              onRemove={() => onRemove(exception)}
            />
          ))}
        </ul>
      )}
      {exceptions.length === 0 && editedId === undefined && <p className="text-sm text-ink-2">{t('none')}</p>}
      <DaysOff exceptions={exceptions} />
      {pastCount > 0 && !showsPast && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5 self-start phone:-ml-4"
          onClick={() => setShowsPast(true)}
        >
          {t('past', { count: pastCount })}
        </Button>
      )}
    </>
  );
}

/** How many days of this year are time off, by kind; renders nothing if no kind is set. */
function DaysOff({ exceptions }: Pick<ExceptionListProps, 'exceptions'>) {
  const t = useTranslations('people');
  const today = useUi((state) => state.today);
  const daysOff = useMemo(() => daysOffIn(exceptions, today), [exceptions, today]);
  if (daysOff.length === 0) return null;
  const days = daysOff.map(({ kind, days: count }) => t('offDays', { kind: t(`off.${kind}`), count }));
  return <p className="tnum text-sm text-ink-2">{t('offThisYear', { days: days.join(', ') })}</p>;
}

interface ExceptionRowProps {
  employee: Pick<Employee, 'name' | 'availability'>;
  exception: AvailabilityException;
  onEdit: () => void;
  onRemove: () => void;
}

function ExceptionRow({ employee, exception, onEdit, onRemove }: ExceptionRowProps) {
  const t = useTranslations('availability');
  const people = useTranslations('people');
  const words = useExceptionWords()(exception);
  const today = useUi((state) => state.today);
  const index = useSchedule((state) => state.schedule.shifts);
  const { kind, note } = exception;
  const offKind = offKindOf(exception);
  const missed = useMemo(
    () => (exception.kind === 'available' ? 0 : missedShifts(index, employee, exception, today).length),
    [index, employee, exception, today],
  );
  const what = `${words.kind}, ${words.days}`;
  const Icon = kind === 'available' ? CalendarCheck : CalendarOff;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-icon" strokeWidth={1.75} />
      <div className="min-w-0 grow text-sm">
        <p className="font-medium">
          {words.kind}
          {offKind && `, ${people(`off.${offKind}`)}`} <span className="tnum font-normal">{words.days}</span>
        </p>
        {words.hours && <p className="tnum text-ink-2">{words.hours}</p>}
        {note && (
          <p className="wrap-anywhere text-ink-2" dir="auto">
            {note}
          </p>
        )}
        {missed > 0 && (
          <p data-status="Pending" className="flex items-center gap-1.5 text-xs font-medium text-status-text">
            <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
            {t('missed', { count: missed })}
          </p>
        )}
      </div>
      <span className="flex gap-1">
        <IconButton
          size="sm"
          label={t('changeEntry', { what })}
          icon={<Pencil aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconButton
          size="sm"
          data-repeats="exception"
          label={t('removeEntry', { what })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
