import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Effects } from '@/lib/effects';
import { PANEL_PATHS } from '@/lib/panel-paths';
import { DEFAULT_REST_HOURS } from '@/lib/rules/rest-hours';
import type { SavedValue } from '@/lib/saved-data/saved-value';
import type { KeptDraft } from '@/lib/saved-data/shapes';
import type { CalendarView, WeekLayout } from '@/lib/shifts/calendar-view';
import { findViewByName, type SavedView, withView } from '@/lib/shifts/saved-view';
import { NO_FILTER, type ShiftFilter } from '@/lib/shifts/shift-filter';
import { DEFAULT_THEME_COLOR, type ThemeColorId } from '@/lib/theme/theme-color';
import type { LocalDate } from '@/lib/time/local-date';
import { FALLBACK_DATE } from '@/lib/time/week';
import type { ZoneChoice } from '@/lib/time/zone-choice';
import type { StorageDoor } from './browser-storage/storage-door';
import type { OpenDialog } from './open-dialog';

/** The flags of SPEC section 3, `modalOpen`. */
type ModalFlag =
  | 'addShift'
  | 'editShift'
  | 'deleteConfirm'
  | 'copyShift'
  | 'insights'
  | 'templates'
  | 'addTemplate'
  | 'editTemplate'
  | 'savedViews';

/** What is on or off, and kept at once. */
type Flag =
  | 'darkMode'
  | 'highContrastMode'
  | 'dyslexicFontMode'
  | 'characterShortcuts'
  | 'soundEffects'
  | 'sidebarOpen';

type WallClock = Pick<UiState, 'today' | 'minute'>;

export interface UiState {
  /** The day on the wall calendar now; it moves at midnight. */
  readonly today: LocalDate;
  /** The minute of the wall clock, 0 to 1439; it moves with `today`. */
  readonly minute: number;
  readonly themeColor: ThemeColorId;
  readonly darkMode: boolean;
  readonly highContrastMode: boolean;
  readonly dyslexicFontMode: boolean;
  readonly effects: Effects;
  /** Shortcuts of a single letter, or of Shift and a letter. */
  readonly characterShortcuts: boolean;
  readonly soundEffects: boolean;
  readonly timezone: ZoneChoice;
  /** The least hours between two working days, 0 to 24. */
  readonly restHours: number;
  readonly sidebarOpen: boolean;
  readonly currentView: CalendarView;
  /** How Week stands where there is room for either. */
  readonly weekLayout: WeekLayout;
  /** What the calendar shows in this tab. */
  readonly filter: ShiftFilter;
  readonly savedViews: readonly SavedView[];
  readonly dialog: OpenDialog | null;
  /** Shift forms left half-filled; each is offered again when its form opens. */
  readonly shiftDrafts: readonly KeptDraft[];
}

export interface UiStore extends StoreApi<UiState> {
  /** Takes up the stored preferences; dark follows the system until the person has chosen. */
  load(systemPrefersDark: boolean): void;
  setNow(now: WallClock): void;
  setThemeColor(id: ThemeColorId): void;
  toggleDarkMode(): void;
  /** The system's preference changed; a person's own choice stands. */
  followSystemDark(systemPrefersDark: boolean): void;
  toggleHighContrastMode(): void;
  toggleDyslexicFontMode(): void;
  setEffects(effects: Effects): void;
  toggleCharacterShortcuts(): void;
  toggleSoundEffects(): void;
  /** Keeps what waits for Save Settings; says whether it is stored. */
  saveSettings(settings: SavedValue<'settings'>): boolean;
  /** Takes up the time zone as another tab has saved it. */
  loadTimezone(): void;
  setRestHours(hours: number): void;
  /** Takes up the hours of rest as another tab has left them. */
  loadRestHours(): void;
  toggleSidebar(): void;
  setCurrentView(view: CalendarView): void;
  setWeekLayout(layout: WeekLayout): void;
  setFilter(filter: ShiftFilter): void;
  /** Takes up the saved views as another tab has left them. */
  loadSavedViews(): void;
  /** Keeps the view in place of the one with its id, or else with its name; says whether it is stored. */
  saveView(view: SavedView): boolean;
  renameView(id: string, name: string): boolean;
  deleteView(id: string): void;
  /** Puts a deleted view back to that place in the list. */
  restoreView(view: SavedView, position: number): void;
  /** Shows the calendar as the view names it; nothing where there is none of that id. */
  openView(id: string): void;
  openDialog(dialog: OpenDialog): void;
  closeDialog(): void;
  keepShiftDraft(draft: KeptDraft): void;
  /** Drops the draft of that shift, or of a new one where the id is empty. */
  dropShiftDraft(shiftId: string): void;
}

export function createUiStore(door: StorageDoor): UiStore {
  const store = createStore<UiState>(() => ({
    today: FALLBACK_DATE,
    minute: 0,
    themeColor: DEFAULT_THEME_COLOR,
    darkMode: false,
    highContrastMode: false,
    dyslexicFontMode: false,
    effects: 'full',
    characterShortcuts: true,
    soundEffects: true,
    timezone: 'system',
    restHours: DEFAULT_REST_HOURS,
    sidebarOpen: false,
    currentView: 'weekly',
    weekLayout: 'day',
    filter: NO_FILTER,
    savedViews: [],
    dialog: null,
    shiftDrafts: [],
  }));
  const { getState, setState } = store;

  function toggle(flag: Flag): void {
    const isOn = !getState()[flag];
    setState({ [flag]: isOn });
    door.writeValue(flag, isOn);
  }

  const draftsBeside = (shiftId: string) =>
    getState().shiftDrafts.filter((draft) => draft.shiftId !== shiftId);

  function storeDrafts(shiftDrafts: readonly KeptDraft[]): void {
    setState({ shiftDrafts });
    if (shiftDrafts.length > 0) door.writeValue('shiftDraft', [...shiftDrafts]);
    else door.remove('shiftDraft');
  }

  const storedRestHours = () => door.readValue('restHours') ?? DEFAULT_REST_HOURS;
  const storedZone = () => door.readValue('settings')?.timezone ?? 'system';

  let areViewsStored = true;
  /** Read anew before each change: another tab may have saved one meanwhile. */
  const latestViews = () => (areViewsStored && door.readValue('savedViews')) || getState().savedViews;

  function storeViews(savedViews: readonly SavedView[]): boolean {
    setState({ savedViews });
    areViewsStored = door.writeValue('savedViews', [...savedViews]);
    return areViewsStored;
  }

  function setCurrentView(currentView: CalendarView): void {
    if (currentView === getState().currentView) return;
    setState({ currentView });
    door.writeValue('currentView', currentView);
  }

  return {
    ...store,
    load(systemPrefersDark) {
      setState({
        themeColor: door.readValue('themeColorId') ?? DEFAULT_THEME_COLOR,
        darkMode: door.readValue('darkMode') ?? systemPrefersDark,
        highContrastMode: door.readValue('highContrastMode') ?? false,
        dyslexicFontMode: door.readValue('dyslexicFontMode') ?? false,
        effects: door.readValue('effects') ?? 'full',
        characterShortcuts: door.readValue('characterShortcuts') ?? true,
        soundEffects: door.readValue('soundEffects') ?? true,
        timezone: storedZone(),
        restHours: storedRestHours(),
        sidebarOpen: door.readValue('sidebarOpen') ?? false,
        currentView: door.readValue('currentView') ?? 'weekly',
        weekLayout: door.readValue('weekLayout') ?? 'day',
        savedViews: door.readValue('savedViews') ?? [],
        shiftDrafts: door.readValue('shiftDraft') ?? [],
      });
    },
    setNow({ today, minute }) {
      const state = getState();
      if (today !== state.today || minute !== state.minute) setState({ today, minute });
    },
    setThemeColor(themeColor) {
      setState({ themeColor });
      door.writeValue('themeColorId', themeColor);
    },
    toggleDarkMode: () => toggle('darkMode'),
    followSystemDark(darkMode) {
      if (door.readValue('darkMode') === undefined) setState({ darkMode });
    },
    toggleHighContrastMode: () => toggle('highContrastMode'),
    toggleDyslexicFontMode: () => toggle('dyslexicFontMode'),
    setEffects(effects) {
      setState({ effects });
      door.writeValue('effects', effects);
    },
    toggleCharacterShortcuts: () => toggle('characterShortcuts'),
    toggleSoundEffects: () => toggle('soundEffects'),
    saveSettings(settings) {
      setState({ timezone: settings.timezone });
      return door.writeValue('settings', settings);
    },
    loadTimezone: () => setState({ timezone: storedZone() }),
    setRestHours(restHours) {
      setState({ restHours });
      door.writeValue('restHours', restHours);
    },
    loadRestHours: () => setState({ restHours: storedRestHours() }),
    toggleSidebar: () => toggle('sidebarOpen'),
    setCurrentView,
    setWeekLayout(weekLayout) {
      if (weekLayout === getState().weekLayout) return;
      setState({ weekLayout });
      door.writeValue('weekLayout', weekLayout);
    },
    setFilter: (filter) => setState({ filter }),
    loadSavedViews() {
      areViewsStored = true;
      setState({ savedViews: door.readValue('savedViews') ?? [] });
    },
    saveView(view) {
      const views = latestViews();
      const taken = views.some(({ id }) => id === view.id) ? undefined : findViewByName(views, view.name);
      return storeViews(withView(views, taken ? { ...view, id: taken.id } : view));
    },
    renameView(id, name) {
      return storeViews(latestViews().map((view) => (view.id === id ? { ...view, name } : view)));
    },
    deleteView(id) {
      storeViews(latestViews().filter((view) => view.id !== id));
    },
    restoreView(view, position) {
      const others = latestViews().filter(({ id }) => id !== view.id);
      storeViews([...others.slice(0, position), view, ...others.slice(position)]);
    },
    openView(id) {
      const view = getState().savedViews.find((candidate) => candidate.id === id);
      if (!view) return;
      setState({ filter: view.filter });
      setCurrentView(view.view);
    },
    openDialog: (dialog) => setState({ dialog }),
    closeDialog: () => setState({ dialog: null }),
    keepShiftDraft: (draft) => storeDrafts([...draftsBeside(draft.shiftId), draft]),
    dropShiftDraft: (shiftId) => storeDrafts(draftsBeside(shiftId)),
  };
}

/** The shift that the open dialog is about; empty where it is about none (SPEC section 3). */
export function selectSelectedShiftId({ dialog }: UiState): string {
  return dialog && 'shiftId' in dialog ? dialog.shiftId : '';
}

/** The template that the open dialog is about; empty where it is about none. */
export function selectSelectedTemplateId({ dialog }: UiState): string {
  return dialog && 'templateId' in dialog ? dialog.templateId : '';
}

/** The specification's flags, derived: insights and templates from the path, the rest from the one open dialog. */
export function selectModalOpen({ dialog }: UiState, path: string): Readonly<Record<ModalFlag, boolean>> {
  const is = (name: OpenDialog['name']) => dialog?.name === name;
  return {
    addShift: is('addShift'),
    editShift: is('editShift'),
    deleteConfirm: is('deleteConfirm'),
    copyShift: is('copyShift'),
    insights: path.replace(/\/$/, '').endsWith(PANEL_PATHS.insights),
    templates: path.replace(/\/$/, '').endsWith(PANEL_PATHS.templates),
    addTemplate: is('addTemplate'),
    editTemplate: is('editTemplate'),
    savedViews: is('savedViews'),
  };
}
