'use client';

import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import type { LineUp, LineUpRow } from '@/lib/week-sheet/line-up';

/** The day's people by role and start, with their times and an empty column for notes by hand. */
export function LineUpTable({ lineUp }: { lineUp: LineUp }) {
  const t = useTranslations('lineUp');
  const sheet = useTranslations('weekSheet');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const roleName = useRoleName();
  const sums = ({ people, minutes }: { people: number; minutes: number }) =>
    `${calendar('peopleCount', { count: people })} · ${formats.duration(minutes)}`;
  const marksOf = ({ shift, isFirstIn, isLastOut }: LineUpRow) =>
    [
      isFirstIn && t('firstIn'),
      isLastOut && t('lastOut'),
      isOvernight(shift.startTime, shift.endTime) && sheet('nextDay'),
      shift.status === 'Pending' && sheet('pending'),
    ].filter((mark) => mark !== false);
  return (
    <table className="line-up">
      <thead>
        <tr>
          <th scope="col">{sheet('name')}</th>
          <th scope="col">{calendar('time')}</th>
          <th scope="col" className="line-up-hours">
            {sheet('hours')}
          </th>
          <th scope="col" className="line-up-notes">
            {t('notes')}
          </th>
        </tr>
      </thead>
      {lineUp.roles.map((group) => (
        <tbody key={group.role}>
          <tr className="line-up-role">
            <th scope="rowgroup" colSpan={4}>
              {roleName(group.role)} <span>{sums(group)}</span>
            </th>
          </tr>
          {group.rows.map((row) => {
            const { shift } = row;
            const marks = marksOf(row);
            return (
              <tr key={shift.id}>
                <th scope="row" dir="auto">
                  {isOpenShift(shift) ? calendar('openShift') : shift.employeeName}
                </th>
                <td className="tnum">
                  {formats.timeRange(shift.startTime, shift.endTime)}
                  {marks.length > 0 && <span className="line-up-marks">{marks.join(' · ')}</span>}
                </td>
                <td className="line-up-hours tnum">{formats.hoursFigure(shiftMinutes(shift))}</td>
                <td className="line-up-notes" />
              </tr>
            );
          })}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {sums(lineUp)}
          </th>
        </tr>
      </tfoot>
    </table>
  );
}
