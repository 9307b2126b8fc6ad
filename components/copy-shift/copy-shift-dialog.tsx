'use client';

import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { ruleSettingsOf } from '@/lib/settings/rule-settings';

import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { type CopyRefusal, copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import type { SettledPlan } from '@/lib/shifts/plan/settle-plan';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { announce } from '@/stores/notifications/announce';
import { breakChoices, useBreakChoices } from '@/stores/plans/plan-choices';
import { applyPlanChoices } from '@/stores/plans/settle-plans';
import { copyShift } from '@/stores/schedule/copy-shift';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { CopyTargets } from './copy-targets';
import { useCopyDraft } from './use-copy-draft';

const REFUSAL_TYPES = { copyWarned: 'warning', copyRefused: 'error', copyNotSaved: 'error' } as const;

/** Copies a shift to other dates (SPEC section 2, Copy Shift dialog). */
export function CopyShiftDialog({ shiftId }: { shiftId: string }) {
  const t = useTranslations('copyShift');
  const common = useTranslations('common');
  const shift = useLastKnown(
    useSchedule((state) => findShift(state.schedule.shifts, shiftId)),
    shiftId,
  );
  if (shift) return <CopyShiftForm shift={shift} />;
  return (
    <Dialog
      isOpen
      isFullScreenOnPhone
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="lg"
    >
      <p role="alert" className="flex items-start gap-2 font-medium text-danger-text">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('notFound')}
      </p>
    </Dialog>
  );
}

function CopyShiftForm({ shift }: { shift: Shift }) {
  const store = useScheduleStore();
  const t = useTranslations('copyShift');
  const common = useTranslations('common');
  const week = useTranslations('copyWeek');
  const refusalText = useRefusalText();
  const today = useUi((state) => state.today);
  const draft = useCopyDraft();
  const [refusal, setRefusal] = useState<string>();
  const [progress, setProgress] = useState<CopyProgress>();
  const plan = useCopyPlan(shift, draft.dates, progress !== undefined);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const refuse = (message: string, act: keyof typeof REFUSAL_TYPES = 'copyWarned') => {
    setRefusal(message);
    notificationsStore.notify({ message, type: REFUSAL_TYPES[act], category: 'shifts', act });
  };

  const pick = (date: LocalDate) => {
    if (date === shift.date) {
      refuse(t('originalPicked'));
      return;
    }
    setRefusal(undefined);
    draft.pick(date);
  };

  const generate = () => {
    setRefusal(undefined);
    if (draft.generate(today, shift.date) === 0) refuse(t('noneGenerated'));
  };

  const submit = async () => {
    const { schedule } = store.getState();
    const { shifts, employees } = schedule;
    // Looked up again: another tab may have deleted the shift since the dialog opened.
    const original = findShift(shifts, shift.id);
    const made = copiesOfShift(original, draft.dates, employees.values(), store.newId);
    if (!made.isOk) {
      const { kind } = made.error;
      const isError = kind === 'originalMissing' || kind === 'employeeNotFound';
      refuse(refusalText(made.error), isError ? 'copyRefused' : 'copyWarned');
      return;
    }
    const { entries } = applyPlanChoices(
      schedule,
      made.value.map((copy) => shiftEntry(undefined, copy)),
      ruleSettingsOf(schedule),
      breakChoices('copyShift'),
    );
    const copies = entries.flatMap((entry) => (entry.kind === 'shift' && entry.after) || []);
    const total = copies.length;
    if (total === 0) {
      refuse(week('noneNew'));
      return;
    }
    setRefusal(undefined);
    setProgress({ done: 0, total });
    const outcome = await copyShift(store, copies, (done) => setProgress({ done, total }));
    if (outcome.state === 'failed') {
      setProgress(undefined);
      refuse(t('failed'), 'copyNotSaved');
      return;
    }
    if (outcome.state === 'copied') {
      void announce(store, outcome.change, {
        category: 'shifts',
        act: 'shiftCopied',
        words: { message: t('copied', { count: total }) },
      });
    }
    if (isOpen.current) closeDialog();
  };

  return (
    <Dialog
      isOpen
      isFullScreenOnPhone
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="lg"
      footer={
        <CopyFooter
          dateCount={draft.dates.length}
          copyCount={draft.dates.length - plan.skipped.length}
          refusal={refusal}
          progress={progress}
          onSubmit={submit}
        />
      }
    >
      <CopyTargets
        shift={shift}
        today={today}
        draft={draft}
        plan={plan}
        isCopying={progress !== undefined}
        onPick={pick}
        onGenerate={generate}
        onChange={() => setRefusal(undefined)}
      />
    </Dialog>
  );
}

/** The two refusals about the employee share their texts with the shift form. */
function useRefusalText(): (refusal: CopyRefusal) => string {
  const t = useTranslations('copyShift');
  const form = useTranslations('shiftForm');
  const roleName = useRoleName();
  return (refusal) => {
    switch (refusal.kind) {
      case 'noDates':
        return t('noDates');
      case 'onlyOriginalDate':
        return t('onlyOriginalDate');
      case 'originalMissing':
        return t('originalMissing');
      case 'employeeNotFound':
        return form('notFound', { name: refusal.name });
      case 'roleMismatch':
        return form('mismatch', {
          name: refusal.name,
          employeeRole: roleName(refusal.employeeRole),
          role: roleName(refusal.role),
        });
    }
  };
}

const NOTHING: SettledPlan = { entries: [], found: [], broken: [], skipped: [], opened: [] };

/**
 * The planned copies, after the choices for rule-breaking copies. Empty if copying is refused; the dialog
 * shows the reason on submit. While copying, keeps the earlier plan, because finished copies would overlap
 * the planned ones.
 */
function useCopyPlan(shift: Shift, dates: readonly LocalDate[], isCopying: boolean): SettledPlan {
  const schedule = useSchedule((state) => state.schedule);
  const rules = useRuleSettings();
  const choices = useBreakChoices('copyShift');
  const plan = useMemo(() => {
    if (isCopying) return undefined;
    const made = copiesOfShift(shift, dates, schedule.employees.values(), placeholderIds());
    if (!made.isOk) return NOTHING;
    const entries = made.value.map((copy) => shiftEntry(undefined, copy));
    return applyPlanChoices(schedule, entries, rules, choices);
  }, [isCopying, schedule, shift, dates, rules, choices]);
  return useLastKnown(plan, shift.id) ?? NOTHING;
}

interface CopyFooterProps {
  dateCount: number;
  /** The number of dates, except those left out. */
  copyCount: number;
  refusal: string | undefined;
  /** Copies made so far; undefined while no copying is in progress. */
  progress: CopyProgress | undefined;
  onSubmit: () => void;
}

interface CopyProgress {
  readonly done: number;
  readonly total: number;
}

/**
 * The dialog's footer: the fields that copies keep, the refusal or the progress, and the button with the
 * number of copies.
 */
function CopyFooter({ dateCount, copyCount, refusal, progress, onSubmit }: CopyFooterProps) {
  const t = useTranslations('copyShift');
  return (
    <>
      <div className="min-w-0 flex-1 phone:w-full phone:flex-none">
        {progress ? <ProgressBar {...progress} /> : <CopyNote refusal={refusal} />}
      </div>
      <Button
        variant="primary"
        size="dialog"
        isPending={progress !== undefined}
        pendingLabel={t('copying')}
        onClick={onSubmit}
      >
        {dateCount === 0 ? t('selectDates') : t('submit', { count: copyCount })}
      </Button>
    </>
  );
}

function CopyNote({ refusal }: { refusal: string | undefined }) {
  const t = useTranslations('copyShift');
  return refusal === undefined ? (
    <p className="flex items-start gap-2 text-xs text-ink-2 phone:text-[13px]">
      <Info aria-hidden="true" className="size-4 shrink-0" />
      {t('keeps')}
    </p>
  ) : (
    <p className="flex items-start gap-2 text-xs font-medium text-danger-text phone:text-[13px]">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span className="line-clamp-3 min-w-0 break-words">{refusal}</span>
    </p>
  );
}

function ProgressBar({ done, total }: CopyProgress) {
  const t = useTranslations('copyShift');
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-fill contrast:border contrast:border-line-strong"
      >
        <div className="h-full bg-accent" style={{ width: `${(done / total) * 100}%` }} />
      </div>
      <p className="tnum text-xs whitespace-nowrap text-ink-2">{t('doneOf', { done, total })}</p>
    </div>
  );
}
