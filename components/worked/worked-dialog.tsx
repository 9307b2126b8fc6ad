'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { useFormats } from '@/components/ui/use-formats';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isSomebodys } from '@/lib/shifts/shift/open-shift';
import type { LocalDate } from '@/lib/time/local-date';
import { withWorked } from '@/lib/worked/worked';
import { type WorkedDraft, workedDraftOf, workedFromDraft } from '@/lib/worked/worked-draft';
import { announce } from '@/stores/notifications/announce';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';
import { WorkedRow } from './worked-row';

/** What really happened on a day: a line a shift, filled with the plan; saved in one change. */
export function WorkedDialog({ date }: { date: LocalDate }) {
  return (
    <LaterWords>
      <WorkedInWords date={date} />
    </LaterWords>
  );
}

function WorkedInWords({ date }: { date: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('worked');
  const common = useTranslations('common');
  const formats = useFormats();
  const isPaidHours = useSetting('counting', (counting) => counting.paidHours);
  const ofDay = useSchedule((state) => shiftsOn(state.schedule.shifts, date));
  const shifts = useMemo(() => ofDay.filter(isSomebodys), [ofDay]);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, WorkedDraft>>(new Map());
  const [showsMistakes, setShowsMistakes] = useState(false);
  const draftOf = (id: string) => {
    const shift = shifts.find((one) => one.id === id);
    return drafts.get(id) ?? (shift && workedDraftOf(shift, isPaidHours));
  };
  const change = (id: string, draft: WorkedDraft) => setDrafts(new Map([...drafts, [id, draft]]));
  const allAsPlanned = () =>
    setDrafts(
      new Map(
        shifts.map((shift) => {
          const { worked: _said, ...plan } = shift;
          const draft = workedDraftOf(plan, isPaidHours);
          const now = draftOf(shift.id) ?? draft;
          // What is said already stays.
          return [shift.id, now.choice === 'unsaid' ? { ...draft, choice: 'worked' } : now];
        }),
      ),
    );
  const save = () => {
    const read = shifts.map((shift) => {
      const draft = drafts.get(shift.id);
      return { shift, said: draft && workedFromDraft(draft) };
    });
    const isWrong = read.some(({ said }) => said && 'mistakes' in said);
    setShowsMistakes(isWrong);
    if (isWrong) return;
    const entries = read.flatMap(({ shift, said }) => {
      if (!said || 'mistakes' in said) return [];
      const after = withWorked(shift, said.worked);
      return after === shift ? [] : [shiftEntry(shift, after)];
    });
    if (entries.length > 0) {
      void announce(store, store.commit(entries), {
        category: 'shifts',
        act: 'shiftSaved',
        words: { message: t('saved', { count: entries.length }) },
      });
    }
    closeDialog();
  };
  return (
    <Dialog
      isOpen
      // What is typed is saved however the dialog is left; Cancel alone gives it up.
      onClose={save}
      title={t('title')}
      titleExtra={<span className="font-normal text-ink-2">{formats.longDay(date)}</span>}
      closeLabel={common('close')}
      size="lg"
      isFullScreenOnPhone
      onSubmit={save}
      footer={
        <>
          <Button
            variant="ghost"
            size="dialog"
            className="mr-auto"
            disabled={shifts.length === 0}
            onClick={allAsPlanned}
          >
            {t('allPlanned')}
          </Button>
          <FormFooter submitLabel={t('save')} onCancel={closeDialog} />
        </>
      }
    >
      <p className="pb-4 text-sm text-ink-2">{shifts.length > 0 ? t('lead') : t('none')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {shifts.map((shift) => {
          const draft = draftOf(shift.id);
          return (
            draft && (
              <WorkedRow
                key={shift.id}
                shift={shift}
                draft={draft}
                showsMistakes={showsMistakes}
                onChange={(fields) => change(shift.id, { ...draft, ...fields })}
              />
            )
          );
        })}
      </ul>
    </Dialog>
  );
}
