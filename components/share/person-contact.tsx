'use client';

import { ContactButtons } from '@/components/parts/person/contact-buttons';
import { findEmployeeByName } from '@/lib/employees/employee';
import { useSchedule } from '@/stores/schedule/use-schedule';

interface PersonContactProps {
  name: string;
  text: string;
  className: string;
}

/** Contact links, if the person is on the team. */
export function PersonContact({ name, ...rest }: PersonContactProps) {
  const employee = useSchedule(({ schedule }) => findEmployeeByName(schedule.employees.values(), name));
  return employee && <ContactButtons employee={employee} {...rest} />;
}
