import type { Fields } from '@/lib/saved-data/records/fields';
import { SETTINGS } from '@/lib/settings/all-settings';
import { readSetting, type Settings } from '@/lib/settings/setting';
import { NO_SETTINGS, type SettingId, type SettingRecord, settingIdOf } from '@/lib/settings/setting-record';
import type { ChangeEntry } from '@/lib/shifts/change/schedule-change';
import { clockTimeOf } from '@/lib/time/clock-time';
import { HOUR_MINUTES } from '@/lib/time/units';
import { FALLBACK_DATE, startOfWeek } from '@/lib/time/week';
import type { NewsWords } from '@/stores/notifications/news-words';

/** A part of a setting whose value is short enough for a sentence. */
interface Part {
  readonly field: string;
  readonly name: string;
  readonly value: string;
  /** The value without its unit: "10 to 11 hours". Absent if the value is not an amount. */
  readonly amount?: string;
  /** The part is a boolean, so its previous value is implied. */
  readonly isSwitch?: true;
}

type SettingEntry = Extract<ChangeEntry, { kind: 'setting' }>;

/** A change of settings as one sentence: "Most hours a day: 10 to 11 hours", or "Changed the opening hours". */
export function settingSentence(entries: readonly ChangeEntry[], words: NewsWords): string {
  const { t } = words;
  const changed = entries.filter((entry) => entry.kind === 'setting');
  const ids = [...new Set(changed.map((entry) => settingIdOf(entry.id)))];
  const [id] = ids;
  if (!id || ids.length > 1) return t('history.settingChanged', { count: Math.max(ids.length, 1) });
  const [part, ...more] = changed.flatMap((entry) => changedParts(id, entry, words));
  if (!part || more.length > 0) return t(`settingWords.changed.${id}`);
  const { name, before, after } = part;
  if (before.isSwitch) return t('settingWords.set', { name, after: after.value });
  return before.amount !== undefined && after.amount !== undefined
    ? t('settingWords.fromTo', { name, before: before.amount, after: after.value })
    : t('settingWords.chosen', { name, before: before.value, after: after.value });
}

export function settingNames(ids: readonly SettingId[], { t }: NewsWords): string {
  const [id, ...more] = ids;
  return id && more.length === 0 ? t(`settingWords.names.${id}`) : t('history.kinds.settings');
}

/** The setting's name and value; without a value that is too long for a sentence. */
export function settingVersion(
  recordId: string,
  field: string,
  version: Fields | undefined,
  words: NewsWords,
): { readonly name: string; readonly value?: string } | undefined {
  const id = settingIdOf(recordId);
  if (!id) return undefined;
  const record = { ...version, id: recordId };
  const part = partsOf(settingsIn(record), id, words).find((one) => one.field === field);
  return part ?? { name: words.t(`settingWords.names.${id}`) };
}

function changedParts(id: SettingId, { before, after }: SettingEntry, words: NewsWords) {
  const were = partsOf(settingsIn(before), id, words);
  return partsOf(settingsIn(after), id, words).flatMap((part, at) => {
    const was = were[at];
    return was && was.value !== part.value ? [{ name: part.name, before: was, after: part }] : [];
  });
}

const settingsIn = (record: SettingRecord | undefined) =>
  record ? new Map([[record.id, record]]) : NO_SETTINGS;

/**
 * The parts of the setting that fit into a sentence. The parts and their order are the same for every value.
 */
function partsOf(
  records: ReadonlyMap<string, SettingRecord>,
  id: SettingId,
  words: NewsWords,
): readonly Part[] {
  const { t, formats } = words;
  const read = <Id extends SettingId>(of: Id): Settings[Id] => readSetting(records, SETTINGS[of]);
  const hours = (field: string, name: string, count: number): Part =>
    amountOf(field, name, count, t('settingWords.hours', { count }));
  const amountOf = (field: string, name: string, count: number, value: string): Part =>
    count === 0
      ? { field, name, value: t('settingWords.noLimit') }
      : { field, name, value, amount: String(count) };
  const chosen = (field: string, name: string, value: string): Part => ({ field, name, value });
  const flag = (field: string, name: string, isOn: boolean): Part => ({
    field,
    name,
    value: t(isOn ? 'settingWords.on' : 'settingWords.off'),
    isSwitch: true,
  });
  switch (id) {
    case 'businessName':
      return [chosen('value', t('settingWords.names.businessName'), read(id) || t('settingWords.noName'))];
    case 'roleGroups':
      return [flag('value', t('settingWords.names.roleGroups'), read(id))];
    case 'restHours':
      return [hours('value', t('settings.restHours'), read(id))];
    case 'limits': {
      const { dayHours, daysRunning, minorDayHours, minorLatestHour } = read(id);
      return [
        hours('dayHours', t('limits.dayHours'), dayHours),
        amountOf(
          'daysRunning',
          t('limits.daysRunning'),
          daysRunning,
          t('settingWords.days', { count: daysRunning }),
        ),
        hours('minorDayHours', t('limits.minorDayHours'), minorDayHours),
        chosen(
          'minorLatestHour',
          t('limits.minorLatestHour'),
          minorLatestHour === 0
            ? t('settingWords.noLimit')
            : formats.timeInWords(clockTimeOf((minorLatestHour % 24) * HOUR_MINUTES)),
        ),
      ];
    }
    case 'weekStart':
      return [
        chosen('value', t('settings.weekStart'), formats.weekday(startOfWeek(FALLBACK_DATE, read(id)))),
      ];
    case 'breakRules':
      return [chosen('value', t('businessFigures.breakRules'), t(`businessFigures.breaks.${read(id)}`))];
    case 'counting':
      return [flag('paidHours', t('businessFigures.paidHours'), read(id).paidHours)];
    case 'currency':
      return [chosen('value', t('money.currency'), read(id) || t('settingWords.byZone'))];
    case 'overtime':
      return [chosen('rules', t('money.overtimeRules'), t(`money.rules.${read(id).rules}`))];
    case 'budget':
      return [chosen('kind', t('sales.budget'), t(`sales.${read(id).kind}`))];
    case 'openingHours':
      return [flag('isCloseShown', t('opening.closeShown'), read(id).isCloseShown)];
    default:
      return [];
  }
}
