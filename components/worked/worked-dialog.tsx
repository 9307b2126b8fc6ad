'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { TimeField } from '@/components/ui/fields/time-field';
import { useFormats } from '@/components/ui/use-formats';
import { countingSetting } from '@/lib/settings/calendar-settings';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { isCountedForPerson } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import { durationMinutes, isOvernight } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { withWorked } from '@/lib/worked/worked';
import { CHOICES, type WorkedDraft, workedDraftOf, workedFromDraft } from '@/lib/worked/worked-draft';
import { announce } from '@/stores/notifications/announce';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog } from '@/stores/ui/dialogs';

/** Actual hours of a day: one line per shift, prefilled with the plan; saved in one change. */
export const WorkedDialog = withLaterWords(WorkedInWords);

function WorkedInWords({ date }: { date: LocalDate }) {
  const store = useScheduleStore();
  const t = useTranslations('worked');
  const common = useTranslations('common');
  const formats = useFormats();
  const isPaidHours = useSetting(countingSetting, (counting) => counting.paidHours);
  const ofDay = useSchedule((state) => shiftsOn(state.schedule.shifts, date));
  const shifts = useMemo(() => ofDay.filter(isCountedForPerson), [ofDay]);
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
          // Keep entries made already.
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
      // Closing the dialog in any way saves; only Cancel discards.
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

interface WorkedRowProps {
  shift: Shift;
  draft: WorkedDraft;
  showsMistakes: boolean;
  onChange: (fields: Partial<WorkedDraft>) => void;
}

/** One shift: as planned, worked at other times, or not at all. */
function WorkedRow({ shift, draft, showsMistakes, onChange }: WorkedRowProps) {
  const t = useTranslations('worked');
  const formats = useFormats();
  const read = workedFromDraft(draft);
  const mistakes = showsMistakes && 'mistakes' in read ? read.mistakes : undefined;
  const worked = 'worked' in read && read.worked?.outcome === 'worked' ? read.worked : undefined;
  const more = worked ? durationMinutes(worked.startTime, worked.endTime) - shiftMinutes(shift) : 0;
  const times = formats.timeRange(shift.startTime, shift.endTime);
  return (
    <li data-shift-id={shift.id} className="py-3">
      <fieldset aria-label={`${shift.employeeName}, ${times}`} className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 grow basis-44">
            <span className="block truncate font-semibold" dir="auto">
              {shift.employeeName}
            </span>
            <span className="tnum text-xs text-ink-2">{t('plannedAt', { times })}</span>
          </p>
          <ChipGroup
            label={t('outcome')}
            hideLabel
            size="sm"
            value={draft.choice}
            onChange={(choice) => onChange({ choice })}
            options={CHOICES.map((choice) => ({ value: choice, label: t(choice) }))}
          />
        </div>
        {draft.choice === 'worked' && (
          <div className="grid grid-cols-[1fr_1fr_1fr_auto] items-start gap-3 phone:grid-cols-2">
            <TimeField
              label={t('start')}
              value={draft.start}
              error={mistakes?.start ? t('wrongTime') : undefined}
              onChange={(start) => onChange({ start })}
            />
            <TimeField
              label={t('end')}
              value={draft.end}
              note={worked && isOvernight(worked.startTime, worked.endTime) ? t('nextDay') : undefined}
              error={mistakes?.end ? t('wrongTime') : undefined}
              onChange={(end) => onChange({ end })}
            />
            <TextField
              label={t('breakField')}
              inputMode="numeric"
              autoComplete="off"
              value={draft.breakMinutes}
              error={mistakes?.breakMinutes ? t('wrongBreak') : undefined}
              suffix={<span className="text-ink-2">{t('minutes')}</span>}
              onChange={({ currentTarget }) => onChange({ breakMinutes: currentTarget.value })}
            />
            <p role="status" className="tnum min-w-28 self-center pt-5 text-xs text-ink-2 phone:pt-0">
              {worked &&
                (more === 0
                  ? t('asPlanned')
                  : t(more > 0 ? 'longer' : 'shorter', { length: formats.duration(Math.abs(more)) }))}
            </p>
          </div>
        )}
      </fieldset>
    </li>
  );
}
