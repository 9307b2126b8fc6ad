import { isRestHours } from '@/lib/rules/rest-hours';
import { SETTINGS } from '@/lib/settings/all-settings';
import type { Settings } from '@/lib/settings/setting';
import type { SettingId, SettingRecords } from '@/lib/settings/setting-record';
import { settingEntries } from '@/lib/settings/write-setting';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { BREAK_RULES } from '@/lib/shifts/proposed-breaks';
import { WEEK_STARTS } from '@/lib/time/week';
import { OLD_SETTING_IDS, type OldSettingKey } from './device-keys';
import { parseJson } from './json/parse-json';
import { AVAILABILITY_ASK_SHAPE } from './records/business/ask-shape';
import { COUNTING_SHAPE } from './records/business/counting-shape';
import { DEMAND_SHAPE } from './records/business/demand-shape';
import { HOLIDAYS_SHAPE } from './records/business/holidays-shape';
import { OWN_BREAKS_SHAPE } from './records/business/own-breaks-shape';
import { PAY_PERIODS_SHAPE } from './records/business/pay-periods-shape';
import { CURRENCY_SHAPE, OVERTIME_SHAPE } from './records/business/pay-shapes';
import { ROLE_LIST_SHAPE } from './records/business/role-list-shape';
import { BUDGET_SHAPE, SALES_SHAPE } from './records/business/sales-shapes';
import { isFields } from './records/fields';
import { array, boolean, custom, MISFIT, picklist, type Shape, string } from './records/shape';
import { LIMITS_SHAPE, OPENING_HOURS_SHAPE } from './records/shapes';

/** The text of each key; null if the key is absent. `settings` had the week start beside the language. */
type TextOf = (id: OldSettingKey | 'settings') => string | null;

interface OldSettings {
  /** The given settings with the values of the old keys; the same object if there are no old values. */
  readonly settings: SettingRecords;
  /** The keys whose texts this version cannot read. */
  readonly unreadable: readonly OldSettingKey[];
}

const WEEK_START = picklist(WEEK_STARTS);

const SHAPES: Readonly<Record<OldSettingKey, Shape<unknown>>> = {
  houseName: string,
  availabilityAsk: AVAILABILITY_ASK_SHAPE,
  roleGroups: boolean,
  peopleOrder: array(string),
  limits: LIMITS_SHAPE,
  openingHours: OPENING_HOURS_SHAPE,
  holidays: HOLIDAYS_SHAPE,
  stations: array(string),
  counting: COUNTING_SHAPE,
  ownBreaks: OWN_BREAKS_SHAPE,
  breakRules: picklist(BREAK_RULES),
  currency: CURRENCY_SHAPE,
  overtime: OVERTIME_SHAPE,
  sales: SALES_SHAPE,
  budget: BUDGET_SHAPE,
  payPeriods: PAY_PERIODS_SHAPE,
  demand: DEMAND_SHAPE,
  roleList: ROLE_LIST_SHAPE,
  restHours: custom<number>(isRestHours),
};

/** These keys contain plain text; the others contain JSON. */
const AS_TEXT: ReadonlySet<OldSettingKey> = new Set(['breakRules', 'currency']);

/**
 * Applies the keys of versions 1 to 6 to the settings. An older build, a script or a person may have written
 * such a key.
 */
export function withOldSettings(settings: SettingRecords, textOf: TextOf): OldSettings {
  let after = settings;
  const unreadable: OldSettingKey[] = [];
  const put = (id: SettingId, value: unknown) => {
    // The key and its setting have the same shape.
    const entries = settingEntries(after, SETTINGS[id], value as Settings[typeof id]);
    if (entries.length > 0) after = applyChange({ ...EMPTY_SCHEDULE, settings: after }, { entries }).settings;
  };
  for (const id of OLD_SETTING_IDS) {
    const text = textOf(id);
    if (text === null) continue;
    const value = SHAPES[id](AS_TEXT.has(id) ? text : parseJson(text));
    if (value === MISFIT) unreadable.push(id);
    else put(id === 'houseName' ? 'businessName' : id, value);
  }
  const weekStart = weekStartIn(textOf('settings'));
  if (weekStart) put('weekStart', weekStart);
  return { settings: after, unreadable };
}

/** The text of the key `settings` without the week start; undefined if the text has no week start. */
export function withoutWeekStart(text: string | null): string | undefined {
  if (!weekStartIn(text)) return undefined;
  const stored = parseJson(text ?? '');
  const { weekStart: _weekStart, ...others } = isFields(stored) ? stored : {};
  return JSON.stringify(others);
}

function weekStartIn(text: string | null) {
  const stored = text === null ? undefined : parseJson(text);
  const weekStart = isFields(stored) ? WEEK_START(stored.weekStart) : MISFIT;
  return weekStart === MISFIT ? undefined : weekStart;
}
