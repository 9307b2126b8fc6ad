import type { DayRecord } from '@/lib/days/day-record';
import type { Employee } from '@/lib/employees/employee';
import { type InPieces, runToCompletion, scaleProgress } from '@/lib/in-pieces';
import type { RequestRecord } from '@/lib/requests/request-record';
import { ok, type Result, refused } from '@/lib/result';
import { OLD_SETTING_IDS } from '@/lib/saved-data/device-keys';
import { parseJsonInPieces } from '@/lib/saved-data/json/parse-json-in-pieces';
import { DATA_VERSIONS, migrateBackup } from '@/lib/saved-data/migrations';
import { withOldSettings, withoutWeekStart } from '@/lib/saved-data/old-settings';
import { type QuarantinedText, readQuarantined } from '@/lib/saved-data/quarantine/quarantined-text';
import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { firstMisfit, textThat } from '@/lib/saved-data/records/file-shape';
import { readPublication } from '@/lib/saved-data/records/read-publication';
import { custom, MISFIT, object, unknown } from '@/lib/saved-data/records/shape';
import { toStoredShift } from '@/lib/saved-data/records/stored-records';
import { PREFERENCE_IDS, SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import type { SettingRecord } from '@/lib/settings/setting-record';
import type { Publication } from '@/lib/shifts/publication/publication';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { isLocalDate } from '@/lib/time/local-date';
import { readOriginal } from './backup-original';
import {
  type BackupDamage,
  damaged,
  readBackupAwaitingRepair,
  readBackupDays,
  readBackupEmployees,
  readBackupRequests,
  readBackupSettings,
  readBackupShifts,
  readBackupTemplates,
} from './backup-records';
import { BACKUP_FORMAT, backupFilePieces } from './backup-text';

/** The content of a backup. */
export interface BackupContent {
  readonly shifts: readonly Shift[];
  readonly awaitingRepair: readonly ShiftAwaitingRepair[];
  readonly employees: readonly Employee[];
  readonly templates: readonly Template[];
  readonly days: readonly DayRecord[];
  readonly requests: readonly RequestRecord[];
  readonly settings: readonly SettingRecord[];
  /** The texts of those keys in `PREFERENCE_NAMES` that are set. */
  readonly preferences: Readonly<Record<string, string>>;
  /** Includes the changes since publication; absent if the schedule was never published. */
  readonly publication?: Publication | undefined;
  /** The unreadable texts; absent if there are none. */
  readonly quarantine?: readonly QuarantinedText[] | undefined;
}

/** The content to write: `shifts` are iterated while writing. */
export type WritableBackup = Omit<BackupContent, 'shifts'> & { readonly shifts: Iterable<Shift> };

/** Why a file is not accepted as a backup. */
export type BackupRefusal =
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'notJson' }
  /** JSON, but neither Brigade's format nor the original product's. */
  | { readonly kind: 'notBackup' }
  /** Written by a newer Brigade, with records that this version might lose. */
  | { readonly kind: 'newer'; readonly version: number }
  | BackupDamage;

/** A backup, and when it was saved: empty if the file has no time. */
interface ReadBackup {
  readonly content: BackupContent;
  readonly savedAt: string;
}

/** Maximum length of a text to read, in UTF-16 units: about 300,000 shifts. */
export const MAX_BACKUP_LENGTH = 64 * 1024 * 1024;

/** The keys in a backup: preferences, but no records and no unfinished form. */
export const PREFERENCE_NAMES: readonly string[] = PREFERENCE_IDS.map((id) => SAVED_KEYS[id].name);

const ISO_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/;

const VERSION = custom<number>((value) => typeof value === 'number' && Number.isInteger(value) && value >= 1);
const MOMENT = textThat(
  (text) => ISO_MOMENT.test(text) && isLocalDate(text.slice(0, 10)) && Number.isFinite(Date.parse(text)),
);
// Only checks for a list: the reader checks each record later.
const LIST = custom<readonly unknown[]>(Array.isArray);
const ENVELOPE_ENTRIES = {
  savedAt: MOMENT,
  shifts: LIST,
  undated: LIST,
  employees: LIST,
  shiftTemplates: LIST,
  days: LIST,
  requests: LIST,
  settings: LIST,
  preferences: custom<Fields>(isFields),
  publication: unknown,
  quarantine: unknown,
};
const ENVELOPE = object(ENVELOPE_ENTRIES);

/** The text of a backup file, with one record per line, as `readBackup` reads it. `savedAt` is ISO 8601. */
export function writeBackup(content: BackupContent, savedAt: string): string {
  return [...backupPieces(content, savedAt)].join('');
}

/** Yields the text of `writeBackup` in pieces of `recordsPerPiece` records. */
export function* backupPieces(
  content: WritableBackup,
  savedAt: string,
  recordsPerPiece: number = Number.POSITIVE_INFINITY,
): Generator<string> {
  yield* backupFilePieces(
    {
      version: DATA_VERSIONS.current,
      savedAt,
      shifts: mapped(content.shifts, toStoredShift),
      undated: content.awaitingRepair.map(({ id, stored }) => ({ ...stored, id })),
      employees: content.employees,
      shiftTemplates: content.templates,
      days: content.days,
      requests: content.requests,
      settings: content.settings,
      preferences: namedIn(content.preferences, PREFERENCE_NAMES),
      ...(content.publication && { publication: content.publication }),
      ...(content.quarantine && content.quarantine.length > 0 && { quarantine: content.quarantine }),
    },
    recordsPerPiece,
  );
}

function* mapped<Item, Image>(items: Iterable<Item>, image: (item: Item) => Image): Generator<Image> {
  for (const item of items) yield image(item);
}

/**
 * Reads a backup file completely, or refuses the file with a reason. Also reads files in the original
 * product's form. Keeps unknown fields of records, and ignores unknown parts.
 */
export function readBackup(text: string): Result<ReadBackup, BackupRefusal> {
  return runToCompletion(readBackupInPieces(text));
}

/** `readBackup` in pieces. */
export function* readBackupInPieces(text: string): InPieces<Result<ReadBackup, BackupRefusal>> {
  if (text.length > MAX_BACKUP_LENGTH) return refused({ kind: 'tooLarge' });
  const file = yield* scaleProgress(0, 0.4, parseJsonInPieces(text.replace(/^\uFEFF/, '')));
  if (file === undefined) return refused({ kind: 'notJson' });
  if (!isFields(file) || !Object.hasOwn(file, 'format')) return readOriginalBackup(file);
  if (file.format !== BACKUP_FORMAT) return refused({ kind: 'notBackup' });
  const version = VERSION(file.version);
  if (version === MISFIT) return damaged('version');
  if (version > DATA_VERSIONS.current) return refused({ kind: 'newer', version });
  return yield* scaleProgress(0.4, 1, readOwnBackup(migrateBackup(file, version)));
}

function readOriginalBackup(file: unknown): Result<ReadBackup, BackupRefusal> {
  const original = readOriginal(file);
  if (!original) return refused({ kind: 'notBackup' });
  return original.isOk ? ok({ content: { ...original.value, preferences: {} }, savedAt: '' }) : original;
}

function* readOwnBackup(file: Fields): InPieces<Result<ReadBackup, BackupDamage>> {
  const envelope = ENVELOPE(file);
  if (envelope === MISFIT) return damaged(firstMisfit(ENVELOPE_ENTRIES, file) ?? 'version');
  const { savedAt, ...parts } = envelope;
  const shifts = yield* scaleProgress(0, 0.96, readBackupShifts(parts.shifts));
  if (!shifts.isOk) return shifts;
  const awaitingRepair = yield* scaleProgress(0.96, 0.98, readBackupAwaitingRepair(parts.undated));
  if (!awaitingRepair.isOk) return awaitingRepair;
  const employees = yield* scaleProgress(0.98, 0.99, readBackupEmployees(parts.employees));
  if (!employees.isOk) return employees;
  const templates = yield* scaleProgress(0.99, 0.995, readBackupTemplates(parts.shiftTemplates));
  if (!templates.isOk) return templates;
  const days = yield* scaleProgress(0.995, 0.998, readBackupDays(parts.days));
  if (!days.isOk) return days;
  const requests = yield* scaleProgress(0.998, 0.999, readBackupRequests(parts.requests));
  if (!requests.isOk) return requests;
  const settings = yield* scaleProgress(0.999, 1, readBackupSettings(parts.settings));
  if (!settings.isOk) return settings;
  if (!areTexts(namedIn(parts.preferences, READ_NAMES))) return damaged('preferences');
  const { preferences, records } = withOldPreferences(settings.value, parts.preferences);
  const publication = parts.publication === undefined ? undefined : readPublication(parts.publication);
  if (parts.publication !== undefined && !publication) return damaged('publication');
  const quarantine = parts.quarantine === undefined ? undefined : readQuarantined(parts.quarantine);
  if (parts.quarantine !== undefined && !quarantine) return damaged('quarantine');
  return ok({
    savedAt,
    content: {
      shifts: shifts.value,
      awaitingRepair: awaitingRepair.value,
      employees: employees.value,
      templates: templates.value,
      days: days.value,
      requests: requests.value,
      settings: records,
      preferences,
      ...(publication && { publication }),
      ...(quarantine && { quarantine }),
    },
  });
}

/** Up to version 6, the business settings were preferences. */
function withOldPreferences(records: readonly SettingRecord[], fields: Fields) {
  const textOf = (id: SavedKeyId) => {
    const text = fields[SAVED_KEYS[id].name];
    return typeof text === 'string' ? text : null;
  };
  const known = new Map(records.map((record) => [record.id, record]));
  const { settings } = withOldSettings(known, textOf);
  const screen = withoutWeekStart(textOf('settings'));
  const preferences = namedIn(fields, PREFERENCE_NAMES) as Readonly<Record<string, string>>;
  return {
    records: settings === known ? records : [...settings.values()],
    preferences: screen === undefined ? preferences : { ...preferences, settings: screen },
  };
}

const READ_NAMES = [...PREFERENCE_NAMES, ...OLD_SETTING_IDS.map((id) => SAVED_KEYS[id].name)];

function namedIn<Value>(
  fields: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function areTexts(fields: Fields): fields is Readonly<Record<string, string>> {
  return Object.values(fields).every((field) => typeof field === 'string');
}
