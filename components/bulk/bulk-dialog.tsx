'use client';

import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { useFormats } from '@/components/ui/use-formats';
import { nameKey } from '@/lib/employees/employee';
import type { Formats } from '@/lib/i18n/formats';
import {
  MAX_DAYS,
  parseDayOffset,
  plannedBulkChange,
  plannedBulkCopy,
} from '@/lib/shifts/change/bulk-change';
import { isCountedForPerson, isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { copyShifts, moveShifts, notifyMoveRefusal, removeShifts } from '@/stores/schedule/move-shifts';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { useMinutesOf } from '@/stores/settings/use-setting';
import { closeDialog, type OpenDialog } from '@/stores/ui/dialogs';
import { BulkChangeDialog } from './bulk-change-dialog';
import { BulkSummary } from './bulk-summary';
import { OffsetField } from './offset-field';
import { useBulk } from './use-bulk';

interface BulkDialogProps {
  name: OpenDialog['name'] & `bulk${string}`;
}

/** Renders the dialog once its texts are loaded. */
export function BulkDialog({ name }: BulkDialogProps) {
  return (
    <LaterWords>
      {name === 'bulkChange' && <BulkChangeDialog />}
      {name === 'bulkDelete' && <BulkDeleteDialog />}
      {(name === 'bulkMove' || name === 'bulkCopy') && (
        <BulkDaysDialog key={name} isCopy={name === 'bulkCopy'} />
      )}
    </LaterWords>
  );
}

/** Confirms deleting all selected shifts and lists what else is deleted. */
function BulkDeleteDialog() {
  const store = useScheduleStore();
  const t = useTranslations('bulkDialogs');
  const common = useTranslations('common');
  const formats = useFormats();
  const { shifts } = useBulk();
  const people = new Set(
    shifts.filter((shift) => !isOpenShift(shift)).map(({ employeeName }) => nameKey(employeeName)),
  );
  const minutesOf = useMinutesOf();
  const minutes = shifts.filter(isCountedForPerson).reduce((sum, shift) => sum + minutesOf(shift), 0);
  const remove = () => {
    closeDialog();
    removeShifts(
      store,
      shifts.map(({ id }) => id),
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle', { count: shifts.length })}
      cancelLabel={common('cancel')}
      confirmLabel={t('deleteNow', { count: shifts.length })}
      tone="danger"
      icon={<Trash2 aria-hidden="true" />}
      onCancel={closeDialog}
      onConfirm={remove}
    >
      <p className="tnum">
        {dayRangeText(shifts, formats)}:{' '}
        {t('deleted', { count: shifts.length, people: people.size, hours: formats.duration(minutes) })}
      </p>
      <p className="pt-2 text-ink-2">{t('canUndo')}</p>
    </ConfirmDialog>
  );
}

const MOVE_DAYS = [-7, -1, 1, 7] as const;
const COPY_DAYS = [1, 7, 14, 28] as const;

/** Moves or copies all selected shifts by a number of days, in one step. */
function BulkDaysDialog({ isCopy }: { isCopy: boolean }) {
  const store = useScheduleStore();
  const t = useTranslations('bulkDialogs');
  const common = useTranslations('common');
  const formats = useFormats();
  const { shifts, employees, breaksOf } = useBulk();
  const [text, setText] = useState(isCopy ? '7' : '1');
  const parsed = parseDayOffset(text, MAX_DAYS);
  const days = parsed ?? 0;
  const plan = useMemo(() => {
    if (isCopy) {
      const { copies, originals, refused } = plannedBulkCopy(shifts, days, employees);
      return { originals, after: copies, changed: copies.map((after) => ({ after })), refused };
    }
    const { moved, refused } = plannedBulkChange(shifts, { days }, employees);
    return {
      originals: moved.map(({ before }) => before),
      after: moved.map(({ after }) => after),
      changed: moved,
      refused,
    };
  }, [isCopy, shifts, days, employees]);
  const broken = useMemo(() => breaksOf(plan.changed), [breaksOf, plan]);
  const count = plan.after.length;
  const apply = () => {
    if (count === 0) return;
    closeDialog();
    const moves = plan.after.flatMap(({ date }, position) => {
      const original = plan.originals[position];
      return original ? [{ shiftId: original.id, date }] : [];
    });
    const outcome = isCopy ? copyShifts(store, moves) : moveShifts(store, moves);
    if (!outcome.isOk) notifyMoveRefusal(store, outcome.error);
  };
  const counted = isCopy ? t('willCopy', { count }) : t('willMove', { count });
  const ranges = t('fromTo', {
    from: dayRangeText(plan.originals, formats),
    to: dayRangeText(plan.after, formats),
  });
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={isCopy ? t('copyTitle', { count: shifts.length }) : t('moveTitle', { count: shifts.length })}
      closeLabel={common('close')}
      onSubmit={apply}
      footer={
        <FormFooter
          submitLabel={isCopy ? t('copyNow', { count }) : t('moveNow', { count })}
          onCancel={closeDialog}
          isDisabled={count === 0}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <OffsetField
          label={isCopy ? t('daysAhead') : t('days')}
          value={text}
          choices={
            isCopy
              ? COPY_DAYS.map((choice) => ({ offset: choice, label: t(`by.copy.${choice}`) }))
              : MOVE_DAYS.map((choice) => ({ offset: choice, label: t(`by.move.${choice}`) }))
          }
          hint={t('daysHint', { most: MAX_DAYS })}
          error={parsed === undefined ? t('daysWrong', { most: MAX_DAYS }) : undefined}
          onChange={setText}
        />
        <BulkSummary refused={plan.refused} broken={broken}>
          {count > 0 ? `${counted}: ${ranges}` : counted}
        </BulkSummary>
      </div>
    </Dialog>
  );
}

/** `Nov 16 - Nov 22`, or `Mon, Nov 16` for a single day; `shifts` must be in date order. */
function dayRangeText(shifts: readonly Shift[], formats: Formats): string {
  const [first, last] = [shifts[0], shifts.at(-1)];
  if (!first || !last) return '';
  return first.date === last.date ? formats.weekdayDay(first.date) : formats.dayRange(first.date, last.date);
}
