export type ShortcutGroup = 'navigation' | 'actions' | 'help';

interface ShortcutEntry {
  readonly id: string;
  readonly group: ShortcutGroup;
  /** In the notation of `Stroke`; a space separates consecutive strokes. Buttons show the first entry. */
  readonly keys: readonly [string, ...string[]];
  /** Bound by a component (a shift, the list, an open dialog); otherwise bound on every page. */
  readonly isBoundInPlace?: true;
  /** Also works in the panels of insights and templates, whose addresses are pages. */
  readonly worksInPanels?: true;
}

/** Every key of the product (SPEC section 9): bound, shown on buttons and listed in the dialog. */
export const SHORTCUTS = [
  { id: 'home', group: 'navigation', keys: ['Shift+H', 'Shift+C', 'G H'], worksInPanels: true },
  { id: 'employees', group: 'navigation', keys: ['Shift+E', 'G E'], worksInPanels: true },
  { id: 'insights', group: 'navigation', keys: ['Shift+I', 'G I'], worksInPanels: true },
  { id: 'templates', group: 'navigation', keys: ['Shift+M', 'G M'], worksInPanels: true },
  { id: 'settings', group: 'navigation', keys: ['Shift+S', 'G S'], worksInPanels: true },
  { id: 'previousWeek', group: 'navigation', keys: ['ArrowLeft', 'Shift+ArrowLeft'] },
  { id: 'nextWeek', group: 'navigation', keys: ['ArrowRight', 'Shift+ArrowRight'] },
  { id: 'today', group: 'navigation', keys: ['T'] },
  { id: 'weekLayout', group: 'navigation', keys: ['B'] },
  {
    id: 'moveInWeek',
    group: 'navigation',
    keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
    isBoundInPlace: true,
  },
  { id: 'search', group: 'navigation', keys: ['/'], isBoundInPlace: true },
  { id: 'notices', group: 'navigation', keys: ['F8'], isBoundInPlace: true },
  { id: 'addShift', group: 'actions', keys: ['Shift+N'], worksInPanels: true },
  { id: 'publish', group: 'actions', keys: ['Shift+P'] },
  { id: 'fillOpen', group: 'actions', keys: ['Shift+F'] },
  { id: 'hideMoney', group: 'actions', keys: ['Shift+D'], worksInPanels: true },
  { id: 'undo', group: 'actions', keys: ['Mod+Z'] },
  { id: 'redo', group: 'actions', keys: ['Mod+Shift+Z', 'Mod+Y'] },
  { id: 'openShift', group: 'actions', keys: ['Enter'], isBoundInPlace: true },
  { id: 'shiftMenu', group: 'actions', keys: ['Shift+F10'], isBoundInPlace: true },
  { id: 'copyShift', group: 'actions', keys: ['C'], isBoundInPlace: true },
  { id: 'coverShift', group: 'actions', keys: ['W'], isBoundInPlace: true },
  { id: 'pickUpShift', group: 'actions', keys: ['M'], isBoundInPlace: true },
  { id: 'deleteShift', group: 'actions', keys: ['Delete'], isBoundInPlace: true },
  { id: 'selectShift', group: 'actions', keys: ['X'], isBoundInPlace: true },
  {
    id: 'extendSelection',
    group: 'actions',
    keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
    isBoundInPlace: true,
  },
  { id: 'selectAll', group: 'actions', keys: ['Mod+A'], isBoundInPlace: true },
  { id: 'typeTimes', group: 'actions', keys: ['9 - 5'], isBoundInPlace: true },
  { id: 'repeatTimes', group: 'actions', keys: ['R'], isBoundInPlace: true },
  { id: 'addHere', group: 'actions', keys: ['N'], isBoundInPlace: true },
  { id: 'pasteShift', group: 'actions', keys: ['V'], isBoundInPlace: true },
  {
    id: 'moveShift',
    group: 'actions',
    keys: ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+ArrowUp', 'Alt+ArrowDown'],
    isBoundInPlace: true,
  },
  {
    id: 'stretchShift',
    group: 'actions',
    keys: ['Shift+Alt+ArrowLeft', 'Shift+Alt+ArrowRight'],
    isBoundInPlace: true,
  },
  { id: 'close', group: 'actions', keys: ['Escape'], isBoundInPlace: true },
  { id: 'shortcuts', group: 'help', keys: ['?', 'Shift+/'], worksInPanels: true },
  { id: 'tutorial', group: 'help', keys: ['Shift+T'] },
] as const satisfies readonly ShortcutEntry[];

export type ShortcutId = (typeof SHORTCUTS)[number]['id'];

type BoundEntry = Exclude<(typeof SHORTCUTS)[number], { isBoundInPlace: true }>;

/** Bound on every page. */
export type BoundShortcutId = BoundEntry['id'];

export interface Shortcut extends ShortcutEntry {
  readonly id: ShortcutId;
}

const entries: readonly Shortcut[] = SHORTCUTS;
const shortcutOf = new Map(entries.map((entry) => [entry.id, entry]));
const isBound = (entry: (typeof SHORTCUTS)[number]): entry is BoundEntry => !('isBoundInPlace' in entry);

/** By key combination, strokes separated by a space. */
export const BINDINGS: ReadonlyMap<string, BoundShortcutId> = new Map(
  SHORTCUTS.filter(isBound).flatMap(({ id, keys }) => keys.map((way) => [way, id] as const)),
);

/** The ways to press the shortcut; buttons show the first. */
export function keysOf(id: ShortcutId): readonly string[] {
  return shortcutOf.get(id)?.keys ?? [];
}

export function worksInPanels(id: ShortcutId): boolean {
  return shortcutOf.get(id)?.worksInPanels ?? false;
}

/** In table order. */
export function shortcutsOf(group: ShortcutGroup): readonly Shortcut[] {
  return entries.filter((entry) => entry.group === group);
}
