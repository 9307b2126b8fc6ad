export type ShortcutGroup = 'navigation' | 'actions' | 'help';

/** One thing that keys do. */
interface ShortcutEntry {
  readonly id: string;
  readonly group: ShortcutGroup;
  /**
   * Every way to press it, in the notation of `Stroke`; strokes one after the other are parted by a space. The first
   * is the one that buttons show.
   */
  readonly keys: readonly [string, ...string[]];
  /** Bound where it applies (a shift, the list, an open dialog) and only told of here; else bound on every page. */
  readonly isBoundInPlace?: true;
  /** Works inside the panels of insights and templates too, which are pages by their address. */
  readonly worksInPanels?: true;
}

/** Every key of the product (SPEC section 9): what is bound, what the buttons show and what the dialog lists. */
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
  { id: 'addShift', group: 'actions', keys: ['Shift+N'], worksInPanels: true },
  { id: 'publish', group: 'actions', keys: ['Shift+P'] },
  { id: 'undo', group: 'actions', keys: ['Mod+Z'] },
  { id: 'redo', group: 'actions', keys: ['Mod+Shift+Z'] },
  { id: 'editShift', group: 'actions', keys: ['Enter'], isBoundInPlace: true },
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

/** What is bound on every page. */
export type BoundShortcutId = BoundEntry['id'];

export interface Shortcut extends ShortcutEntry {
  readonly id: ShortcutId;
}

const entries: readonly Shortcut[] = SHORTCUTS;
const shortcutOf = new Map(entries.map((entry) => [entry.id, entry]));
const isBound = (entry: (typeof SHORTCUTS)[number]): entry is BoundEntry => !('isBoundInPlace' in entry);

/** What each way of pressing does, by the strokes parted by a space. */
export const BINDINGS: ReadonlyMap<string, BoundShortcutId> = new Map(
  SHORTCUTS.filter(isBound).flatMap(({ id, keys }) => keys.map((way) => [way, id] as const)),
);

/** The keys of a shortcut, the one that buttons show first. */
export function keysOf(id: ShortcutId): readonly string[] {
  return shortcutOf.get(id)?.keys ?? [];
}

/** Whether the shortcut works inside the panels of insights and templates too. */
export function worksInPanels(id: ShortcutId): boolean {
  return shortcutOf.get(id)?.worksInPanels ?? false;
}

/** The shortcuts of a group, in the order of the table. */
export function shortcutsOf(group: ShortcutGroup): readonly Shortcut[] {
  return entries.filter((entry) => entry.group === group);
}
