'use client';

import { useTranslations } from 'use-intl';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { takeProposal } from '@/stores/auto-fill/fill';
import { closeDialog } from '@/stores/ui/dialogs';
import { useShiftName } from './use-fill-words';

/** What of a plan that was taken was left out, because the schedule had changed meanwhile, and why. */
export function LeftOutDialog({ takenCount, leftOut }: ReturnType<typeof takeProposal>) {
  const t = useTranslations('fill');
  const common = useTranslations('common');
  const sentence = useRuleSentences();
  const shiftName = useShiftName();
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('leftOut', { count: leftOut.length })}
      subtitle={<p className="tnum text-sm text-ink-2">{t('leftOutHint', { count: takenCount })}</p>}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" size="dialog" onClick={closeDialog}>
          {common('close')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        {leftOut.map(({ shift, employeeName, breaks: [first] }) => (
          <li key={shift.id} data-shift-id={shift.id} className="flex flex-col">
            <span className="tnum text-sm font-medium">{shiftName(shift)}</span>
            <span className="text-xs text-ink-2 phone:text-[13px]" dir="auto">
              {t('obstacle', { name: employeeName, why: first ? sentence(first) : t('changedMeanwhile') })}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
