import { formatsFor } from '@/lib/i18n/formats';
import type { Language } from '@/lib/i18n/language';
import type { ImportContext } from '@/lib/import/file/import-file';
import { BOUNDS_ON_PAGE } from '@/lib/import/file/limits';
import type { ColumnReading } from '@/lib/import/import-session';
import { importedEntries } from '@/lib/import/imported-entries';
import type { ImportChoices, ImportPlan, KnownSchedule } from '@/lib/import/plan-import';
import { roleListSetting, weekStartSetting } from '@/lib/settings/calendar-settings';
import { openingHoursOf, settingOf } from '@/lib/settings/settings-of';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import type { LocalDate } from '@/lib/time/local-date';
import { deviceZone } from '@/lib/time/wall-clock';
import { startOfWeek } from '@/lib/time/week';
import { zoneOf } from '@/lib/time/zone-choice';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { keepRestorePoint } from '@/stores/restore/keep-restore-point';
import type { LongWork } from '@/stores/workers/do-in-pieces';
import { createImportSteps, type ImportSteps } from './steps';

/** The facts about this business and language that reading a file depends on. */
export function importContext(language: Language): ImportContext {
  const { today, timezone } = uiStore.getState();
  const { schedule, selectedDate } = liveSchedule.getState();
  return {
    today,
    firstDay: startOfWeek(selectedDate, settingOf(schedule, weekStartSetting)),
    zone: zoneOf(timezone) ?? deviceZone(),
    isMonthFirst: formatsFor(language).dateReading.isMonthFirst,
    openingHours: openingHoursOf(schedule),
    roleNames: settingOf(schedule, roleListSetting).roles.map(({ key, name = key }) => ({ name, key })),
  };
}

/** Runs in a worker, or on the page if the browser has no workers. */
export async function startImport(context: ImportContext, signal: AbortSignal): Promise<ImportSteps> {
  const { startImportWorker } = await import('./in-worker');
  return (await startImportWorker(context, signal)) ?? createImportSteps(context, BOUNDS_ON_PAGE);
}

/** Reads the rows with the chosen columns; returns the days that have shifts, or why there are too many. */
export function readRows(steps: ImportSteps, reading: ColumnReading, work: LongWork) {
  return steps.read(reading, knownEmployees(), work);
}

export function planRows(
  steps: ImportSteps,
  days: readonly LocalDate[],
  choices: ImportChoices,
  work: LongWork,
): Promise<ImportPlan> {
  const { shifts } = liveSchedule.getState().schedule;
  const known = days.flatMap((date) =>
    shiftsOn(shifts, date).map(({ employeeName, role, startTime, endTime }) => ({
      employeeName,
      role,
      date,
      startTime,
      endTime,
    })),
  );
  return steps.plan({ employees: knownEmployees(), shifts: known }, choices, work);
}

function knownEmployees(): KnownSchedule['employees'] {
  return Array.from(liveSchedule.getState().schedule.employees.values(), (employee) => {
    const { name, role, color, moreRoles } = employee;
    return { name, role, color, ...(moreRoles !== undefined && { moreRoles }) };
  });
}

/**
 * Adds the planned shifts as one undoable step, after a restore point of the current state. Undefined, with nothing
 * changed, if the restore point could not be stored.
 */
export async function importPlanned(plan: ImportPlan): Promise<ScheduleChange | undefined> {
  if (!scheduleStorage.canEdit()) return undefined;
  try {
    await keepRestorePoint();
  } catch (error) {
    console.error('Storage: the restore point before the import could not be made.', error);
    return undefined;
  }
  const { schedule } = liveSchedule.getState();
  return liveSchedule.commit(importedEntries(plan, schedule, liveSchedule.newId));
}
