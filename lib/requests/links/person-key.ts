import { hash32 } from '@/lib/text-hash';

/** The number by which a link names an employee without telling the record's id, 0 to 2^32 - 1. */
export function personKey(employeeId: string): number {
  return hash32(`person ${employeeId}`);
}
