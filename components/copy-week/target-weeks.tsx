'use client';

import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '@/components/ui/class-names';
import { MonthGrid } from '@/components/ui/dates/month-grid';
import { chipLook } from '@/components/ui/fields/chip-group';
import { fieldLabelClass, fieldRootClass } from '@/components/ui/fields/field-classes';
import { useFormats } from '@/components/ui/use-formats';
import { type ScheduleIndex, shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek, type WeekStart } from '@/lib/time/week';

interface TargetWeeksProps {
  index: ScheduleIndex;
  label: string;
  /** The week to copy, which cannot be a target. */
  source?: LocalDate | undefined;
  /** The first day of the first offered week. */
  begin: LocalDate;
  /** The first day of the target week that the dialog opens with. */
  first: LocalDate;
  weekStart: WeekStart;
  today: LocalDate;
  chosen: ReadonlySet<LocalDate>;
  onToggle: (firstDay: LocalDate) => void;
}

export const OFFERED_WEEKS = 8;

/** Chips for the next weeks, and a calendar for any other. */
export function TargetWeeks({
  index,
  label,
  source,
  begin,
  first,
  weekStart,
  today,
  chosen,
  onToggle,
}: TargetWeeksProps) {
  const t = useTranslations('copyWeek');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const gridId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const offered = useMemo(
    () => Array.from({ length: OFFERED_WEEKS }, (_, position) => addDays(begin, 7 * position)),
    [begin],
  );
  const [further, setFurther] = useState(() => (offered.includes(first) ? [] : [first]));
  const weeks = useMemo(
    () =>
      [...new Set([...offered, ...further])]
        .filter((day) => day !== source)
        .sort()
        .map((firstDay) => {
          const days = sevenDaysFrom(firstDay);
          const count = days.reduce((sum, day) => sum + shiftsOn(index, day).length, 0);
          return { firstDay, last: days[6] ?? firstDay, count };
        }),
    [index, source, offered, further],
  );

  const pick = (date: LocalDate) => {
    const firstDay = startOfWeek(date, weekStart);
    setIsRefused(firstDay === source);
    if (firstDay === source) return;
    if (!weeks.some((week) => week.firstDay === firstDay)) setFurther([...further, firstDay]);
    if (!chosen.has(firstDay)) onToggle(firstDay);
    setIsPicking(false);
    opener.current?.focus();
  };

  return (
    <div>
      <WeekChips
        label={label}
        weeks={weeks.map(({ firstDay, last, count }) => {
          const shifts = calendar('shiftCount', { count });
          const isNext = source !== undefined && firstDay === offered[0];
          return {
            firstDay,
            range: formats.dayRange(firstDay, last),
            detail: isNext ? `${t('nextWeek')} · ${shifts}` : shifts,
          };
        })}
        chosen={chosen}
        onToggle={onToggle}
      >
        <button
          ref={opener}
          type="button"
          aria-expanded={isPicking}
          aria-controls={isPicking ? gridId : undefined}
          onClick={() => {
            setIsPicking(!isPicking);
            setIsRefused(false);
          }}
          className="focus-ring motion flex min-h-12 items-center justify-center gap-1.5 rounded-control border border-dashed border-line-strong px-2.5 text-sm font-medium text-ink-2 hover:bg-hover hover:text-ink aria-expanded:bg-hover phone:rounded-box [&>svg]:size-4"
        >
          <CalendarPlus aria-hidden="true" />
          {t('otherWeek')}
        </button>
      </WeekChips>
      {isPicking && (
        <WeekPicker
          id={gridId}
          selected={further.at(-1) ?? addDays(begin, 7 * OFFERED_WEEKS)}
          today={today}
          onPick={pick}
          refusal={isRefused ? t('sourceRefused') : undefined}
          className="rounded-popover border border-line-2 p-3 contrast:border-2"
        />
      )}
    </div>
  );
}

interface WeekChip {
  firstDay: LocalDate;
  range: string;
  /** Shown under the range, such as the number of shifts in the week. */
  detail: string;
}

interface WeekChipsProps {
  label: string;
  weeks: readonly WeekChip[];
  chosen: ReadonlySet<LocalDate>;
  onToggle: (firstDay: LocalDate) => void;
  /** Another control in the same grid. */
  children: ReactNode;
}

/** Weeks as two-line native checkboxes, in columns of equal width. */
function WeekChips({ label, weeks, chosen, onToggle, children }: WeekChipsProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={fieldRootClass}>
      <span id={id} className={fieldLabelClass}>
        {label}
      </span>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-1.5 phone:gap-2">
        {weeks.map(({ firstDay, range, detail }) => (
          <label
            key={firstDay}
            className={classNames(
              chipLook('md', false),
              'min-h-12! flex-col items-start! justify-center gap-0! py-1',
            )}
          >
            <input
              type="checkbox"
              checked={chosen.has(firstDay)}
              onChange={() => onToggle(firstDay)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            <span className="tnum">{range}</span> <span className="tnum text-xs font-normal">{detail}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

interface WeekPickerProps {
  id: string;
  selected: LocalDate;
  today: LocalDate;
  /** Called with the picked day, which can be any day of a week. */
  onPick: (date: LocalDate) => void;
  refusal?: string | undefined;
  className?: string | undefined;
}

/** Picks a week by any of its days; the calendar opens below the button. */
export function WeekPicker({ id, selected, today, onPick, refusal, className }: WeekPickerProps) {
  const t = useTranslations('copyWeek');
  return (
    <fieldset
      id={id}
      aria-label={t('chooseWeek')}
      className={classNames('mt-2 flex min-w-0 flex-col items-center gap-2', className)}
    >
      <MonthGrid selected={selected} today={today} onSelect={onPick} autoFocus />
      {refusal === undefined ? (
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('chooseWeek')}</p>
      ) : (
        <p role="alert" className="text-xs font-medium text-danger-text phone:text-[13px]">
          {refusal}
        </p>
      )}
    </fieldset>
  );
}
