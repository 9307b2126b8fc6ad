'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { classNames } from '@/components/ui/class-names';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { TextField } from '@/components/ui/fields/text-field';
import { LongList } from '@/components/ui/list/long-list';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import type { PreviewRow, RowOutcome } from '@/lib/import/plan-import';
import { correctableCell } from '@/lib/import/table/correctable-cell';
import type { RowCells, RowProblem } from '@/lib/import/table/read-row';
import { useUi } from '@/stores/ui/use-ui';

interface PreviewRowsProps {
  rows: readonly PreviewRow[];
  errorCount: number;
  isCalendar: boolean;
  onCorrect: (row: number, cells: RowCells) => void;
}

/** Row height without its lines of text: padding and the border below. */
const AROUND_PX = 21;
/** A field for an invalid cell, including its margins. */
const FIELD_PX = 52;
/** Line height, and how many characters always fit on a line: on the narrowest phone with the widest characters. */
const ON_PHONE = { linePx: 22, letters: 30 };
/** The same values on a desktop, with the choices beside the rows. */
const ON_DESKTOP = { linePx: 20, letters: 56 };

/** Every row of the file with its outcome; rows with errors show the reason. */
export function PreviewRows({ rows, errorCount, isCalendar, onCorrect }: PreviewRowsProps) {
  const t = useTranslations('importData');
  const [isFiltered, setIsFiltered] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const texts = useRowTexts(isCalendar);
  const onlyErrors = isFiltered && errorCount > 0;
  const keyed = useMemo(() => withKeys(rows), [rows]);
  const shown = useMemo(
    () => (onlyErrors ? keyed.filter(({ row }) => row.outcome === 'error') : keyed),
    [keyed, onlyErrors],
  );
  const { linePx, letters } = useMediaQuery(PHONE) ? ON_PHONE : ON_DESKTOP;
  const heightOf = useCallback(
    (index: number) => {
      const row = shown[index]?.row;
      const headPx = AROUND_PX + linePx * (row?.shift ? 2 : 1);
      if (!row) return headPx;
      const lines = row.problems.map((problem) => Math.ceil(texts.problem(problem).length / letters));
      const fields =
        row.row === undefined
          ? 0
          : row.problems.filter((problem) => correctableCell(problem, row.cells)).length;
      return lines.reduce((height, count) => height + count * linePx, headPx + fields * FIELD_PX);
    },
    [shown, texts, linePx, letters],
  );
  const isCorrected = useRef(false);
  const correct = (row: number, cells: RowCells) => {
    isCorrected.current = true;
    onCorrect(row, cells);
  };
  useEffect(() => {
    // The field disappears with its error, so the list gets the focus.
    if (isCorrected.current && rows && document.activeElement === document.body) scroller.current?.focus();
    isCorrected.current = false;
  }, [rows]);
  if (rows.length === 0) return <p className="text-ink-2">{t('noRows')}</p>;
  return (
    <section aria-label={t('rows')} className="flex min-w-0 flex-col gap-2">
      {errorCount > 0 && <SwitchField label={t('onlyErrors')} isOn={onlyErrors} onChange={setIsFiltered} />}
      <div
        ref={scroller}
        tabIndex={-1}
        className="max-h-[56dvh] overflow-y-auto overscroll-contain rounded-box border border-line-2 outline-none contrast:border-2 phone:max-h-[70dvh]"
      >
        <ul ref={list} className="divide-y divide-line">
          <LongList
            count={shown.length}
            rowPx={AROUND_PX + 2 * linePx}
            heightOf={heightOf}
            container={list}
            scroller={scroller}
            space={(height) => <li aria-hidden="true" style={{ height }} />}
          >
            {(index) => {
              const item = shown[index];
              return (
                item && (
                  <PreviewRowItem
                    key={item.key}
                    index={index}
                    row={item.row}
                    texts={texts}
                    minHeightPx={heightOf(index)}
                    onCorrect={correct}
                  />
                )
              );
            }}
          </LongList>
        </ul>
      </div>
    </section>
  );
}

/** The key is based on the row of the file and the shift in it, so that it does not depend on other rows. */
function withKeys(
  rows: readonly PreviewRow[],
): readonly { readonly key: string; readonly row: PreviewRow }[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const place = row.row === undefined ? `line ${row.line}` : `row ${row.row}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return { key: `${place} ${count}`, row };
  });
}

interface PreviewRowItemProps {
  index: number;
  row: PreviewRow;
  texts: RowTexts;
  minHeightPx: number;
  onCorrect: (row: number, cells: RowCells) => void;
}

const LOOK: Readonly<Record<RowOutcome, string>> = {
  add: 'text-accent-text font-semibold',
  there: 'text-ink-2',
  repeated: 'text-ink-2',
  left: 'text-ink-2',
  error: 'text-danger-text font-semibold',
};

/** One row of the file: employee, time and outcome; invalid cells can be corrected. */
function PreviewRowItem({ index, row, texts, minHeightPx, onCorrect }: PreviewRowItemProps) {
  const isOut = row.outcome !== 'add' && row.outcome !== 'error';
  return (
    <li data-row-index={index} style={{ minHeight: minHeightPx }} className="px-3.5 py-2.5 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3 phone:gap-x-2">
        <span className="tnum w-18 shrink-0 text-xs text-ink-2 phone:w-auto phone:text-[13px]">
          {texts.line(row)}
        </span>
        <span className={classNames('min-w-0 font-medium wrap-anywhere', isOut && 'text-ink-2')}>
          {texts.who(row)}
        </span>
        <span className="text-ink-2">{texts.role(row)}</span>
        <span className={classNames('ml-auto', LOOK[row.outcome])}>{texts.outcome(row)}</span>
        {row.shift && <span className="tnum w-full pl-21 text-ink-2 phone:pl-0">{texts.when(row)}</span>}
      </div>
      {row.problems.map((problem) => {
        const { row: position } = row;
        const cell = position === undefined ? undefined : correctableCell(problem, row.cells);
        return (
          <div key={cell?.field ?? problem.kind}>
            <p className="pl-21 wrap-anywhere text-danger-text phone:pl-0">{texts.problem(problem)}</p>
            {cell && position !== undefined && (
              <CorrectCell
                column={texts.column(problem, cell.field)}
                line={row.line}
                text={cell.text}
                onCorrect={(text) => onCorrect(position, { [cell.field]: text })}
              />
            )}
          </div>
        );
      })}
    </li>
  );
}

interface CorrectCellProps {
  column: string;
  line: number;
  text: string;
  onCorrect: (text: string) => void;
}

/** Corrects an invalid cell; checked again on Enter or blur. */
function CorrectCell({ column, line, text, onCorrect }: CorrectCellProps) {
  const t = useTranslations('importData');
  const [draft, setDraft] = useState(text);
  const correct = () => {
    if (draft.trim() !== text.trim()) onCorrect(draft);
  };
  return (
    <div className="pt-1 pb-1 pl-21 phone:pl-0">
      <TextField
        label={t('mendCell', { column, line })}
        hideLabel
        value={draft}
        autoComplete="off"
        spellCheck={false}
        className="max-w-80"
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={correct}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          correct();
        }}
      />
    </div>
  );
}

interface RowTexts {
  readonly line: (row: PreviewRow) => string;
  /** The employee, or the text of the file if unknown. */
  readonly who: (row: PreviewRow) => string;
  readonly when: (row: PreviewRow) => string;
  readonly role: (row: PreviewRow) => string;
  readonly outcome: (row: PreviewRow) => string;
  readonly problem: (problem: RowProblem) => string;
  /** The column that causes a fixable problem, with its name in the file. */
  readonly column: (problem: RowProblem, field: keyof typeof FIELD_WORDS) => string;
}

function useRowTexts(isCalendar: boolean): RowTexts {
  const t = useTranslations('importData');
  const calendar = useTranslations('calendar');
  const statuses = useTranslations('statuses');
  const formats = useFormats();
  const roleName = useRoleName();
  const today = useUi((state) => state.today);
  return useMemo(() => {
    const columnOf = (problem: { column: string; field: keyof typeof FIELD_WORDS }) =>
      problem.column || t(FIELD_WORDS[problem.field]);
    return {
      line: ({ line }) => t(isCalendar ? 'event' : 'line', { line }),
      who: ({ shift, about }) => (shift ? shift.employeeName || calendar('openShift') : about),
      when: ({ shift }) =>
        shift ? `${formats.fullDay(shift.date)}, ${formats.timeRange(shift.startTime, shift.endTime)}` : '',
      role: ({ shift }) => {
        if (!shift) return '';
        const status =
          shift.status === 'Pending' || shift.status === 'Canceled' ? statuses(shift.status) : '';
        return [roleName(shift.role), status].filter(Boolean).join(', ');
      },
      outcome: ({ outcome }) => t(outcome),
      column: (problem, field) => ('column' in problem && problem.column) || t(FIELD_WORDS[field]),
      problem: (problem) => {
        switch (problem.kind) {
          case 'dateUnreadable':
            return t('dateUnreadable', {
              column: columnOf(problem),
              text: problem.text,
              sample: today,
            });
          case 'timeUnreadable':
          case 'statusUnknown':
          case 'nameTooLong':
            return t(problem.kind, { column: columnOf(problem), text: problem.text });
          case 'roleMissing':
          case 'nameUnclear':
            return t(problem.kind, { name: problem.name });
          case 'roleMismatch':
            return t('roleMismatch', {
              name: problem.name,
              employeeRole: roleName(problem.employeeRole),
              role: roleName(problem.role),
            });
          default:
            return t(problem.kind);
        }
      },
    };
  }, [t, calendar, statuses, formats, roleName, today, isCalendar]);
}

const FIELD_WORDS = {
  employee: 'employee',
  role: 'role',
  date: 'date',
  start: 'start',
  end: 'end',
  times: 'times',
  status: 'status',
} as const;
