import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type ChangeEntry, settingEntry } from '@/lib/shifts/change/schedule-change';
import { roleListFields } from './calendar-settings';
import { overtimeFields, withPrefix } from './overtime-setting';
import { readSetting, type Setting, type Settings } from './setting';
import type { SettingId, SettingRecord, SettingRecords } from './setting-record';

/** Splits the value of a setting into the fields of its record. Edits of different fields merge. */
interface SettingWriter<Value> {
  toFields(value: Value): Fields;
  /** Whether a missing field in a new value removes the stored field; absent: for every field. */
  readonly isRemovable?: (field: string) => boolean;
  /** For a setting stored in several records: the part of the record id after the setting's id, by field. */
  readonly partOf?: (field: string) => string;
}

const WHOLE: SettingWriter<unknown> = { toFields: (value) => ({ value }) };

/** Missing fields are removed only if this build knows them. */
function objectWriter<Value extends object>(known: readonly (keyof Value & string)[]): SettingWriter<Value> {
  const names: ReadonlySet<string> = new Set(known);
  return { isRemovable: (field) => names.has(field), toFields: (value) => ({ ...value }) as Fields };
}

/** All other settings are stored as a single field. */
const WRITERS: { readonly [Id in SettingId]?: SettingWriter<Settings[Id]> } = {
  roleList: { toFields: roleListFields },
  counting: objectWriter<Settings['counting']>(['paidHours', 'leftOut']),
  overtime: { toFields: overtimeFields },
  demand: {
    toFields({ week, dates, ...unknown }) {
      const ofWeek = Object.entries(week).flatMap(([weekday, need]): [string, unknown][] => {
        const roles = Object.entries(need);
        if (roles.length === 0) return [[`week.${weekday}`, {}]];
        return roles.map(([role, hours]) => [`week.${weekday}.${role}`, hours]);
      });
      return { ...unknown, ...Object.fromEntries(ofWeek), ...withPrefix('date.', dates) };
    },
  },
  sales: { toFields: (sales) => sales, partOf: (date) => date.slice(0, 'YYYY-MM'.length) },
  budget: objectWriter<Settings['budget']>(['kind', 'money', 'minutes', 'percent', 'salesPerHour']),
  limits: objectWriter<Settings['limits']>(['dayHours', 'daysRunning', 'minorDayHours', 'minorLatestHour']),
  openingHours: {
    toFields: ({ days, dates: _dates, ...others }) => ({
      ...others,
      ...Object.fromEntries(days.map((day) => [`day.${day.weekday}`, day])),
    }),
  },
};

/** The entries that set the value; none if nothing changes. Unchanged and unreadable fields stay as stored. */
export function settingEntries<Id extends SettingId>(
  records: SettingRecords,
  setting: Setting<Id>,
  value: Settings[Id],
): readonly ChangeEntry[] {
  const { id } = setting;
  const { toFields, partOf, isRemovable }: SettingWriter<Settings[Id]> = WRITERS[id] ?? WHOLE;
  const [was, is] = [toFields(readSetting(records, setting)), toFields(value)];
  const defaultFields = toFields(setting.defaultValue);
  const changed = new Map<string, Record<string, unknown>>();
  for (const field of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (field === 'id' || isSameData(was[field], is[field])) continue;
    if (is[field] === undefined && isRemovable?.(field) === false) continue;
    const recordId = partOf ? `${id}.${partOf(field)}` : id;
    const record = changed.get(recordId) ?? { ...records.get(recordId), id: recordId };
    changed.set(recordId, record);
    // Null marks a field of the default as removed.
    record[field] = is[field] ?? null;
    if (is[field] === undefined && defaultFields[field] === undefined) delete record[field];
  }
  return Array.from(changed, ([recordId, record]) => {
    const after = Object.keys(record).length > 1 ? { ...record, id: recordId } : undefined;
    return settingEntry(records.get(recordId), after);
  });
}

/** The records that store the value; none for the default. */
export function settingRecords<Id extends SettingId>(
  setting: Setting<Id>,
  value: Settings[Id],
): readonly SettingRecord[] {
  return settingEntries(new Map(), setting, value).flatMap(({ kind, after }) =>
    kind === 'setting' && after ? [after] : [],
  );
}
