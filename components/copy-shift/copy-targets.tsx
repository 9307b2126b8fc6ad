'use client';

import { Moon, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { IconButton } from '@/components/ui/icon-button';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { Tabs, tabId } from '@/components/ui/tabs';
import { useFormats } from '@/components/ui/use-formats';
import type { SettledPlan } from '@/lib/shifts/plan/settle-plan';
import type { Shift } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import type { LocalDate } from '@/lib/time/local-date';
import { keepBreakChoice, useBreakChoices } from '@/stores/plans/plan-choices';
import { PatternFields } from './pattern-fields';
import { COPY_MODES, type useCopyDraft } from './use-copy-draft';
import '@/components/ui/dates/month-grid.css';
import { DayPicker, type DayProps } from 'react-day-picker';
import { toDate, toLocalDate, useMonthGridParts } from '@/components/ui/dates/month-grid-parts';

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
  // Dates of copies that break a rule, or that are left out or open because of a broken rule.
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

function OriginalShift({ shift }: { shift: Shift }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('calendar');
  const copy = useTranslations('copyShift');
  const name = shift.employeeName || t('openShift');
  const formats = useFormats();
  const roleName = useRoleName();
  const statusName = useStatusName();
  return (
    <section
      aria-label={copy('original')}
      data-role-color={colorOf(shift.role, shift.color)}
      className="relative flex flex-col gap-1 rounded-box bg-role-surface py-3 pr-3.5 pl-5 contrast:outline-[1.5px] contrast:outline-line-strong contrast:outline-solid"
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-2 left-2 w-0.75 rounded-full bg-role-edge phone:w-1"
      />
      <p className="flex items-start justify-between gap-3">
        <span className="line-clamp-2 min-w-0 font-semibold break-words" dir="auto" title={name}>
          {name}
        </span>
        <span
          data-status={shift.status}
          className="flex shrink-0 items-center gap-1.5 font-medium text-status-text"
        >
          <StatusIcon status={shift.status} size={16} />
          {statusName(shift.status)}
        </span>
      </p>
      <p className="text-ink-2">{formats.longDay(shift.date)}</p>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex min-w-0 items-center gap-1.5 font-medium text-role-text">
          <RoleIcon role={shift.role} size={14} />
          <span className="truncate">{roleName(shift.role)}</span>
        </span>
        <span className="tnum flex items-center gap-1.5 text-ink-2">
          {formats.timeRange(shift.startTime, shift.endTime)}
          {isOvernight(shift.startTime, shift.endTime) && (
            <>
              <Moon aria-hidden="true" size={13} />
              <span className="sr-only">{t('overnight')}</span>
            </>
          )}
        </span>
      </p>
    </section>
  );
}

interface DateChipsProps {
  title: string;
  dates: readonly LocalDate[];
  today: LocalDate;
  onRemove: (date: LocalDate) => void;
  /** Shown at the end of the title line. */
  note?: ReactNode;
  /** Dates on which the copy would break a rule. */
  broken: ReadonlySet<LocalDate>;
  /** Instruction shown while there are no dates. */
  emptyText: string;
}

/** The chosen dates, each removable; a long list scrolls. */
function DateChips({ title, dates, today, onRemove, note, broken, emptyText }: DateChipsProps) {
  const t = useTranslations('copyShift');
  const formats = useFormats();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    const position = removed.current;
    if (position === undefined) return;
    removed.current = undefined;
    // The focused button is gone; move the focus to the chip in its place.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(position, dates.length - 1)] ?? heading.current)?.focus();
  }, [dates]);

  const text = (date: LocalDate) =>
    date.slice(0, 4) === today.slice(0, 4)
      ? `${formats.weekdayShort(date)}, ${formats.shortDay(date)}`
      : formats.fullDay(date);
  return (
    <section aria-labelledby={id} className="flex min-h-0 flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 ref={heading} id={id} tabIndex={-1} className="font-semibold outline-none">
          {title}
        </h3>
        {note}
      </div>
      {dates.length === 0 ? (
        <p className="text-ink-2">{emptyText}</p>
      ) : (
        <ul
          ref={list}
          aria-labelledby={id}
          className="-m-1 flex max-h-37 flex-wrap gap-1.5 overflow-y-auto p-1 phone:max-h-60 phone:gap-2"
        >
          {dates.map((date, position) => (
            <li
              key={date}
              className="tnum flex items-center rounded-control bg-fill pl-2 font-medium contrast:border contrast:border-line-strong phone:pl-3.5"
            >
              {broken.has(date) && (
                <span data-status="Pending" className="mr-1.5 text-status-text">
                  <TriangleAlert aria-hidden="true" className="size-3.5" />
                  <span className="sr-only">{t('breaksRule')}</span>
                </span>
              )}
              {text(date)}
              <IconButton
                size="sm"
                data-repeats="date"
                tooltip={false}
                label={t('removeDate', { date: text(date) })}
                icon={<X aria-hidden="true" />}
                className="w-6.5 phone:size-11 coarse:size-11"
                onClick={() => {
                  removed.current = position;
                  onRemove(date);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DatesGridProps {
  selected: readonly LocalDate[];
  today: LocalDate;
  /** The copied day; outlined and labeled as the original. */
  originalDate: LocalDate;
  isOriginalDisabled: boolean;
  firstShown: LocalDate;
  monthCount: 1 | 2;
  /** Called for any clicked day, selected or not. */
  onPick: (date: LocalDate) => void;
}

function DatesGrid(props: DatesGridProps) {
  const { firstShown, originalDate } = props;
  const parts = useMonthGridParts();
  const [shown, setShown] = useState({ firstShown, month: toDate(firstShown) });
  if (shown.firstShown !== firstShown) setShown({ firstShown, month: toDate(firstShown) });

  const original = toDate(originalDate);
  return (
    <DayPicker
      {...parts}
      components={{ ...parts.components, Day }}
      mode="multiple"
      className="month-grid dates-grid"
      numberOfMonths={props.monthCount}
      today={toDate(props.today)}
      selected={props.selected.map(toDate)}
      disabled={props.isOriginalDisabled ? original : false}
      month={shown.month}
      onMonthChange={(month) => setShown({ firstShown, month })}
      onSelect={(_dates, clicked) => {
        const day = toLocalDate(clicked);
        if (day !== undefined) props.onPick(day);
      }}
      modifiers={{ original, past: { before: toDate(props.today) } }}
      modifiersClassNames={{ original: 'is-original', past: 'is-past' }}
    />
  );
}

function Day({ day: _day, modifiers, ...rest }: DayProps) {
  return <td {...rest} {...(modifiers.hidden && { 'aria-selected': undefined })} />;
}
