import type { FullSchedule } from '@/lib/shifts/history/schedule-before';
import { publicationNow } from '@/lib/shifts/publication/publication';
import type { RecordKind } from './schedule-change';
import { findShift } from './schedule-index';

/** The current record; a publication includes its current differences. */
export function recordAt(
  { schedule, awaitingRepair }: FullSchedule,
  kind: RecordKind,
  id: string,
): object | undefined {
  switch (kind) {
    case 'shift':
      return findShift(schedule.shifts, id);
    case 'employee':
      return schedule.employees.get(id);
    case 'template':
      return schedule.templates.get(id);
    case 'day':
      return schedule.days.get(id);
    case 'request':
      return schedule.requests.get(id);
    case 'undated':
      return awaitingRepair.find((shift) => shift.id === id);
    case 'setting':
      return schedule.settings.get(id);
    case 'publication':
      return publicationNow(schedule);
  }
}
