import type { LocalDate } from '@/lib/time/local-date';

/** What a column can be. */
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
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

/** `none`: the column is left out. */
export type ColumnChoice = ImportField | 'none';

/** The cells as texts; each row begins with its first column and may be shorter than others. */
export type TableRows = readonly (readonly string[])[];

/** How the dates with slashes of one column are read, and whether the column itself says so. */
export interface DateOrder {
  readonly isMonthFirst: boolean;
  readonly isDecided: boolean;
}

export interface ImportColumn {
  /** As the file names it; empty where it does not. */
  readonly head: string;
  /** Its first values, three at most. */
  readonly samples: readonly string[];
  readonly choice: ColumnChoice;
  /** Only where its dates could be read in two ways. */
  readonly dateOrder?: DateOrder;
}

/** What was recognised in a file. `grid`: names down, days across, times in the cells. */
export type OpenedFile =
  | { readonly form: 'list'; readonly columns: readonly ImportColumn[]; readonly rowCount: number }
  | {
      readonly form: 'grid';
      /** Those before the days. */
      readonly columns: readonly ImportColumn[];
      readonly rowCount: number;
      readonly days: readonly LocalDate[];
      /** The file names weekdays alone: they are those of the week that is shown. */
      readonly isWeekAssumed: boolean;
    }
  | { readonly form: 'calendar'; readonly rowCount: number };

/** Why nothing of a file can be read; each is told in one sentence. */
export const IMPORT_REFUSALS = [
  'empty',
  'tooLarge',
  'tooManyRows',
  'tooManyCells',
  'oldExcel',
  'backup',
  'noTable',
  'damaged',
  'noEvents',
  'tooSlow',
] as const;

export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** What reading needs to know of where it happens. */
export interface ImportContext {
  readonly today: LocalDate;
  /** The Monday of the week that is shown. */
  readonly monday: LocalDate;
  /** IANA name of the restaurant's zone. */
  readonly zone: string;
  /** Whether the language writes `11/20/2026`. */
  readonly isMonthFirst: boolean;
}
