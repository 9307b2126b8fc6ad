import type { LocalDate } from '@/lib/time/local-date';
import type { OpeningHours } from '@/lib/time/opening-hours';

export const IMPORT_FIELDS = [
  'employee',
  'firstName',
  'lastName',
  'role',
  'date',
  'start',
  'end',
  'times',
  'status',
  'notes',
  'station',
  'teamNotes',
  'kind',
  'unpaidBreak',
  'paidBreak',
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

export type ColumnChoice = ImportField | 'none';

/** Rows begin at the first column and may differ in length. */
export type TableRows = readonly (readonly string[])[];

export interface DateOrder {
  readonly isMonthFirst: boolean;
  readonly isDecided: boolean;
}

export interface ImportColumn {
  /** As in the file; empty if the file has no heads. */
  readonly head: string;
  readonly samples: readonly string[];
  readonly choice: ColumnChoice;
  readonly dateOrder?: DateOrder;
}

/** `grid`: names down, days across, times in the cells. */
export type OpenedFile =
  | { readonly form: 'list'; readonly columns: readonly ImportColumn[]; readonly rowCount: number }
  | {
      readonly form: 'grid';
      readonly columns: readonly ImportColumn[];
      readonly rowCount: number;
      readonly days: readonly LocalDate[];
      /** The file has only weekdays, which count as days of the shown week. */
      readonly isWeekAssumed: boolean;
    }
  | { readonly form: 'calendar'; readonly rowCount: number };

export const IMPORT_REFUSALS = [
  'empty',
  'tooLarge',
  'tooManyRows',
  'tooManyCells',
  'longCell',
  'tooLargeHere',
  'oldExcel',
  'backup',
  'noTable',
  'damaged',
  'noEvents',
  'tooSlow',
] as const;

export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

export interface ImportContext {
  readonly today: LocalDate;
  readonly firstDay: LocalDate;
  readonly zone: string;
  /** Whether the language writes `11/20/2026`. */
  readonly isMonthFirst: boolean;
  /** For shifts to closing time; absent: always open. */
  readonly openingHours?: OpeningHours;
  /** The business's role names, in addition to the built-in words. */
  readonly roleNames?: readonly RoleNaming[];
}

export interface RoleNaming {
  readonly name: string;
  readonly key: string;
}
