import { type Fields, isFields } from '@/lib/saved-data/records/fields';
import { text } from '@/lib/saved-data/records/shape';
import { DEFAULT_TIMES } from '@/lib/shifts/shift/shift';
import type { Template } from '@/lib/templates/template';
import { type ClockTime, parseClockTime } from '@/lib/time/clock-time';

export interface RotationTimes {
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
}

/** A cycle of days; undefined is a day off. */
export interface Rotation {
  /** Whole weeks, so that days keep their weekdays; else any number of days. */
  readonly isOfWeeks: boolean;
  /** A rotation of weeks has seven days for each week, from Monday. */
  readonly days: readonly (RotationTimes | undefined)[];
}

/** Half a year of weeks. */
export const MAX_ROTATION_DAYS = 26 * 7;

function isRotation(template: Template): boolean {
  return template.rotation !== undefined;
}

export function rotationsIn(templates: Iterable<Template>): readonly Template[] {
  return [...templates].filter(isRotation);
}

/** Undefined if missing or partly unreadable. */
export function rotationOf({ rotation }: Template): Rotation | undefined {
  if (!isFields(rotation) || !Array.isArray(rotation.days)) return undefined;
  const { isOfWeeks } = rotation;
  const days = rotation.days.map(readDay);
  const isWhole = isOfWeeks !== true || days.length % 7 === 0;
  if (days.length === 0 || days.length > MAX_ROTATION_DAYS || !isWhole) return undefined;
  const read = days.filter((day) => day !== 'unreadable');
  return read.length === days.length ? { isOfWeeks: isOfWeeks === true, days: read } : undefined;
}

/** Includes texts for builds that know no rotations, like a week template. */
export function rotationTemplate(
  before: Template | undefined,
  { id, name }: Pick<Template, 'id' | 'name'>,
  { isOfWeeks, days }: Rotation,
): Template {
  const first = days.find((day) => day !== undefined);
  const stored = before && isFields(before.rotation) ? before.rotation : {};
  return {
    description: '',
    employeeName: '',
    role: '',
    ...(first ?? DEFAULT_TIMES),
    status: 'Confirmed',
    color: 'gray',
    icon: '',
    ...before,
    id,
    name,
    rotation: { ...stored, isOfWeeks, days: days.map((day) => day ?? null) },
  };
}

function readDay(day: unknown): RotationTimes | undefined | 'unreadable' {
  if (day === null) return undefined;
  const fields: Fields = isFields(day) ? day : {};
  const startTime = parseClockTime(text(fields.startTime));
  const endTime = parseClockTime(text(fields.endTime));
  return startTime && endTime ? { startTime, endTime } : 'unreadable';
}
