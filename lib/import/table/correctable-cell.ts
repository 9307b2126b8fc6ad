import type { ImportField } from '@/lib/import/file/import-file';
import type { ShiftDetails } from '@/lib/shifts/shift/shift-details';
import type { RowCells, RowProblem } from './read-row';

export interface CorrectableCell {
  readonly field: Exclude<ImportField, 'firstName' | 'lastName' | 'notes' | keyof ShiftDetails>;
  readonly text: string;
}

const EMPTY_FIELDS = {
  dateMissing: 'date',
  timesMissing: 'times',
  startMissing: 'start',
  endMissing: 'end',
  nameMissing: 'employee',
} as const;

/** The cell that causes the problem; undefined if none does. `cells` are the texts of the row. */
export function correctableCell(problem: RowProblem, cells: RowCells = {}): CorrectableCell | undefined {
  switch (problem.kind) {
    case 'dateMissing':
    case 'timesMissing':
    case 'startMissing':
    case 'endMissing':
    case 'nameMissing':
      return { field: EMPTY_FIELDS[problem.kind], text: '' };
    case 'dateUnreadable':
    case 'timeUnreadable':
    case 'statusUnknown':
    case 'nameTooLong':
      return { field: problem.field, text: cells[problem.field] ?? problem.text };
    case 'roleMismatch':
      return { field: 'role', text: problem.role };
    default:
      return undefined;
  }
}
