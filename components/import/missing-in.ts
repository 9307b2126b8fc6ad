import type { ColumnChoice, OpenedFile } from '@/lib/import/file/import-file';

/** Message key for the column that must be chosen before the rows can be read; undefined for none. */
export function missingIn({ form }: OpenedFile, choices: readonly ColumnChoice[]) {
  const has = (...wanted: ColumnChoice[]) => wanted.some((choice) => choices.includes(choice));
  if (form === 'calendar') return undefined;
  if (!has('employee', 'firstName', 'lastName', 'role')) return 'missingName';
  if (form === 'grid') return undefined;
  if (!has('times') && !(has('start') && has('end'))) return 'missingTimes';
  return has('date', 'start') ? undefined : 'missingDate';
}
