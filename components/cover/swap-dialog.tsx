'use client';

import { ArrowLeftRight, Search } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { foldText } from '@/lib/fold-text';
import { swapChoices } from '@/lib/rules/swap';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { Shift } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { weekOf } from '@/lib/time/week';
import { notifyMoveRefusal, swapShifts } from '@/stores/schedule/move-shifts';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { ShiftLine } from './shift-line';
import { SwapRow } from './swap-row';
import { useRuleContexts } from './use-rule-contexts';

/** Up to this number, no search field is needed. */
const MAX_UNSEARCHED = 8;

/** Swaps the employees of two shifts of a week, after showing the rules that either would break. */
export function SwapDialog({ shift }: { shift: Shift }) {
  const store = useScheduleStore();
  const t = useTranslations('cover');
  const common = useTranslations('common');
  const groupName = useId();
  const shifts = useSchedule((state) => state.schedule.shifts);
  const weekStart = useSetting('weekStart');
  const today = useUi((state) => state.today);
  const minute = useUi((state) => state.minute);
  const contextFor = useRuleContexts();
  const formats = useFormats();
  const [chosenId, setChosenId] = useState<string>();
  const [search, setSearch] = useState('');
  const { choices, otherRoleCount } = useMemo(
    () =>
      swapChoices(
        shift,
        weekOf(shift.date, weekStart).flatMap((date) => shiftsOn(shifts, date)),
        contextFor,
        { date: today, time: clockTimeOf(minute) },
      ),
    [shift, shifts, weekStart, contextFor, today, minute],
  );
  const chosen = choices.find(({ other }) => other.id === chosenId)?.other;
  const wanted = foldText(search.trim());
  // The chosen one stays in view: it is what Swap is about.
  const shown = choices.filter(
    ({ other }) =>
      other === chosen || foldText(`${other.employeeName} ${formats.longDay(other.date)}`).includes(wanted),
  );
  const swap = () => {
    if (!chosen) return;
    closeDialog();
    const outcome = swapShifts(store, shift.id, chosen.id);
    if (!outcome.isOk) notifyMoveRefusal(store, outcome.error);
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('swapTitle')}
      subtitle={<ShiftLine shift={shift} />}
      closeLabel={common('close')}
      onSubmit={swap}
      footer={
        <>
          <Button size="dialog" onClick={() => openDialog({ name: 'cover', shiftId: shift.id })}>
            {common('back')}
          </Button>
          <Button type="submit" variant="primary" size="dialog" disabled={!chosen}>
            {t('swap')}
          </Button>
        </>
      }
    >
      {choices.length === 0 ? (
        <EmptyState
          icon={<ArrowLeftRight aria-hidden="true" />}
          title={t('nothingToSwap')}
          description={t('sameRoleOnly')}
        />
      ) : (
        <fieldset className="-mx-3 min-w-0">
          <legend className="px-3 pb-2 text-xs text-ink-2 phone:text-[13px]">{t('swapHint')}</legend>
          {choices.length > MAX_UNSEARCHED && (
            <TextField
              type="search"
              label={t('searchShifts')}
              hideLabel
              placeholder={t('searchShifts')}
              value={search}
              autoComplete="off"
              className="px-3 pb-2"
              icon={<Search aria-hidden="true" />}
              // Enter would swap.
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          )}
          {shown.length === 0 && <p className="px-3 text-ink-2">{common('noMatches')}</p>}
          <ul className="flex flex-col">
            {shown.map((choice) => (
              <SwapRow
                key={choice.other.id}
                shift={shift}
                choice={choice}
                groupName={groupName}
                isChosen={choice.other === chosen}
                onChoose={() => setChosenId(choice.other.id)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      {choices.length > 0 && otherRoleCount > 0 && (
        <p className="pt-3 text-xs text-ink-2 phone:text-[13px]">
          {t('otherRoles', { count: otherRoleCount })}
        </p>
      )}
    </Dialog>
  );
}
