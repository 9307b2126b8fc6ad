import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { openingHoursWith } from '@/lib/days/day-opening';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { Schedule } from '@/lib/shifts/change/schedule';
import { type BreakPlan, breakPlan } from '@/lib/shifts/proposed-breaks';
import type { OpeningHours } from '@/lib/time/opening-hours';
import { DEFAULT_WEEK_START, type WeekStart } from '@/lib/time/week';
import { persisted } from '@/stores/app/gateway';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';

const IDS = [
  'houseName',
  'roleGroups',
  'roleList',
  'stations',
  'breakRules',
  'ownBreaks',
  'counting',
  'currency',
  'overtime',
  'demand',
  'payPeriods',
  'sales',
  'budget',
  'peopleOrder',
  'holidays',
  'limits',
  'restHours',
  'openingHours',
] as const satisfies readonly (keyof PersistedValues)[];

type StoredId = (typeof IDS)[number];

/** Every business setting with its value. */
export type Settings = { readonly [Id in StoredId]: ReturnType<PersistedValues[Id]['get']> } & {
  readonly weekStart: WeekStart;
};

export type SettingId = keyof Settings;

const storedSettings = (): Settings => ({
  ...(Object.fromEntries(IDS.map((id) => [id, persisted[id].get()])) as Omit<Settings, 'weekStart'>),
  weekStart: persisted.settings.get().weekStart ?? DEFAULT_WEEK_START,
});

const settingsStore = createStore<Settings>(storedSettings);
for (const id of [...IDS, 'settings' as const])
  persisted[id].subscribe(() => settingsStore.setState(storedSettings()));

export const useSettings = <Part>(select: (settings: Settings) => Part): Part =>
  useStore(settingsStore, select);

/** Calls the listener after each change of a setting; returns a function that stops this. */
export const onSettingChange = (listener: (settings: Settings, before: Settings) => void): (() => void) =>
  settingsStore.subscribe(listener);

/** Changes a setting, or applies the function to its latest value; returns whether it is stored. */
export function changeSetting<Id extends SettingId>(
  id: Id,
  change: Settings[Id] | ((latest: Settings[Id]) => Settings[Id]),
): boolean {
  const after = typeof change === 'function' ? change : () => change;
  if (id === 'weekStart')
    return persisted.settings.update((latest) => ({
      ...latest,
      weekStart: after((latest.weekStart ?? DEFAULT_WEEK_START) as Settings[Id]) as WeekStart,
    }));
  const value = persisted[id as StoredId] as unknown as {
    update(change: (latest: Settings[Id]) => Settings[Id]): boolean;
  };
  return value.update(after);
}

/** A setting of the business whose schedule it is; the same object while it is not changed. */
export function settingOf<Id extends SettingId>(_schedule: Pick<Schedule, 'days'>, id: Id): Settings[Id] {
  return settingsStore.getState()[id];
}

/** The opening hours of weekdays and of single dates; the same object while neither changes. */
export function openingHoursOf(schedule: Pick<Schedule, 'days'>): OpeningHours {
  return openingHoursWith(settingOf(schedule, 'openingHours'), schedule.days);
}

const MAX_KEPT = 4;
/** Latest first: two schedules may be on screen in turn. */
let kept: readonly RuleSettings[] = [];

/** The settings that rules depend on; the same object while none of them changes. */
export function ruleSettingsOf(schedule: Pick<Schedule, 'days'>): RuleSettings {
  const settings: RuleSettings = {
    restHours: settingOf(schedule, 'restHours'),
    limits: settingOf(schedule, 'limits'),
    openingHours: openingHoursOf(schedule),
    weekStart: settingOf(schedule, 'weekStart'),
    counting: settingOf(schedule, 'counting'),
    overtime: settingOf(schedule, 'overtime'),
  };
  const known = kept.find((one) => isSame(one, settings));
  if (!known) kept = [settings, ...kept].slice(0, MAX_KEPT);
  return known ?? settings;
}

function isSame(one: RuleSettings, other: RuleSettings): boolean {
  return (
    one.restHours === other.restHours &&
    one.limits === other.limits &&
    one.openingHours === other.openingHours &&
    one.weekStart === other.weekStart &&
    one.counting === other.counting &&
    one.overtime === other.overtime
  );
}

/** The breaks that a new shift is proposed. */
export function breakPlanOf(schedule: Pick<Schedule, 'days'>): BreakPlan {
  return breakPlan(settingOf(schedule, 'breakRules'), settingOf(schedule, 'ownBreaks'));
}
