'use client';

import { ArrowLeftRight, CircleCheck, Search, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { RulesOkNote } from '@/components/parts/rules-ok-note';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import { foldText } from '@/lib/fold-text';
import { isHardBreak, type RuleBreak } from '@/lib/rules/rule-break';
import { type SwapChoice, swapChoices } from '@/lib/rules/swap';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
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
  const weekStart = useSetting(weekStartSetting);
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
  // A search must not hide the chosen shift.
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
              // Enter in the search field would submit the swap.
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

interface SwapRowProps {
  shift: Shift;
  choice: SwapChoice;
  groupName: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A shift offered in exchange; when chosen, it shows the rules that each of the two people would break. */
function SwapRow({ shift, choice, groupName, isChosen, onChoose }: SwapRowProps) {
  const { colorOf } = useRoleBook();
  const formats = useFormats();
  const effectId = useId();
  const { other, given, taken } = choice;
  const problems = [
    ...given.map((found) => ({ name: shift.employeeName, found })),
    ...taken.map((found) => ({ name: other.employeeName, found })),
  ];
  return (
    <li className={classNames('rounded-box', isChosen && 'bg-fill')} data-swap={other.id}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-box px-3 py-2 hover:bg-hover">
        <input
          type="radio"
          name={groupName}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={isChosen ? effectId : undefined}
          className="focus-ring size-4 shrink-0 accent-(--accent) phone:size-5"
        />
        <Avatar name={other.employeeName} roleColor={colorOf(other.role, other.color)} size={28} />
        <span className="flex min-w-0 grow items-center gap-x-3 gap-y-1 phone:flex-col phone:items-start">
          <span className="flex min-w-0 grow flex-col">
            <span className="text-sm font-semibold wrap-anywhere" dir="auto">
              {other.employeeName}
            </span>
            <span className="tnum text-xs text-ink-2 phone:text-[13px]">
              {formats.weekdayDay(other.date)},{' '}
              <span className="whitespace-nowrap">{formats.timeRange(other.startTime, other.endTime)}</span>
            </span>
          </span>
          <SwapSummary problems={problems} />
        </span>
      </label>
      {isChosen && (
        <div id={effectId} className="flex flex-col gap-2 px-3 pb-3 pl-10">
          <SwapSide name={shift.employeeName} gets={other} breaks={given} />
          <SwapSide name={other.employeeName} gets={shift} breaks={taken} />
        </div>
      )}
    </li>
  );
}

/** The first rule that the swap would break, for whom, and the number of others. */
function SwapSummary({ problems }: { problems: readonly { name: string; found: RuleBreak }[] }) {
  const t = useTranslations('cover');
  const more = useTranslations('bulk');
  const sentence = useRuleSentences();
  const [first, ...others] = problems;
  const isHard = problems.some(({ found }) => isHardBreak(found));
  const Icon = first ? TriangleAlert : CircleCheck;
  return (
    <span
      data-status={first ? (isHard ? 'Canceled' : 'Pending') : 'Confirmed'}
      className="flex max-w-56 shrink-0 items-start gap-1.5 text-xs font-medium text-status-text phone:max-w-none phone:text-[13px]"
    >
      <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span className="wrap-anywhere">
        {first ? t('wouldBreak', { name: first.name, problem: sentence(first.found) }) : t('noWarning')}
        {others.length > 0 && `, ${more('more', { count: others.length })}`}
      </span>
    </span>
  );
}

interface SwapSideProps {
  name: string;
  gets: Shift;
  breaks: readonly RuleBreak[];
}

function SwapSide({ name, gets, breaks }: SwapSideProps) {
  const t = useTranslations('cover');
  const formats = useFormats();
  return (
    <div className="flex flex-col gap-1">
      <p className="tnum text-xs wrap-anywhere phone:text-[13px]">
        {t('takes', {
          name,
          shift: `${formats.weekdayShort(gets.date)} ${formats.timeRange(gets.startTime, gets.endTime)}`,
        })}
      </p>
      {breaks.length === 0 ? (
        <RulesOkNote>{t('breaksNothing')}</RulesOkNote>
      ) : (
        <RuleWarnings breaks={breaks} />
      )}
    </div>
  );
}
