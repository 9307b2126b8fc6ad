import { nameKey } from '@/lib/employees/employee';
import type { CompareNames } from '@/lib/order';
import { changeSummary } from '@/lib/shifts/change/change-summary';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import type { HistoryLine } from './history-lines';

export const HISTORY_KINDS = [
  'shifts',
  'team',
  'templates',
  'days',
  'requests',
  'settings',
  'publishing',
  'files',
] as const;

export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Undefined fields let everything through. */
export interface HistoryFilter {
  readonly kind?: HistoryKind | undefined;
  /** `nameKey` of a name; empty for open shifts. */
  readonly person?: string | undefined;
}

function historyKindOf(change: Pick<ScheduleChange, 'entries' | 'origin'>): HistoryKind {
  const { kind } = changeSummary(change);
  switch (kind) {
    case 'published':
    case 'unpublished':
      return 'publishing';
    case 'imported':
      return 'files';
    case 'employeeAdded':
    case 'employeeRemoved':
    case 'employeeRenamed':
    case 'employeeChanged':
    case 'availability':
      return 'team';
    case 'templateAdded':
    case 'templateRemoved':
    case 'templateChanged':
      return 'templates';
    case 'dayChanged':
      return 'days';
    case 'requestChanged':
      return 'requests';
    case 'settingChanged':
      return 'settings';
    default:
      return 'shifts';
  }
}

/** Names by `nameKey`, empty for open shifts; from before and after the change. */
function peopleOf({ entries }: Pick<ScheduleChange, 'entries'>): ReadonlyMap<string, string> {
  const people = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind !== 'shift' && entry.kind !== 'employee') continue;
    const names =
      entry.kind === 'shift'
        ? [entry.before?.employeeName, entry.after?.employeeName]
        : [entry.before?.name, entry.after?.name];
    for (const name of names) if (name !== undefined) people.set(nameKey(name), name.trim());
  }
  return people;
}

export function foundLines(
  lines: readonly HistoryLine[],
  { kind, person }: HistoryFilter,
): readonly HistoryLine[] {
  return lines.filter(
    ({ change }) =>
      (kind === undefined || historyKindOf(change) === kind) &&
      (person === undefined || peopleOf(change).has(person)),
  );
}

/** The people in the lines, by name, without open shifts. */
export function peopleInLines(
  lines: readonly HistoryLine[],
  compareNames: CompareNames,
): readonly (readonly [key: string, name: string])[] {
  const people = new Map<string, string>();
  // The newest line wins, so that its spelling is shown.
  for (const { change } of [...lines].reverse())
    for (const [key, name] of peopleOf(change)) people.set(key, name);
  people.delete('');
  return [...people].sort(([, one], [, other]) => compareNames(one, other));
}
