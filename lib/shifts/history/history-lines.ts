import { HISTORY_STEPS, type History } from '@/lib/shifts/change/history';
import { IMPORT_OF_TEXTS, type ScheduleChange } from '@/lib/shifts/change/schedule-change';

/** One line of the history of a schedule. */
export interface HistoryLine {
  readonly change: ScheduleChange;
  /** `fixed`: it never can be undone; `tooOld`: it no longer can. */
  readonly state: 'done' | 'undone' | 'fixed' | 'tooOld';
  /** How many steps an undo, or for an undone one a redo, down to this line takes; 0 if there is none. */
  readonly steps: number;
}

/**
 * The latest 200 edits, imports and publications, newest first. `logged` is the end of the log in its order; what the
 * history knows beside it, because it is not stored yet or nothing is logged, stands where its time puts it.
 */
export function historyLines(
  logged: readonly ScheduleChange[],
  { undo, redo }: History,
): readonly HistoryLine[] {
  const loggedIds = new Set(logged.map(({ id }) => id));
  const beside = [...undo, ...redo]
    .filter(({ id }) => !loggedIds.has(id))
    .sort((one, other) => one.at - other.at);
  const logBegins = logged[0]?.at ?? Number.NEGATIVE_INFINITY;
  const all = [
    ...beside.filter(({ at }) => at < logBegins),
    ...logged.filter(isLine),
    ...beside.filter(({ at }) => at >= logBegins),
  ];
  const undoSteps = stepsDownTo(undo);
  const redoSteps = stepsDownTo(redo);
  const undone = undoneIn(logged);
  const lineOf = (change: ScheduleChange): HistoryLine => {
    const [toUndo, toRedo] = [undoSteps.get(change.id), redoSteps.get(change.id)];
    if (change.origin === 'import' || change.origin === 'publish' || change.origin === 'shared')
      return { change, state: 'fixed', steps: 0 };
    if (toUndo !== undefined) return { change, state: 'done', steps: toUndo };
    if (toRedo !== undefined) return { change, state: 'undone', steps: toRedo };
    return { change, state: undone.has(change.id) ? 'undone' : 'tooOld', steps: 0 };
  };
  return all.slice(-HISTORY_STEPS).reverse().map(lineOf);
}

function isLine({ id, origin, of, entries }: ScheduleChange): boolean {
  // It only notes that texts were looked at which brought nothing, or what they brought.
  const isAbout = id.startsWith(IMPORT_OF_TEXTS) || of?.startsWith(IMPORT_OF_TEXTS) === true;
  const isNote = origin === 'import' && entries.length === 0 && isAbout;
  // Nobody did what a series has made by itself.
  return origin !== 'undo' && origin !== 'redo' && origin !== 'series' && !isNote;
}

/** By id, how many steps lie from the end of the list to that one, itself included. */
function stepsDownTo(steps: readonly ScheduleChange[]): ReadonlyMap<string, number> {
  return new Map(steps.map(({ id }, index) => [id, steps.length - index]));
}

/** The ids of what the log last undid. */
function undoneIn(logged: readonly ScheduleChange[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { origin, of, also = [] } of logged) {
    const ids = of === undefined ? also : [of, ...also];
    for (const id of ids) {
      if (origin === 'undo') undone.add(id);
      if (origin === 'redo') undone.delete(id);
    }
  }
  return undone;
}
