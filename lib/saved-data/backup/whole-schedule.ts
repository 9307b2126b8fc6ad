import { EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { EMPTY_INDEX, withEntries } from '@/lib/shifts/change/schedule-index';
import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import type { BackupContent } from './backup';

/** The backup's schedule for a read-only view, without publication. */
export function wholeScheduleOf({
  shifts,
  awaitingRepair,
  employees,
  templates,
  days,
  requests,
  settings,
}: Pick<
  BackupContent,
  'shifts' | 'awaitingRepair' | 'employees' | 'templates' | 'days' | 'requests' | 'settings'
>): FullSchedule {
  return {
    schedule: {
      ...EMPTY_SCHEDULE,
      shifts: withEntries(
        EMPTY_INDEX,
        shifts.map((shift) => ({ id: shift.id, after: shift })),
      ),
      employees: new Map(employees.map((employee) => [employee.id, employee])),
      templates: new Map(templates.map((template) => [template.id, template])),
      days: new Map(days.map((day) => [day.id, day])),
      requests: new Map(requests.map((asked) => [asked.id, asked])),
      settings: new Map(settings.map((setting) => [setting.id, setting])),
    },
    awaitingRepair,
  };
}
