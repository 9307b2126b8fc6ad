import { HISTORY_STEPS, type History } from '@/lib/shifts/change/history';
import { IMPORT_OF_TEXTS, type ScheduleChange } from '@/lib/shifts/change/schedule-change';

export interface HistoryLine {
  readonly change: ScheduleChange;
  /** `fixed`: can never be undone; `tooOld`: can no longer be undone. */
  readonly state: 'done' | 'undone' | 'fixed' | 'tooOld';
  /** Number of undos, or of redos for an undone line, up to and including this line; 0 if impossible. */
  readonly steps: number;
}

/** The latest 200 edits, imports and publications, newest first. Inserts steps that are not logged yet. */
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
  // An import without entries only records that texts were checked.
  const isAbout = id.startsWith(IMPORT_OF_TEXTS) || of?.startsWith(IMPORT_OF_TEXTS) === true;
  const isNote = origin === 'import' && entries.length === 0 && isAbout;
  // The generator made these shifts, not a person.
  return origin !== 'undo' && origin !== 'redo' && origin !== 'series' && !isNote;
}

/** The number of steps from each step to the end of the list, inclusive, by id. */
function stepsDownTo(steps: readonly ScheduleChange[]): ReadonlyMap<string, number> {
  return new Map(steps.map(({ id }, index) => [id, steps.length - index]));
}

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
