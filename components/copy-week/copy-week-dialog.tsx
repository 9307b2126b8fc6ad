'use client';

import { useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useFormats } from '@/components/ui/use-formats';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { settingOf } from '@/lib/settings/settings-of';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import {
  type CopyChoice,
  planWeekCopy,
  type WeekCopyPlan,
  weekCopySource,
} from '@/lib/shifts/copy/copy-week';
import { findLastPlannedWeek } from '@/lib/shifts/copy/last-planned-week';
import { clashRuleOf } from '@/lib/shifts/plan/settle-week-copy';
import { isCounted, type Shift } from '@/lib/shifts/shift/shift';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek, type WeekStart } from '@/lib/time/week';
import { useBreakChoices, useClashChoice } from '@/stores/plans/plan-choices';
import { applyWeekCopyChoices } from '@/stores/plans/settle-plans';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { copyWeek } from './copy-week';
import { PeopleOrOpen } from './people-or-open';
import { ClashField, PlanFooter, PlanPreview } from './plan-preview';
import { type CopyKind, SourceChoice } from './source-choice';
import { TargetWeeks, WeekPicker } from './target-weeks';

interface CopyWeekDialogProps {
  /**
   * First days of the two weeks. Without them, the dialog copies the shown week to the next week, or the last
   * planned week into a shown week without shifts.
   */
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
}

export function CopyWeekDialog(props: CopyWeekDialogProps) {
  const store = useScheduleStore();
  const t = useTranslations('copyWeek');
  const common = useTranslations('common');
  // As of opening: another tab may change the start of the week.
  const [weekStart] = useState(() => settingOf(store.getState().schedule, weekStartSetting));
  const [opened] = useState(() => weeksToCopy(store, props, weekStart));
  const [from, setFrom] = useState(opened.from);
  const today = useUi((state) => state.today);
  const schedule = useSchedule((state) => state.schedule);
  const { shifts: index, employees } = schedule;
  const rules = useRuleSettings();
  const [kind, setKind] = useState<CopyKind>('everything');
  const [roles, toggleRole] = useToggleSet<string>([]);
  const [nameKeys, togglePerson] = useToggleSet<string>([]);
  const [targets, toggleTarget] = useToggleSet<LocalDate>([opened.to]);
  const clash = useClashChoice();
  const [isOpen, setIsOpen] = useState(false);
  const [isFilled, setIsFilled] = useState(true);
  const breaks = useBreakChoices('copyWeek');
  const reason = useRef<HTMLParagraphElement>(null);

  const source = useMemo(
    () => weekCopySource(index, employees.values(), from, weekStart),
    [index, employees, from, weekStart],
  );
  const include = useMemo(() => choiceOf(kind, roles, nameKeys), [kind, roles, nameKeys]);
  const asked = useMemo(() => {
    const newId = placeholderIds();
    const team = employees.values();
    const rule = clashRuleOf(clash);
    const asked = { from, weekStart, targets, include, clash: rule, isOpen };
    return planWeekCopy({ index, employees: team, ...asked, newId });
  }, [index, employees, from, weekStart, targets, include, clash, isOpen]);
  const plan = useMemo(
    () => applyWeekCopyChoices(schedule, asked, rules, { clash, breaks }),
    [schedule, asked, rules, clash, breaks],
  );

  const missing = emptyCopyReason(plan, source.copyable.length, include);
  const submit = () => {
    if (missing) reason.current?.focus();
    else {
      const after = isOpen && isFilled ? { onCopied: fillShifts } : {};
      void copyWeek(store, { from, weekStart, targets, include, clash, isOpen, ...after }, (count, weeks) =>
        t('done', { count, weeks }),
      );
    }
  };
  const total = source.copyable.length + source.canceled.length + source.left.length;

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="lg"
      isFullScreenOnPhone
      footer={
        <PlanFooter
          reason={reason}
          text={missing ? t(missing) : t('keeps')}
          isIdle={missing !== undefined}
          submitLabel={missing ? t('nothing') : t('submit', { count: plan.createdCount })}
          onSubmit={submit}
        />
      }
    >
      <div className="grid grid-cols-[19rem_minmax(0,1fr)] phone:flex phone:flex-col phone:gap-5">
        <div className="flex min-w-0 flex-col gap-5 border-r border-line pr-6 phone:border-r-0 phone:pr-0">
          <SourceWeek
            from={from}
            weekStart={weekStart}
            today={today}
            total={total}
            canceledCount={plan.canceled.length}
            onChange={(week) => {
              if (targets.has(week)) toggleTarget(week);
              setFrom(week);
            }}
          />
          <SourceChoice
            label={t('what')}
            source={source}
            kind={kind}
            onKind={setKind}
            roles={roles}
            onRole={toggleRole}
            people={nameKeys}
            onPerson={togglePerson}
          />
          <OpenCopies isOpen={isOpen} isFilled={isFilled} onOpen={setIsOpen} onFilled={setIsFilled} />
          {!isOpen && <ClashField />}
        </div>
        <div className="flex min-w-0 flex-col gap-5 pl-6 phone:pl-0">
          <TargetWeeks
            index={index}
            label={t('to')}
            source={from}
            begin={addDays(from, 7)}
            first={opened.to}
            weekStart={weekStart}
            today={today}
            chosen={targets}
            onToggle={toggleTarget}
          />
          <PlanPreview plan={plan} />
        </div>
      </div>
    </Dialog>
  );
}

function fillShifts(shifts: readonly Shift[]): void {
  openDialog({ name: 'fill', shiftIds: shifts.map(({ id }) => id) });
}

function weeksToCopy(store: ScheduleStore, { from, to }: CopyWeekDialogProps, weekStart: WeekStart) {
  if (from && to) return { from, to };
  const { schedule, selectedDate } = store.getState();
  const shown = startOfWeek(selectedDate, weekStart);
  const isPlanned = sevenDaysFrom(shown).some((day) => shiftsOn(schedule.shifts, day).some(isCounted));
  const before = isPlanned ? undefined : findLastPlannedWeek(schedule.shifts, shown, weekStart);
  return before ? { from: before, to: shown } : { from: shown, to: addDays(shown, 7) };
}

function choiceOf(kind: CopyKind, roles: ReadonlySet<string>, nameKeys: ReadonlySet<string>): CopyChoice {
  switch (kind) {
    case 'everything':
      return { kind };
    case 'roles':
      return { kind, roles };
    case 'employees':
      return { kind, nameKeys };
  }
}

/** Message key for the reason why nothing can be copied; undefined if any shift can be copied. */
function emptyCopyReason(plan: WeekCopyPlan, copyableCount: number, include: CopyChoice) {
  if (plan.createdCount > 0) return undefined;
  if (copyableCount === 0) return 'noShifts';
  if (include.kind === 'roles' && include.roles.size === 0) return 'noRole';
  if (include.kind === 'employees' && include.nameKeys.size === 0) return 'noEmployee';
  return plan.weeks.length === 0 ? 'noWeek' : 'noneNew';
}

interface OpenCopiesProps {
  isOpen: boolean;
  /** Whether auto-fill opens afterwards. */
  isFilled: boolean;
  onOpen: (isOpen: boolean) => void;
  onFilled: (isFilled: boolean) => void;
}

/** Whether the copies keep their people or are open shifts, which can be filled right after. */
function OpenCopies(props: OpenCopiesProps) {
  return (
    // The height of the content, to avoid a layout shift.
    <LaterWords fallback={<div className="h-14 phone:h-18" />}>
      <OpenChoice {...props} />
    </LaterWords>
  );
}

function OpenChoice({ isOpen, isFilled, onOpen, onFilled }: OpenCopiesProps) {
  const t = useTranslations('weeks');
  return (
    <div className="flex flex-col gap-1.5">
      <PeopleOrOpen isOpen={isOpen} onOpen={onOpen} />
      {isOpen && (
        <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2 text-sm coarse:min-h-11 phone:min-h-11">
          <input
            type="checkbox"
            checked={isFilled}
            onChange={(event) => onFilled(event.currentTarget.checked)}
            className="size-4 accent-accent focus-ring phone:size-5"
          />
          {t('thenFill')}
        </label>
      )}
    </div>
  );
}

interface SourceWeekProps {
  from: LocalDate;
  weekStart: WeekStart;
  today: LocalDate;
  total: number;
  /** How many shifts of the week are canceled and not copied. */
  canceledCount: number;
  onChange: (firstDay: LocalDate) => void;
}

function SourceWeek({ from, weekStart, today, total, canceledCount, onChange }: SourceWeekProps) {
  const t = useTranslations('copyWeek');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const gridId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="rounded-box bg-fill px-3.5 py-3 contrast:border-2 contrast:border-line-strong">
      <p className="text-xs font-medium text-ink-2 phone:text-[13px]">{t('from')}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="tnum font-semibold">{formats.dayRange(from, addDays(from, 6))}</span>
        <span className="tnum text-ink-2">{calendar('shiftCount', { count: total })}</span>
      </p>
      {canceledCount > 0 && (
        <p className="pt-1 text-xs text-ink-2 phone:text-[13px]">
          {t('canceledOut', { count: canceledCount })}
        </p>
      )}
      <Button
        ref={opener}
        size="sm"
        className="mt-2"
        aria-expanded={isPicking}
        aria-controls={isPicking ? gridId : undefined}
        onClick={() => setIsPicking(!isPicking)}
      >
        {t('otherSource')}
      </Button>
      {isPicking && (
        <WeekPicker
          id={gridId}
          selected={from}
          today={today}
          onPick={(date) => {
            setIsPicking(false);
            opener.current?.focus();
            onChange(startOfWeek(date, weekStart));
          }}
        />
      )}
    </div>
  );
}
