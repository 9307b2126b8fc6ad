import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Effects } from '@/lib/effects';
import type { SavedShiftDraft } from '@/lib/saved-data/records/draft-shapes';
import type { SavedValue } from '@/lib/saved-data/saved-value';
import type { CalendarView, DayLayout, DensityChoice, WeekLayout } from '@/lib/shifts/views/calendar-view';
import type { SavedView } from '@/lib/shifts/views/saved-view';
import { NO_FILTER, type ShiftFilter } from '@/lib/shifts/views/shift-filter';
import type { ThemeColorId } from '@/lib/theme/theme-color';
import type { LocalDate } from '@/lib/time/local-date';
import { FALLBACK_DATE } from '@/lib/time/week';
import type { ZoneChoice } from '@/lib/time/zone-choice';
import type { PersistedValues } from '@/stores/browser-storage/persisted-values';

/** Boolean settings, stored at once. */
type Flag =
  | 'darkMode'
  | 'highContrastMode'
  | 'dyslexicFontMode'
  | 'characterShortcuts'
  | 'soundEffects'
  | 'twoWeeks'
  | 'byStation'
  | 'moneyHidden'
  | 'sidebarOpen';

type WallClock = Pick<UiState, 'today' | 'minute'>;

export interface UiState {
  /** The current day on the wall clock; changes at midnight. */
  readonly today: LocalDate;
  /** The minute of the wall clock, 0 to 1439; changes together with `today`. */
  readonly minute: number;
  readonly themeColor: ThemeColorId;
  readonly darkMode: boolean;
  readonly highContrastMode: boolean;
  readonly dyslexicFontMode: boolean;
  readonly effects: Effects;
  readonly density: DensityChoice;
  /** Shortcuts of a single letter, or of Shift and a letter. */
  readonly characterShortcuts: boolean;
  readonly soundEffects: boolean;
  readonly timezone: ZoneChoice;
  /** Whether the grid shows two weeks, such as a pay period. */
  readonly twoWeeks: boolean;
  /** Whether the shifts of a day are grouped by station. */
  readonly byStation: boolean;
  /** Hides amounts on the screen. */
  readonly moneyHidden: boolean;
  readonly sidebarOpen: boolean;
  readonly currentView: CalendarView;
  /** The layout of the week that the person has chosen, used if the screen has space. */
  readonly weekLayout: WeekLayout;
  readonly dayLayout: DayLayout;
  readonly filter: ShiftFilter;
  readonly savedViews: readonly SavedView[];
  /** Half-filled shift forms; each is offered again when its form opens. */
  readonly shiftDrafts: readonly SavedShiftDraft[];
}

export interface UiStore extends StoreApi<UiState> {
  setNow(now: WallClock): void;
  setThemeColor(id: ThemeColorId): void;
  toggleDarkMode(): void;
  /** Dark follows the system until the person has chosen. */
  followSystemDark(systemPrefersDark: boolean): void;
  toggleHighContrastMode(): void;
  toggleDyslexicFontMode(): void;
  setEffects(effects: Effects): void;
  setDensity(density: DensityChoice): void;
  toggleCharacterShortcuts(): void;
  toggleSoundEffects(): void;
  /** Returns whether the settings are stored. */
  saveSettings(settings: SavedValue<'settings'>): boolean;
  toggleTwoWeeks(): void;
  toggleByStation(): void;
  toggleMoneyHidden(): void;
  toggleSidebar(): void;
  setCurrentView(view: CalendarView): void;
  setWeekLayout(layout: WeekLayout): void;
  setDayLayout(layout: DayLayout): void;
  setFilter(filter: ShiftFilter): void;
  keepShiftDraft(draft: SavedShiftDraft): void;
  /** An empty id means a new shift. */
  dropShiftDraft(shiftId: string): void;
}

const PERSISTED = [
  'twoWeeks',
  'byStation',
  'moneyHidden',
  'themeColorId',
  'darkMode',
  'highContrastMode',
  'dyslexicFontMode',
  'effects',
  'density',
  'characterShortcuts',
  'soundEffects',
  'settings',
  'sidebarOpen',
  'currentView',
  'weekLayout',
  'dayLayout',
  'savedViews',
  'shiftDraft',
] as const satisfies readonly (keyof PersistedValues)[];

/** A constant, so that selectors of drafts do not re-render when another preference changes. */
const NO_DRAFTS: readonly SavedShiftDraft[] = [];

type UiValues = Pick<PersistedValues, (typeof PERSISTED)[number]>;

/** The state of the screen. The persisted values store a part of the state, which is mirrored here. */
export function createUiStore(values: UiValues): UiStore {
  let systemPrefersDark = false;
  const persisted = () => ({
    themeColor: values.themeColorId.get(),
    darkMode: values.darkMode.isSet() ? values.darkMode.get() : systemPrefersDark,
    highContrastMode: values.highContrastMode.get(),
    dyslexicFontMode: values.dyslexicFontMode.get(),
    effects: values.effects.get(),
    density: values.density.get(),
    characterShortcuts: values.characterShortcuts.get(),
    soundEffects: values.soundEffects.get(),
    timezone: values.settings.get().timezone,
    twoWeeks: values.twoWeeks.get(),
    byStation: values.byStation.get(),
    moneyHidden: values.moneyHidden.get(),
    sidebarOpen: values.sidebarOpen.get(),
    currentView: values.currentView.get(),
    weekLayout: values.weekLayout.get(),
    dayLayout: values.dayLayout.get(),
    savedViews: values.savedViews.get(),
    shiftDrafts: values.shiftDraft.get() ?? NO_DRAFTS,
  });
  const store = createStore<UiState>(() => ({
    ...persisted(),
    today: FALLBACK_DATE,
    minute: 0,
    filter: NO_FILTER,
  }));
  const { getState, setState } = store;
  const show = () => setState(persisted());
  for (const name of PERSISTED) values[name].subscribe(show);

  const toggle = (flag: Flag) => values[flag].set(!getState()[flag]);
  const isOther = (shiftId: string) => (draft: SavedShiftDraft) => draft.shiftId !== shiftId;

  function setCurrentView(currentView: CalendarView): void {
    if (currentView !== getState().currentView) values.currentView.set(currentView);
  }

  return {
    ...store,
    setNow({ today, minute }) {
      const state = getState();
      if (today !== state.today || minute !== state.minute) setState({ today, minute });
    },
    setThemeColor: (themeColor) => values.themeColorId.set(themeColor),
    toggleDarkMode: () => toggle('darkMode'),
    followSystemDark(prefersDark) {
      systemPrefersDark = prefersDark;
      show();
    },
    toggleHighContrastMode: () => toggle('highContrastMode'),
    toggleDyslexicFontMode: () => toggle('dyslexicFontMode'),
    setEffects: (effects) => values.effects.set(effects),
    setDensity: (density) => values.density.set(density),
    toggleCharacterShortcuts: () => toggle('characterShortcuts'),
    toggleSoundEffects: () => toggle('soundEffects'),
    saveSettings: (settings) => values.settings.update((latest) => ({ ...latest, ...settings })),
    toggleTwoWeeks: () => toggle('twoWeeks'),
    toggleByStation: () => toggle('byStation'),
    toggleMoneyHidden: () => toggle('moneyHidden'),
    toggleSidebar: () => toggle('sidebarOpen'),
    setCurrentView,
    setWeekLayout(weekLayout) {
      if (weekLayout !== getState().weekLayout) values.weekLayout.set(weekLayout);
    },
    setDayLayout: (dayLayout) => values.dayLayout.set(dayLayout),
    setFilter: (filter) => setState({ filter }),
    keepShiftDraft: (draft) =>
      values.shiftDraft.update((drafts) => [...(drafts ?? []).filter(isOther(draft.shiftId)), draft]),
    dropShiftDraft: (shiftId) =>
      values.shiftDraft.update((drafts) => {
        const others = drafts?.filter(isOther(shiftId)) ?? [];
        return others.length > 0 ? others : undefined;
      }),
  };
}
