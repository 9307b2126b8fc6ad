'use client';

import { classNames } from '@/components/ui/class-names';
import type { PreviewRow, RowOutcome } from '@/lib/import/plan-import';
import { mendableCell } from '@/lib/import/table/mendable-cell';
import type { RowCells } from '@/lib/import/table/read-row';
import { MendCell } from './mend-cell';
import type { RowTexts } from './use-row-texts';

interface PreviewRowItemProps {
  index: number;
  row: PreviewRow;
  texts: RowTexts;
  minHeightPx: number;
  onMend: (row: number, cells: RowCells) => void;
}

const LOOK: Readonly<Record<RowOutcome, string>> = {
  add: 'text-accent-text font-semibold',
  there: 'text-ink-2',
  repeated: 'text-ink-2',
  left: 'text-ink-2',
  error: 'text-danger-text font-semibold',
};

/** One row of the file: employee, time and outcome; wrong cells can be written anew. */
export function PreviewRowItem({ index, row, texts, minHeightPx, onMend }: PreviewRowItemProps) {
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
        const cell = position === undefined ? undefined : mendableCell(problem, row.cells);
        return (
          <div key={cell?.field ?? problem.kind}>
            <p className="pl-21 wrap-anywhere text-danger-text phone:pl-0">{texts.problem(problem)}</p>
            {cell && position !== undefined && (
              <MendCell
                column={texts.column(problem, cell.field)}
                line={row.line}
                text={cell.text}
                onMend={(text) => onMend(position, { [cell.field]: text })}
              />
            )}
          </div>
        );
      })}
    </li>
  );
}
