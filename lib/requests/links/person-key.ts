import { hash32 } from '@/lib/text-hash';

/** Identifies an employee in links without exposing the record's id; 0 to 2^32 - 1. */
export function personKey(employeeId: string): number {
  return hash32(`person ${employeeId}`);
}
