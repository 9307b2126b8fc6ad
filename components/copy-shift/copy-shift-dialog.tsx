'use client';

import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useLastKnown } from '@/components/ui/dialog/use-last-known';
import { ruleSettingsOf } from '@/lib/settings/settings-of';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { type CopyRefusal, copiesOfShift } from '@/lib/shifts/copy/copy-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { notificationsStore } from '@/stores/app/notifications-store';
import { announce } from '@/stores/notifications/announce';
import { breakChoices } from '@/stores/plans/plan-choices';
import { settledPlan } from '@/stores/plans/settle-plans';
import { copyShift } from '@/stores/schedule/copy-shift';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { CopyFooter, type CopyProgress } from './copy-footer';
import { CopyTargets } from './copy-targets';
import { useCopyDraft } from './use-copy-draft';
import { useCopyPlan } from './use-copy-plan';

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
    // Looked up again: another tab may have deleted it since the dialog opened.
    const original = findShift(shifts, shift.id);
    const made = copiesOfShift(original, draft.dates, employees.values(), store.newId);
    if (!made.isOk) {
      const { kind } = made.error;
      const isError = kind === 'originalMissing' || kind === 'employeeNotFound';
      refuse(refusalText(made.error), isError ? 'copyRefused' : 'copyWarned');
      return;
    }
    const { entries } = settledPlan(
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

/** Texts of the refusals; the two about the employee are shared with the shift form. */
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
