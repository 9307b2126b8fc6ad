'use client';

import { ChevronDown, Moon, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { RuleWarnings } from '@/components/parts/rule-warnings';
import { classNames } from '@/components/ui/class-names';
import { useFormats } from '@/components/ui/use-formats';
import type { RuleBreak } from '@/lib/rules/rule-break';
import type { PlannedWeek } from '@/lib/shifts/copy/plan-copies';
import type { SettledWeekCopy } from '@/lib/shifts/plan/settle-week-copy';
import { compareShifts, type Shift } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import { addDays, type LocalDate } from '@/lib/time/local-date';

type Outcome = 'created' | 'skipped' | 'replaced' | 'alreadyThere';

interface PreviewRow {
  readonly shift: Shift;
  readonly outcome: Outcome;
}

const OUTCOMES = ['created', 'skipped', 'replaced', 'alreadyThere'] as const;

/** The label of a row that creates no shift. */
const OUTCOME_WORD = {
  skipped: 'rowSkipped',
  replaced: 'rowReplaced',
  alreadyThere: 'rowThere',
} as const;

const NO_BREAKS: readonly RuleBreak[] = [];

interface WeekPreviewProps {
  week: PlannedWeek;
  plan: Pick<SettledWeekCopy, 'found' | 'broken' | 'opened'>;
}

/** Preview of one week: counts, and each shift when expanded. */
export function WeekPreview({ week, plan }: WeekPreviewProps) {
  const t = useTranslations('copyWeek');
  const { found, broken, opened } = plan;
  const notes = useMemo(
    (): ShiftNotes => ({
      breaksOf: new Map(found.map(({ shift, breaks }) => [shift.id, breaks])),
      stillBreaksOf: new Map(broken.map(({ shift, breaks }) => [shift.id, breaks])),
      openedFor: new Map(opened.map(({ shift }) => [shift.id, shift.employeeName])),
    }),
    [found, broken, opened],
  );
  const breaking = week.created.filter(({ id }) => notes.stillBreaksOf.has(id)).length;
  const openCount = week.created.filter(({ id }) => notes.openedFor.has(id)).length;
  const formats = useFormats();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const figures = OUTCOMES.filter((outcome) => outcome === 'created' || week[outcome].length > 0);
  const hasRows = OUTCOMES.some((outcome) => week[outcome].length > 0);
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        disabled={!hasRows}
        aria-expanded={isOpen && hasRows}
        aria-controls={isOpen && hasRows ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="focus-ring flex min-h-11 w-full items-center gap-3 rounded-box px-3 py-1.5 text-left enabled:hover:bg-hover"
      >
        <span className="tnum shrink-0 text-sm font-semibold whitespace-nowrap">
          {formats.dayRange(week.firstDay, addDays(week.firstDay, 6))}
        </span>
        <span className="tnum min-w-0 grow text-right text-xs text-ink-2 phone:text-[13px]">
          {figures.map((outcome, position) => (
            // Keeps each figure on one line, and the separator off the start of a line.
            <span key={outcome} className="inline-block whitespace-nowrap">
              {t(outcome, { count: week[outcome].length })}
              {(position < figures.length - 1 || openCount > 0 || breaking > 0) && <Dot />}
            </span>
          ))}
          {openCount > 0 && (
            <LaterWords>
              <span className="inline-block whitespace-nowrap">
                <OpenedCount count={openCount} />
                {breaking > 0 && <Dot />}
              </span>
            </LaterWords>
          )}
          {breaking > 0 && (
            <span
              data-status="Pending"
              className="inline-flex items-center gap-1 font-medium text-status-text"
            >
              <TriangleAlert aria-hidden="true" className="size-3.5" />
              {t('breaking', { count: breaking })}
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 shrink-0 text-icon motion', isOpen && hasRows && 'rotate-180')}
        />
      </button>
      {isOpen && hasRows && (
        <div id={listId} className="px-3 pb-3">
          <PreviewDays week={week} notes={notes} />
        </div>
      )}
    </li>
  );
}

/** Notes by the id of a copy. */
interface ShiftNotes {
  /** The rules that the copy would break without the choices, so that it is left out or open. */
  readonly breaksOf: ReadonlyMap<string, readonly RuleBreak[]>;
  /** The rules that the copy breaks with the choices. */
  readonly stillBreaksOf: ReadonlyMap<string, readonly RuleBreak[]>;
  /** The original person of a shift that becomes open. */
  readonly openedFor: ReadonlyMap<string, string>;
}

interface PreviewDaysProps {
  week: PlannedWeek;
  notes: ShiftNotes;
}

function PreviewDays({ week, notes }: PreviewDaysProps) {
  const formats = useFormats();
  const days = useMemo(() => rowsByDay(week), [week]);
  return days.map(([date, rows]) => (
    <section key={date} className="pt-2">
      <h4 className="pb-1 text-xs font-medium text-ink-2 phone:text-[13px]">{formats.longDay(date)}</h4>
      <ul className="flex flex-col gap-1">
        {rows.map((row) => (
          <ShiftLine
            key={`${row.outcome} ${row.shift.id}`}
            {...row}
            breaks={breaksIn(row, notes)}
            insteadOf={notes.openedFor.get(row.shift.id)}
          />
        ))}
      </ul>
    </section>
  ));
}

function breaksIn({ shift, outcome }: PreviewRow, notes: ShiftNotes): readonly RuleBreak[] | undefined {
  const isKept = outcome === 'created' && !notes.openedFor.has(shift.id);
  return (isKept ? notes.stillBreaksOf : notes.breaksOf).get(shift.id);
}

interface ShiftLineProps extends PreviewRow {
  breaks: readonly RuleBreak[] | undefined;
  insteadOf: string | undefined;
}

function ShiftLine({ shift, outcome, breaks = NO_BREAKS, insteadOf }: ShiftLineProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('copyWeek');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  const isNew = outcome === 'created';
  return (
    <li
      data-role-color={colorOf(shift.role, shift.color)}
      data-outcome={outcome}
      className={classNames(
        'grid min-h-8 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-card border-l-3 px-2.5 py-1',
        isNew ? 'border-role-edge bg-role-surface' : 'border-line-strong bg-fill text-ink-2',
      )}
    >
      <span
        className={classNames('truncate text-sm font-medium', outcome === 'replaced' && 'line-through')}
        dir="auto"
      >
        {shift.employeeName || calendar('openShift')}
      </span>
      <span
        className={classNames(
          'tnum inline-flex items-center gap-1 justify-self-end text-xs whitespace-nowrap phone:text-[13px]',
          outcome === 'replaced' && 'line-through',
        )}
      >
        {formats.timeRange(shift.startTime, shift.endTime)}
        {isOvernight(shift.startTime, shift.endTime) && (
          <>
            <Moon aria-hidden="true" size={12} />
            <span className="sr-only">{calendar('overnight')}</span>
          </>
        )}
      </span>
      <span
        className={classNames(
          'inline-flex items-center gap-1 text-xs phone:text-[13px]',
          isNew && 'text-role-text',
        )}
      >
        <RoleIcon role={shift.role} size={13} />
        {roleName(shift.role)}
      </span>
      {outcome !== 'created' && (
        <span className="text-right text-xs font-medium phone:text-[13px]">{t(OUTCOME_WORD[outcome])}</span>
      )}
      {insteadOf !== undefined && outcome === 'created' && (
        <span className="text-right text-xs phone:text-[13px]">
          <LaterWords>
            <ReplacesNote name={insteadOf} />
          </LaterWords>
        </span>
      )}
      <RuleWarnings breaks={breaks} className="col-span-2 pb-0.5" />
    </li>
  );
}

function Dot() {
  return <span className="whitespace-pre"> · </span>;
}

function OpenedCount({ count }: { count: number }) {
  return useTranslations('plans')('opened', { count });
}

function ReplacesNote({ name }: { name: string }) {
  return useTranslations('plans')('insteadOf', { name });
}

/** Omits days without rows. */
function rowsByDay(week: PlannedWeek): readonly (readonly [date: LocalDate, rows: readonly PreviewRow[]])[] {
  const days = new Map<LocalDate, PreviewRow[]>();
  for (const outcome of OUTCOMES) {
    for (const shift of week[outcome]) {
      const rows = days.get(shift.date);
      if (rows) rows.push({ shift, outcome });
      else days.set(shift.date, [{ shift, outcome }]);
    }
  }
  for (const rows of days.values()) rows.sort((one, other) => compareShifts(one.shift, other.shift));
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1));
}
