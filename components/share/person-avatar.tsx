'use client';

import { Avatar } from '@/components/parts/avatar';
import { findEmployeeByName } from '@/lib/employees/employee';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** An avatar in the color of the person's role; gray for somebody who is no longer on the team. */
export function PersonAvatar({ name }: { name: string }) {
  const color = useSchedule(({ schedule }) => findEmployeeByName(schedule.employees.values(), name)?.color);
  return <Avatar name={name} roleColor={color ?? 'gray'} size={30} />;
}
