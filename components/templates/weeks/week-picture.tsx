'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import { useFormats } from '@/components/ui/use-formats';
import type { WeekShift } from '@/lib/templates/week/week-template';
import { dayInWeek, FIRST_WEEKDAY, startOfWeek } from '@/lib/time/week';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** The most roles that a day's bar tells apart. */
const MOST_PARTS = 6;

/** How many shifts of which role each weekday has, as a bar a day; the numbers stand below. */
export function WeekPicture({ shifts }: { shifts: readonly WeekShift[] }) {
  const formats = useFormats();
  const { colorOf } = useRoleBook();
  const weekStart = useSetting('weekStart');
  const today = useUi((state) => state.today);
  const first = startOfWeek(today, weekStart);
  const days = Array.from({ length: 7 }, (_, offset) => {
    const weekday = ((FIRST_WEEKDAY[weekStart] - 1 + offset) % 7) + 1;
    const ofDay = shifts.filter((shift) => shift.weekday === weekday);
    const roles = new Map<string, number>();
    for (const { role } of ofDay) roles.set(role, (roles.get(role) ?? 0) + 1);
    return { date: dayInWeek(first, weekday), count: ofDay.length, roles: [...roles].slice(0, MOST_PARTS) };
  });
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <ul className="grid grid-cols-7 items-end gap-1">
      {days.map(({ date, count, roles }) => (
        <li key={date} className="flex min-w-0 flex-col items-center gap-0.5">
          <span
            aria-hidden="true"
            className="flex h-8 w-full flex-col-reverse overflow-hidden rounded-flag bg-fill"
          >
            {roles.map(([role, ofRole]) => (
              <span
                key={role}
                data-role-color={colorOf(role)}
                className="w-full bg-role-edge"
                style={{ height: `${(ofRole / most) * 100}%` }}
              />
            ))}
          </span>
          <span className="tnum text-center text-xs leading-tight text-ink-2">
            {formats.weekdayShort(date)} <span className="block font-medium text-ink">{count}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
