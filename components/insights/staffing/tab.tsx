'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import { weekStartSetting } from '@/lib/settings/calendar-settings';
import { demandSetting } from '@/lib/settings/demand-setting';
import { useCoverageFilter, useSetting } from '@/stores/settings/use-setting';
import './staffing.css';
import { ChevronDown, ChevronRight, UsersRound } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { DateChips } from '@/components/insights/date-chips';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import { needOn, totalNeed } from '@/lib/demand/demand';
import { type HoursNeed, hasDemand } from '@/lib/demand/need';
import {
  type Staffing,
  staffingDays,
  staffingOf,
  staffingTotal,
  staffingWithout,
} from '@/lib/insights/staffing';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { hourText, StaffingChart } from './chart';

/** How many people work in each hour of one of seven days, by role. */
export function StaffingTab() {
  const t = useTranslations('insights');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const [day, days, setDay] = useStaffingDay();
  const today = useUi((state) => state.today);
  const staffing = useStaffing(day);
  const [hiddenRoles, toggle] = useToggleSet<string>([]);
  const [isTable, setIsTable] = useState(false);
  const tableId = useId();
  const demand = useSetting(demandSetting);
  const need = useMemo(
    () => (hasDemand(demand) ? totalNeed(needOn(demand, day), (role) => !hiddenRoles.has(role)) : undefined),
    [demand, day, hiddenRoles],
  );
  const shown = useMemo(() => staffingWithout(staffing, hiddenRoles), [staffing, hiddenRoles]);
  useAnnouncedRange(formats.weekdayAndShortDay(day));
  const Chevron = isTable ? ChevronDown : ChevronRight;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DateChips label={t('staffingDay')} days={days} today={today} value={day} onChange={setDay} />
        <StaffingLegend roles={staffing.roles} hiddenRoles={hiddenRoles} onToggle={toggle} />
      </div>
      {staffing.roles.length === 0 ? (
        <EmptyState
          className="py-16"
          icon={<UsersRound aria-hidden="true" />}
          title={t('staffingEmptyTitle')}
          description={t('staffingEmpty')}
        />
      ) : (
        <>
          <StaffingChart
            key={day}
            staffing={shown}
            need={need}
            dayText={formats.longDay(day)}
            onMissing={() => setIsTable(true)}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <Button
              variant="ghost"
              size="sm"
              className="relative -ml-2.5 phone:-ml-4"
              icon={<Chevron aria-hidden="true" />}
              aria-expanded={isTable}
              aria-controls={isTable ? tableId : undefined}
              onClick={() => setIsTable(!isTable)}
            >
              {t('staffingShowTable')}
            </Button>
            <p className="text-xs text-ink-3">{t('staffingNote')}</p>
            <Button
              variant="ghost"
              size="sm"
              className="relative"
              onClick={() => openDialog({ name: 'demand' })}
            >
              {calendar('staffingNeeds')}
            </Button>
          </div>
          {isTable && (
            <StaffingTable id={tableId} staffing={shown} need={need} dayText={formats.longDay(day)} />
          )}
        </>
      )}
    </div>
  );
}

/**
 * The chosen day, until the calendar's day changes; otherwise the calendar's day, or the first offered day if
 * the calendar's day is not offered.
 */
function useStaffingDay() {
  const today = useUi((state) => state.today);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting(weekStartSetting);
  const [choice, setChoice] = useState({ from: selectedDate, day: selectedDate });
  const days = useMemo(() => staffingDays(selectedDate, today, weekStart), [selectedDate, today, weekStart]);
  const wanted = choice.from === selectedDate ? choice.day : selectedDate;
  const day = days.includes(wanted) ? wanted : (days[0] ?? today);
  return [day, days, (chosen: LocalDate) => setChoice({ from: selectedDate, day: chosen })] as const;
}

function useStaffing(day: LocalDate) {
  const ofDay = useSchedule((state) => shiftsOn(state.schedule.shifts, day));
  const ofDayBefore = useSchedule((state) => shiftsOn(state.schedule.shifts, addDays(day, -1)));
  const { keys } = useRoleBook();
  const counted = useCoverageFilter();
  return useMemo(
    () => staffingOf(counted(ofDay), counted(ofDayBefore), keys),
    [ofDay, ofDayBefore, keys, counted],
  );
}

interface StaffingLegendProps {
  roles: readonly string[];
  hiddenRoles: ReadonlySet<string>;
  onToggle: (role: string) => void;
}

/** Each entry shows or hides its role. */
function StaffingLegend({ roles, hiddenRoles, onToggle }: StaffingLegendProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const roleName = useRoleName();
  if (roles.length === 0) return null;
  return (
    <fieldset aria-label={t('staffingRoles')} className="flex min-w-0 flex-wrap gap-x-1 gap-y-1">
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          aria-pressed={!hiddenRoles.has(role)}
          data-role-color={colorOf(role)}
          data-staffing-role={role}
          className="staffing-key motion focus-ring hit-44"
          onClick={() => onToggle(role)}
        >
          <span aria-hidden="true" className="staffing-swatch" />
          {roleName(role)}
        </button>
      ))}
    </fieldset>
  );
}

interface StaffingTableProps {
  id: string;
  staffing: Staffing;
  /** Undefined if there are no staffing needs. */
  need: HoursNeed | undefined;
  dayText: string;
}

/** The numbers behind the bars. */
function StaffingTable({ id, staffing, need, dayText }: StaffingTableProps) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  return (
    <div id={id} className="overflow-x-auto">
      <table className="staffing-table tnum" aria-label={t('staffingTable', { day: dayText })}>
        <thead>
          <tr>
            <th scope="col">{t('staffingHour')}</th>
            {staffing.roles.map((role) => (
              <th key={role} scope="col" title={roleName(role)}>
                <RoleIcon role={role} size={14} className="mr-1 inline phone:mr-0" />
                <span className="phone:sr-only">{roleName(role)}</span>
              </th>
            ))}
            <th scope="col">{t('staffingTotal')}</th>
            {need && <th scope="col">{t('staffingNeeded')}</th>}
            {need && <th scope="col">{t('staffingDifference')}</th>}
          </tr>
        </thead>
        <tbody>
          {staffing.hours.map((hour) => (
            <tr key={hour.hour}>
              <th scope="row">{hourText(formats, hour.hour)}</th>
              {staffing.roles.map((role, position) => (
                <td key={role}>{hour.counts[position]}</td>
              ))}
              <td className="font-semibold text-ink">{staffingTotal(hour)}</td>
              {need && <td>{need[hour.hour]}</td>}
              {need && <td>{signed(staffingTotal(hour) - (need[hour.hour] ?? 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function signed(count: number): string {
  if (count === 0) return '0';
  return count > 0 ? `+${count}` : `−${-count}`;
}
