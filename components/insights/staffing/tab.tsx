'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import { useCoverageFilter, useSetting } from '@/stores/settings/use-setting';
import './staffing.css';
import { ChevronDown, ChevronRight, UsersRound } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { DateChips } from '@/components/insights/date-chips';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useFormats } from '@/components/ui/use-formats';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import { needOn, totalNeed } from '@/lib/demand/demand';
import { hasDemand } from '@/lib/demand/need';
import { staffingDays, staffingOf, staffingWithout } from '@/lib/insights/staffing';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { StaffingChart } from './chart';
import { StaffingLegend } from './legend';
import { StaffingTable } from './table';

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
  const demand = useSetting('demand');
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

/** The shown day: the one chosen since the calendar's day changed, or that day; the first offered if it is not offered. */
function useStaffingDay() {
  const today = useUi((state) => state.today);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const weekStart = useSetting('weekStart');
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
