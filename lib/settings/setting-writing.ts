import type { Fields } from '@/lib/saved-data/records/fields';
import { isSameData } from '@/lib/saved-data/records/same-data';
import { type ChangeEntry, settingEntry } from '@/lib/shifts/change/schedule-change';
import { roleListFields } from './calendar-settings';
import { ownLimitFields, prefixed } from './overtime-setting';
import { readSetting, type Setting, type Settings } from './setting';
import type { SettingId, SettingRecord, SettingRecords } from './setting-record';

/** How the value of a setting is spread over the fields of its record: edits of different fields merge. */
interface SettingWriter<Value> {
  toFields(value: Value): Fields;
  /** Whether a value without the field takes it away; absent: every field. */
  readonly isRemovable?: (field: string) => boolean;
  /** Splits a setting that grows with time over several records: what follows its id, for a field. */
  readonly partOf?: (field: string) => string;
}

const WHOLE: SettingWriter<unknown> = { toFields: (value) => ({ value }) };

/** A value without the fields of a newer build leaves them as they are. */
function eachField<Value extends object>(known: readonly (keyof Value & string)[]): SettingWriter<Value> {
  const names: ReadonlySet<string> = new Set(known);
  return { isRemovable: (field) => names.has(field), toFields: (value) => ({ ...value }) as Fields };
}

/** Of settings that are not one field. */
const WRITERS: { readonly [Id in SettingId]?: SettingWriter<Settings[Id]> } = {
  roleList: { toFields: roleListFields },
  counting: eachField<Settings['counting']>(['paidHours', 'leftOut']),
  overtime: { toFields: ownLimitFields },
  /**
   * The need of each role on each weekday in a field of its own, and each date in one: a date follows the week in
   * nothing, so half of its need is nobody's edit.
   */
  demand: {
    toFields({ week, dates, ...unknown }) {
      const ofWeek = Object.entries(week).flatMap(([weekday, need]): [string, unknown][] => {
        const roles = Object.entries(need);
        if (roles.length === 0) return [[`week.${weekday}`, {}]];
        return roles.map(([role, hours]) => [`week.${weekday}.${role}`, hours]);
      });
      return { ...unknown, ...Object.fromEntries(ofWeek), ...prefixed('date.', dates) };
    },
  },
  /** Each date in a field of its own, and each month in a record: one edit does not write the figures of years. */
  sales: { toFields: (sales) => sales, partOf: (date) => date.slice(0, 'YYYY-MM'.length) },
  budget: eachField<Settings['budget']>(['kind', 'money', 'minutes', 'percent', 'salesPerHour']),
  limits: eachField<Settings['limits']>(['dayHours', 'daysRunning', 'minorDayHours', 'minorLatestHour']),
  /** Each weekday in a field of its own: half of a day's hours is nobody's edit. */
  openingHours: {
    toFields: ({ days, dates: _dates, ...others }) => ({
      ...others,
      ...Object.fromEntries(days.map((day) => [`day.${day.weekday}`, day])),
    }),
  },
};

/**
 * The entries that give the setting that value; none if it has it already. Fields that differ in nothing, and those that
 * this build cannot read, stay as they are.
 */
export function settingEntries<Id extends SettingId>(
  records: SettingRecords,
  setting: Setting<Id>,
  value: Settings[Id],
): readonly ChangeEntry[] {
  const { id } = setting;
  const { toFields, partOf, isRemovable }: SettingWriter<Settings[Id]> = WRITERS[id] ?? WHOLE;
  const [was, is] = [toFields(readSetting(records, setting)), toFields(value)];
  const usual = toFields(setting.otherwise);
  const changed = new Map<string, Record<string, unknown>>();
  for (const field of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (field === 'id' || isSameData(was[field], is[field])) continue;
    if (is[field] === undefined && isRemovable?.(field) === false) continue;
    const recordId = partOf ? `${id}.${partOf(field)}` : id;
    const record = changed.get(recordId) ?? { ...records.get(recordId), id: recordId };
    changed.set(recordId, record);
    // Null says that a field of the default is not there.
    record[field] = is[field] ?? null;
    if (is[field] === undefined && usual[field] === undefined) delete record[field];
  }
  return Array.from(changed, ([recordId, record]) => {
    const after = Object.keys(record).length > 1 ? { ...record, id: recordId } : undefined;
    return settingEntry(records.get(recordId), after);
  });
}

/** The records of a setting with that value; none for the default. */
export function settingRecords<Id extends SettingId>(
  setting: Setting<Id>,
  value: Settings[Id],
): readonly SettingRecord[] {
  return settingEntries(new Map(), setting, value).flatMap(({ kind, after }) =>
    kind === 'setting' && after ? [after] : [],
  );
}
