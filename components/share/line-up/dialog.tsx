'use client';

import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { positionsByName } from '@/lib/employees/people-order';
import { businessNameSetting, peopleOrderSetting } from '@/lib/settings/team-settings';
import { titleWithBusiness } from '@/lib/share/business-name';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { clockTimeOf } from '@/lib/time/clock-time';
import type { LocalDate } from '@/lib/time/local-date';
import { type LineUp, type LineUpRow, lineUpOf } from '@/lib/week-sheet/line-up';
import { PAPER_MARGIN_MM, PAPERS, type Paper, usualPaper } from '@/lib/week-sheet/sheet-format';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import '@/components/share/paper/print-sheet.css';
import './line-up.css';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { shiftMinutes } from '@/lib/shifts/shift/shift';
import { isOvernight } from '@/lib/time/interval';
import { closeDialog } from '@/stores/ui/dialogs';

const PAGE_SIZES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'letter' };

/** The current line-up of a day, to view and print. While the dialog is open, only the line-up is printed. */
export function LineUpDialog({ date }: { date: LocalDate }) {
  const t = useTranslations('lineUp');
  const sheet = useTranslations('weekSheet');
  const common = useTranslations('common');
  const formats = useFormats();
  const shifts = useSchedule(({ schedule }) => shiftsOn(schedule.shifts, date));
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const { keys } = useRoleBook();
  const order = useSetting(peopleOrderSetting);
  const business = useSetting(businessNameSetting);
  const today = useUi((state) => state.today);
  const minute = useUi((state) => state.minute);
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.languages));
  usePageSize(PAGE_SIZES[paper], PAPER_MARGIN_MM);
  const lineUp = useMemo(
    () => lineUpOf(shifts, positionsByName(employees.values(), order), keys),
    [shifts, employees, order, keys],
  );
  const made = t('made', { when: `${formats.fullDay(today)}, ${formats.time(clockTimeOf(minute))}` });
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title', { day: formats.longDay(date) })}
      closeLabel={common('close')}
      size="md"
      footer={
        <Button
          variant="primary"
          size="dialog"
          icon={<Printer aria-hidden="true" />}
          disabled={lineUp.roles.length === 0}
          onClick={() => window.print()}
        >
          {sheet('print')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t('lead')}</p>
        <ChipGroup
          label={sheet('paper')}
          value={paper}
          options={[
            { value: PAPERS[0], label: sheet('a4') },
            { value: PAPERS[1], label: sheet('letter') },
          ]}
          onChange={setPaper}
        />
        {lineUp.roles.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <section aria-label={t('preview')} className="line-up-preview">
            <LineUpTable lineUp={lineUp} />
          </section>
        )}
      </div>
      <div className="print-sheet line-up-sheet" data-printed="">
        <header className="line-up-head">
          <h1>{titleWithBusiness(business, t('title', { day: formats.longDate(date) }))}</h1>
          <p>{made}</p>
        </header>
        <LineUpTable lineUp={lineUp} />
      </div>
    </Dialog>
  );
}

/** The day's people by role and start, with their times and an empty column for handwritten notes. */
function LineUpTable({ lineUp }: { lineUp: LineUp }) {
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
