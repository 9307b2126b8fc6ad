'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { useFormats } from '@/components/ui/use-formats';
import { MAX_DAYS, plannedBulkChange, plannedBulkCopy } from '@/lib/shifts/change/bulk-change';
import { parseDayOffset } from '@/lib/shifts/change/parse-day-offset';
import { copyShifts, moveShifts, notifyMoveRefusal } from '@/stores/schedule/move-shifts';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { BulkSummary } from './bulk-summary';
import { dayRangeText } from './day-range-text';
import { OffsetField } from './offset-field';
import { useBulk } from './use-bulk';

const MOVE_DAYS = [-7, -1, 1, 7] as const;
const COPY_DAYS = [1, 7, 14, 28] as const;

/** Moves or copies all selected shifts by a number of days, in one step. */
export function BulkDaysDialog({ isCopy }: { isCopy: boolean }) {
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
