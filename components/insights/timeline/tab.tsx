'use client';

import { CalendarPlus, Layers, Plus, UsersRound } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnouncedRange } from '@/components/insights/announced-range';
import { DateChips } from '@/components/insights/date-chips';
import { TimelineGrid } from '@/components/parts/timeline/grid';
import { linesOf } from '@/components/parts/timeline/lines';
import { useBarTexts } from '@/components/parts/timeline/texts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Tabs, tabId } from '@/components/ui/tabs';
import { useFormats } from '@/components/ui/use-formats';
import {
  groupBars,
  nowOnAxis,
  TIMELINE_GROUPINGS,
  type TimelineBar,
  type TimelineGroup,
  type TimelineGrouping,
  timelineAxis,
  timelineBars,
  timelineDays,
} from '@/lib/insights/timeline';
import { shiftsOn } from '@/lib/shifts/change/schedule-index';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { TIMELINE_SCROLL_DELAY_MS } from '@/lib/timing';
import { useShiftMarks } from '@/stores/schedule/problems/marks';
import { barActsOf } from '@/stores/schedule/shift-drag';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useOpeningHours } from '@/stores/settings/use-setting';
import { openDialog } from '@/stores/ui/dialogs';
import { effectMs } from '@/stores/ui/effect-ms';
import { useUi } from '@/stores/ui/use-ui';

const groupingIcon = {
  employee: <UsersRound aria-hidden="true" strokeWidth={1.75} />,
  role: <Layers aria-hidden="true" strokeWidth={1.75} />,
} as const;

const groupingLabel = { employee: 'timelineEmployee', role: 'timelineRole' } as const;

/** One day's shifts as bars on its hours, by person or by role. */
export function TimelineTab() {
  const t = useTranslations('insights');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const panelId = useId();
  const today = useUi((state) => state.today);
  const selectedDate = useSchedule((state) => state.selectedDate);
  const [choice, setChoice] = useState({ from: selectedDate, day: selectedDate });
  const [grouping, setGrouping] = useState<TimelineGrouping>('employee');
  // A choice is valid only for the chips it was made from.
  const day = choice.from === selectedDate ? choice.day : selectedDate;
  const days = useMemo(() => timelineDays(selectedDate), [selectedDate]);
  const night = useSchedule((state) => shiftsOn(state.schedule.shifts, addDays(day, -1)));
  const shifts = useSchedule((state) => shiftsOn(state.schedule.shifts, day));
  const hasShifts = useSchedule((state) => state.schedule.shifts.shiftCount > 0);
  const bars = useMemo(() => timelineBars(night, shifts), [night, shifts]);
  const groups = useMemo(() => groupBars(bars, grouping), [bars, grouping]);
  useAnnouncedRange(formats.weekdayAndShortDay(day));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <DateChips
          label={t('timelineDays')}
          days={days}
          today={today}
          value={day}
          onChange={(next) => setChoice({ from: selectedDate, day: next })}
        />
        <Tabs
          label={t('timelineGroupBy')}
          value={grouping}
          options={TIMELINE_GROUPINGS.map((value) => ({
            value,
            label: t(groupingLabel[value]),
            icon: groupingIcon[value],
          }))}
          onChange={setGrouping}
          panelId={panelId}
          className="phone:w-full"
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, grouping)}>
        {groups.length > 0 ? (
          <DayBars key={day} day={day} bars={bars} groups={groups} grouping={grouping} />
        ) : (
          <EmptyState
            className="py-12"
            icon={<CalendarPlus aria-hidden="true" />}
            title={hasShifts ? t('timelineEmptyDay') : t('timelineEmpty')}
            description={t('timelineEmptyWords')}
            action={
              <Button icon={<Plus aria-hidden="true" />} onClick={() => openDialog({ name: 'addShift' })}>
                {calendar('addShift')}
              </Button>
            }
          />
        )}
      </div>
    </div>
  );
}

const Drags = lazyPart(() => import('./drags').then((module) => module.Drags), { onError: () => {} });

interface DayBarsProps {
  day: LocalDate;
  /** All bars of the day, by start time. */
  bars: readonly TimelineBar[];
  groups: readonly TimelineGroup[];
  grouping: TimelineGrouping;
}

/** One row per lane of each group. */
function DayBars({ day, bars, groups, grouping }: DayBarsProps) {
  const store = useScheduleStore();
  const acts = useMemo(() => barActsOf(store), [store]);
  const t = useTranslations('insights');
  const openingHours = useOpeningHours();
  const texts = useBarTexts(openingHours);
  const marks = useShiftMarks();
  const { startMinute, endMinute } = timelineAxis(bars);
  const axis = useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
  const now = useUi((state) => nowOnAxis(state, day, axis));
  const isToday = useUi((state) => state.today === day);
  const lines = useMemo(() => linesOf(groups, grouping, texts), [groups, grouping, texts]);
  return (
    <TimelineGrid
      id="insights"
      label={t('timelineLabel')}
      day={day}
      axis={axis}
      now={now}
      scrollDelayMs={isToday ? effectMs(TIMELINE_SCROLL_DELAY_MS) : undefined}
      lines={lines}
      texts={texts}
      marks={marks}
      acts={acts}
      drags={Drags}
    />
  );
}
