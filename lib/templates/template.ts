import type { RoleColor } from '@/lib/employees/role';
import type { ClockTime } from '@/lib/time/clock-time';

/** A reusable shift. Without an employee name, using it asks who works. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly employeeName: string;
  readonly role: string;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly status: string;
  readonly color: RoleColor;
  readonly icon: string;
}
