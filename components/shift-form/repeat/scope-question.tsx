'use client';

import { Repeat } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import { withLaterWords } from '@/components/parts/later-words';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { SeriesScope } from '@/lib/series/delete-series';
import { type Repeating, savedShiftEntries } from '@/lib/series/edit-series';
import { placeholderIds } from '@/lib/shifts/change/placeholder-ids';
import type { Shift } from '@/lib/shifts/shift/shift';
import { freshBreaksOfPlan } from '@/stores/schedule/plan-breaks';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useRuleSettings } from '@/stores/settings/use-rule-settings';
import { useUi } from '@/stores/ui/use-ui';
import { ScopeChoice } from './scope-choice';

interface ScopeQuestionProps {
  before: Shift;
  after: Shift;
  repeating: Repeating;
  onCancel: () => void;
  onChoose: (scope: SeriesScope) => void;
}

/** Asks which shifts of a series to edit, and shows the rules that the edit would break. */
export const ScopeQuestion = withLaterWords(Question);

function Question({ before, after, repeating, onCancel, onChoose }: ScopeQuestionProps) {
  const t = useTranslations('series');
  const common = useTranslations('common');
  const form = useTranslations('shiftForm');
  const schedule = useSchedule((state) => state.schedule);
  const settings = useRuleSettings();
  const today = useUi((state) => state.today);
  // A repeat rule cannot apply to a single shift.
  const isOfRule = repeating !== 'same';
  const [scope, setScope] = useState<SeriesScope>(isOfRule ? 'following' : 'this');
  const entries = useMemo(
    () => savedShiftEntries({ schedule, before, after, repeating, scope, today, newId: placeholderIds() }),
    [schedule, before, after, repeating, scope, today],
  );
  const broken = useMemo(() => freshBreaksOfPlan(schedule, entries, settings), [schedule, entries, settings]);
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      icon={<Repeat aria-hidden="true" />}
      title={t('askTitle')}
      cancelLabel={common('cancel')}
      confirmLabel={form('update')}
      onCancel={onCancel}
      onConfirm={() => onChoose(scope)}
      extra={
        <div className="flex flex-col gap-4">
          <ScopeChoice
            label={t('ask')}
            scope={scope}
            entries={entries}
            hasThis={!isOfRule}
            onChange={setScope}
          />
          {broken.length > 0 && (
            <div className="flex flex-col gap-2">
              <p className="tnum text-sm font-semibold">{t('breaking', { count: broken.length })}</p>
              <BrokenShifts broken={broken} isByDay />
            </div>
          )}
        </div>
      }
    >
      {t('keepsOwn')}
    </ConfirmDialog>
  );
}
