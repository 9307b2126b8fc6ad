import { restoreEntries } from '@/lib/saved-data/backup/compare-backup';
import { employeesAsStored } from '@/lib/shifts/change/employees-as-stored';
import { applyChange } from '@/lib/shifts/change/schedule';
import { employeeOf, scheduleOf } from '@/tests/support/records';
import { NOTHING } from '@/tests/support/storage/backups';

const MAYA = employeeOf('Maya Lund', { id: 'one' });
const TWIN = employeeOf('Maya  Lund', { id: 'two', role: 'Cook', color: 'red' });

const holding = (...employees: readonly (typeof MAYA)[]) => ({ ...NOTHING, employees });

/** The team after restoring, as the database stores it. */
function restored(
  current: readonly (typeof MAYA)[],
  backup: readonly (typeof MAYA)[],
  mode: 'merge' | 'replace',
) {
  const entries = restoreEntries(holding(...current), holding(...backup), mode);
  const kept = employeesAsStored(entries, current);
  const schedule = scheduleOf({ shifts: [], employees: current, templates: [] });
  return [...applyChange(schedule, { entries: kept }).employees.values()];
}

describe('two employees with the same name in a backup', () => {
  test('change nothing when the schedule already has both', () => {
    expect(restoreEntries(holding(MAYA, TWIN), holding(MAYA, TWIN), 'merge')).toEqual([]);
    expect(restoreEntries(holding(TWIN, MAYA), holding(MAYA, TWIN), 'replace')).toEqual([]);
  });

  test('are each restored with the fields of the backup', () => {
    const host = { ...TWIN, role: 'Host' };
    expect(restored([MAYA, TWIN], [MAYA, host], 'merge')).toEqual([MAYA, host]);
  });

  test('become one when merged into a schedule with one, and two when the backup replaces the schedule', () => {
    expect(restored([MAYA], [MAYA, TWIN], 'merge')).toEqual([MAYA]);
    expect(restored([TWIN], [MAYA, TWIN], 'merge')).toEqual([TWIN]);
    expect(restored([MAYA], [MAYA, TWIN], 'replace')).toEqual([MAYA, TWIN]);
  });

  test('are both added to an empty team', () => {
    expect(restored([], [MAYA, TWIN], 'merge')).toEqual([MAYA, TWIN]);
  });
});
