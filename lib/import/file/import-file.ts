import type { LocalDate } from '@/lib/time/local-date';
import type { OpeningHours } from '@/lib/time/opening-hours';

/** The fields a column can be assigned to. */
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

/** `none`: the column is ignored. */
export type ColumnChoice = ImportField | 'none';

/** The cells as texts; rows begin at the first column and may differ in length. */
export type TableRows = readonly (readonly string[])[];

/** How one column's slash dates are read, and whether the column itself decides it. */
export interface DateOrder {
  readonly isMonthFirst: boolean;
  readonly isDecided: boolean;
}

export interface ImportColumn {
  /** As in the file; empty when it has no heads. */
  readonly head: string;
  /** Its first values, at most three. */
  readonly samples: readonly string[];
  readonly choice: ColumnChoice;
  /** Only when its dates could be read in two ways. */
  readonly dateOrder?: DateOrder;
}

/** What was recognised in a file. `grid`: names down, days across, times in the cells. */
export type OpenedFile =
  | { readonly form: 'list'; readonly columns: readonly ImportColumn[]; readonly rowCount: number }
  | {
      readonly form: 'grid';
      /** The columns before the days. */
      readonly columns: readonly ImportColumn[];
      readonly rowCount: number;
      readonly days: readonly LocalDate[];
      /** The file has weekdays only: they are taken as those of the shown week. */
      readonly isWeekAssumed: boolean;
    }
  | { readonly form: 'calendar'; readonly rowCount: number };

/** Why nothing of a file can be read; one sentence each. */
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

/** Context that reading depends on. */
export interface ImportContext {
  readonly today: LocalDate;
  /** The first day of the shown week. */
  readonly firstDay: LocalDate;
  /** IANA name of the restaurant's zone. */
  readonly zone: string;
  /** Whether the language writes `11/20/2026`. */
  readonly isMonthFirst: boolean;
  /** For shifts to closing time; absent: always open. */
  readonly openingHours?: OpeningHours;
  /** What the house calls its roles, beside the words that every house knows; absent: nothing else. */
  readonly roleNames?: readonly RoleNaming[];
}

/** A name of a role and what records keep of it. */
export interface RoleNaming {
  readonly name: string;
  readonly key: string;
}
