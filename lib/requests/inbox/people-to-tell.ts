import { nameKey } from '@/lib/employees/employee';
import type { ShiftTime, ToTell } from '@/lib/requests/team-request';
import type { MovedShift } from '@/lib/shifts/change/shift-moves';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';

/** The requester, then everybody who gets or loses a shift, once each. */
export function peopleToTell(asker: string, moved: readonly MovedShift[]): readonly ToTell[] {
  const people = new Map<string, ToTell>([[nameKey(asker), { name: asker }]]);
  const add = (shift: Shift, part: Pick<ToTell, 'gets' | 'loses'>) => {
    if (isOpenShift(shift)) return;
    const key = nameKey(shift.employeeName);
    people.set(key, { ...(people.get(key) ?? { name: shift.employeeName }), ...part });
  };
  for (const { before, after } of moved) {
    if (nameKey(before.employeeName) === nameKey(after.employeeName)) continue;
    add(before, { loses: timeOf(before) });
    add(after, { gets: timeOf(after) });
  }
  return [...people.values()];
}

function timeOf({ date, startTime, endTime }: Shift): ShiftTime {
  return { date, startTime, endTime };
}
