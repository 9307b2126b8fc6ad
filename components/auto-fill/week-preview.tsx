'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useFormats } from '@/components/ui/use-formats';
import type { FilledShift } from '@/lib/auto-fill/proposal';
import type { CompareNames } from '@/lib/order';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { compareShifts } from '@/lib/shifts/shift/shift';
import { minuteOfDay } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { sevenDaysFrom, startOfWeek } from '@/lib/time/week';
import { useSetting } from '@/stores/settings/use-setting';

interface WeekPreviewProps {
  filled: readonly FilledShift[];
  /** Shifts that are not accepted. */
  leftOut: ReadonlySet<string>;
}

interface PersonOfWeek {
  readonly id: string;
  readonly name: string;
  readonly byDay: ReadonlyMap<LocalDate, readonly FilledShift[]>;
}

/** Start times by day, one row per person; renders nothing if the plan covers more than a week. */
export function WeekPreview({ filled, leftOut }: WeekPreviewProps) {
  const t = useTranslations('fill');
  const formats = useFormats();
  const { colorOf } = useRoleBook();
  const weekStart = useSetting(weekStartSetting);
  const accepted = useMemo(() => filled.filter(({ shift }) => !leftOut.has(shift.id)), [filled, leftOut]);
  const people = useMemo(() => peopleOf(accepted, formats.compareNames), [accepted, formats]);
  const weeks = new Set(accepted.map(({ shift }) => startOfWeek(shift.date, weekStart)));
  const [firstDay] = weeks;
  if (!firstDay || weeks.size > 1) return null;
  const days = sevenDaysFrom(firstDay);
  return (
    <div className="overflow-x-auto rounded-box border border-line-2 contrast:border-2">
      <table className="tnum w-full table-fixed border-collapse text-xs">
        <caption className="sr-only">{t('preview')}</caption>
        <thead>
          <tr className="bg-sunken text-ink-2 [&>th]:px-1.5 [&>th]:py-1 [&>th]:font-medium">
            <th scope="col" className="w-26 text-left">
              {t('person')}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="border-l border-line text-left">
                <abbr title={formats.longDay(day)} className="no-underline">
                  {formats.weekdayNarrow(day)} {formats.dayNumber(day)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, byDay }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="truncate px-1.5 py-1 text-left font-medium" dir="auto" title={name}>
                {name}
              </th>
              {days.map((day) => (
                <td key={day} className="border-l border-line p-0.5 align-top">
                  {byDay.get(day)?.map(({ shift }) => (
                    <span
                      key={shift.id}
                      data-role-color={colorOf(shift.role, shift.color)}
                      className="block truncate rounded-flag bg-role-surface px-0.5 text-center text-[11px] text-role-text contrast:border contrast:border-role-edge"
                      title={formats.timeRange(shift.startTime, shift.endTime)}
                    >
                      {formats.hour(minuteOfDay(shift.startTime))}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function peopleOf(accepted: readonly FilledShift[], compareNames: CompareNames): readonly PersonOfWeek[] {
  const people = new Map<string, { name: string; byDay: Map<LocalDate, FilledShift[]> }>();
  for (const filled of accepted) {
    const person = people.get(filled.employeeId) ?? { name: filled.employeeName, byDay: new Map() };
    const day = [...(person.byDay.get(filled.shift.date) ?? []), filled];
    person.byDay.set(
      filled.shift.date,
      day.sort((one, other) => compareShifts(one.shift, other.shift)),
    );
    people.set(filled.employeeId, person);
  }
  return [...people]
    .map(([id, person]) => ({ id, ...person }))
    .sort((one, other) => compareNames(one.name, other.name));
}
