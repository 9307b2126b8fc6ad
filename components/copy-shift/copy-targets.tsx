'use client';

import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { DatesGrid } from '@/components/parts/dates-grid';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { Tabs, tabId } from '@/components/ui/tabs';
import type { SettledPlan } from '@/lib/shifts/plan/settle-plan';
import type { Shift } from '@/lib/shifts/shift/shift';
import type { LocalDate } from '@/lib/time/local-date';
import { keepBreakChoice, useBreakChoices } from '@/stores/plans/plan-choices';
import { DateChips } from './date-chips';
import { OriginalShift } from './original-shift';
import { PatternFields } from './pattern-fields';
import { COPY_MODES, type useCopyDraft } from './use-copy-draft';

/** From this width the dialog has its full size, with two months side by side. */
const TWO_MONTHS = '(width >= 944px)';

interface CopyTargetsProps {
  shift: Shift;
  today: LocalDate;
  draft: ReturnType<typeof useCopyDraft>;
  plan: SettledPlan;
  isCopying: boolean;
  onPick: (date: LocalDate) => void;
  onGenerate: () => void;
  /** Called when anything but the dates changes. */
  onChange: () => void;
}

/** The shift, and the three ways to choose the dates of its copies. */
export function CopyTargets({
  shift,
  today,
  draft,
  plan,
  isCopying,
  onPick,
  onGenerate,
  onChange,
}: CopyTargetsProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('copyShift');
  const panelId = useId();
  const isPhone = useMediaQuery(PHONE);
  const hasTwoMonths = useMediaQuery(TWO_MONTHS);
  const { mode, dates, generatedCount } = draft;
  const choices = useBreakChoices('copyShift');
  // The ones that break a rule as they are copied, and those that are left out or open for it.
  const broken = useMemo(
    () => new Set([...plan.broken, ...plan.skipped, ...plan.opened].map((one) => one.shift.date)),
    [plan],
  );
  const chips = { dates, today, broken, onRemove: draft.remove };
  const left = plan.broken.length;
  const warnings = (
    <PlanProblems
      title={
        left > 0
          ? dates.length === 1
            ? t('breakingOne')
            : t('breaking', { count: left, total: dates.length })
          : undefined
      }
      settled={plan}
      choices={choices}
      onChoose={(rule, choice) => keepBreakChoice('copyShift', rule, choice)}
      isByDay
    />
  );
  const selectedDates = (
    <>
      <DateChips
        {...chips}
        title={t('selectedDates', { count: dates.length })}
        emptyText={t('multipleHint')}
      />
      {warnings}
    </>
  );
  const laterOf = shift.date > today ? shift.date : today;
  return (
    <div
      inert={isCopying}
      className="grid grid-cols-[minmax(0,330fr)_minmax(0,494fr)] grid-rows-[auto_1fr] gap-x-6 max-[943px]:grid-cols-2 phone:grid-cols-1 phone:grid-rows-none phone:gap-y-5"
    >
      <div className="flex flex-col gap-5">
        <OriginalShift shift={shift} />
        <Tabs
          label={t('mode')}
          value={mode}
          onChange={(next) => {
            onChange();
            draft.setMode(next);
          }}
          options={COPY_MODES.map((value) => ({ value, label: t(value) }))}
          panelId={panelId}
          className="[&>button]:flex-auto [&>button]:px-1 [&>button]:leading-4 [&>button]:whitespace-normal phone:[&>button]:text-[13px]"
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, mode)} className="contents">
        <div className="flex min-h-0 flex-col gap-5 pt-5 empty:hidden phone:pt-0">
          {mode === 'single' && <p className="text-ink-2">{t('singleHint')}</p>}
          {mode === 'single' && !isPhone && warnings}
          {mode === 'multiple' && !isPhone && selectedDates}
          {mode === 'recurring' && (
            <PatternFields
              pattern={draft.pattern}
              onChange={(pattern) => {
                onChange();
                draft.setPattern(pattern);
              }}
              onGenerate={onGenerate}
            />
          )}
        </div>
        <div className="col-start-2 row-span-2 row-start-1 flex min-w-0 flex-col gap-4 border-l border-line pl-6 phone:col-start-1 phone:row-span-1 phone:row-start-auto phone:border-0 phone:pl-0">
          {(mode !== 'recurring' || !isPhone) && (
            <div data-role-color={colorOf(shift.role, shift.color)}>
              <DatesGrid
                selected={dates}
                today={today}
                originalDate={shift.date}
                isOriginalDisabled={mode === 'single'}
                firstShown={mode === 'recurring' ? (dates[0] ?? today) : laterOf}
                monthCount={hasTwoMonths ? 2 : 1}
                onPick={onPick}
              />
            </div>
          )}
          {mode === 'single' && isPhone && warnings}
          {mode === 'multiple' && isPhone && selectedDates}
          {mode === 'recurring' && (
            <>
              <DateChips
                {...chips}
                title={t('generatedDates', { count: dates.length })}
                emptyText={t('recurringHint')}
                note={
                  <p role="status" className="text-xs text-ink-2 phone:text-[13px]">
                    {generatedCount ? t('generated', { count: generatedCount }) : null}
                  </p>
                }
              />
              {warnings}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
