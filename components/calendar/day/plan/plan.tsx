'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownDay } from '@/components/calendar/day/use-shown-day';
import { useAbsenceWords } from '@/components/calendar/employee-grid/absence';
import { addShiftFor } from '@/components/calendar/employee-grid/acts';
import { openByKey } from '@/components/calendar/shift/shift-key';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { TimelineGrid } from '@/components/parts/timeline/grid';
import type { TimelineLine, TimelineSection } from '@/components/parts/timeline/line';
import { linesOf } from '@/components/parts/timeline/lines';
import { type BarTexts, useBarTexts } from '@/components/parts/timeline/texts';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { type Employee, nameKey } from '@/lib/employees/employee';
import { sortByManagerOrder } from '@/lib/employees/people-order';
import { groupBars, nowOnAxis, type TimelineBar, timelineAxis, timelineBars } from '@/lib/insights/timeline';
import { restHoursSetting } from '@/lib/settings/rule-settings';
import { peopleOrderSetting } from '@/lib/settings/team-settings';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { shiftsOnDayBefore } from '@/lib/shifts/views/at-work';
import { peopleByHour } from '@/lib/shifts/views/coverage';
import { closedStretches, type FreePerson, freePeople, restEnds } from '@/lib/shifts/views/day-plan';
import { personRows } from '@/lib/shifts/views/employee-week';
import { isWantedEmployee, OPEN_SHIFTS } from '@/lib/shifts/views/shift-filter';
import { groupByEmployee, staffOfDay } from '@/lib/shifts/views/staff-day';
import { isLetterKey } from '@/lib/shortcuts/letter-key';
import { clockTimeOf } from '@/lib/time/clock-time';
import { dayBefore } from '@/lib/time/local-date';
import { HOUR_MINUTES } from '@/lib/time/units';
import { TIMELINE_SCROLL_DELAY_MS } from '@/lib/timing';
import { useShiftMarks } from '@/stores/schedule/problems/marks';
import { barActsOf } from '@/stores/schedule/shift-drag';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useCoverageFilter, useOpeningHours, useSetting } from '@/stores/settings/use-setting';
import { effectMs } from '@/stores/ui/effect-ms';
import { useUi } from '@/stores/ui/use-ui';

const Drags = lazyPart(() => import('./drags').then((module) => module.Drags), { onError: () => {} });

/** The hours that are always shown, so that there is space to draw a shift. */
const USUAL_HOURS = { startMinute: 6 * HOUR_MINUTES, endMinute: 24 * HOUR_MINUTES };

/** The day as hours with a row per person: bars to drag, and empty hours on which shifts are drawn. */
export function DayPlan({ shown }: { shown: ShownDay }) {
  const store = useScheduleStore();
  const acts = useMemo(() => barActsOf(store), [store]);
  const t = useTranslations('calendar');
  const { date, shifts, carried } = shown;
  const openingHours = useOpeningHours();
  const texts = useBarTexts(openingHours);
  const marks = useShiftMarks();
  const bars = useMemo(() => timelineBars(carried, shifts), [carried, shifts]);
  const { startMinute, endMinute } = timelineAxis(bars, USUAL_HOURS);
  const axis = useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
  const now = useUi((state) => nowOnAxis(state, date, axis));
  const isToday = useUi((state) => state.today === date);
  const lines = usePlanLines(shown, bars, texts);
  const counted = useCoverageFilter();
  const counts = useMemo(
    () => ({
      label: t('coverage'),
      hours: peopleByHour(counted(shifts), axis, counted(carried)).map((people, hour) => ({
        minute: axis.startMinute + hour * HOUR_MINUTES,
        people,
      })),
    }),
    [t, shifts, axis, carried, counted],
  );
  const add = useCallback((employeeName: string) => addShiftFor(store, employeeName, date), [date, store]);
  const onKey = useCallback(
    (event: KeyboardEvent, { shiftId, employeeName }: { shiftId?: string; employeeName?: string }) => {
      if (shiftId !== undefined && openByKey(event, shiftId)) return true;
      if (employeeName === undefined || !isLetterKey(event, 'n')) return false;
      add(employeeName);
      return true;
    },
    [add],
  );
  return (
    <TimelineGrid
      id="day"
      label={t('shiftsOfDay')}
      day={date}
      axis={axis}
      now={now}
      scrollDelayMs={isToday ? effectMs(TIMELINE_SCROLL_DELAY_MS) : undefined}
      counts={counts}
      lines={lines}
      texts={texts}
      marks={marks}
      acts={acts}
      drags={Drags}
      onAdd={add}
      onKey={onKey}
    />
  );
}

/** The team by name; of two people with the same name, the first one, as in `personRows`. */
function teamByName(employees: Iterable<Employee>): ReadonlyMap<string, Employee> {
  const team = new Map<string, Employee>();
  for (const employee of employees) {
    const key = nameKey(employee.name);
    if (!team.has(key)) team.set(key, employee);
  }
  return team;
}

/** Open shifts first; keys without a position last. */
function inOrder<One extends { readonly key: string }>(
  list: readonly One[],
  order: ReadonlyMap<string, number>,
) {
  const placeOf = ({ key }: One) => (key === OPEN_SHIFT_NAME ? -1 : (order.get(key) ?? order.size));
  return [...list].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The rows of a day: open shifts, the people who work, and under a heading those who are off, with their availability.
 */
function usePlanLines(
  { date, shifts, carried, allShifts, allCarried }: ShownDay,
  bars: readonly TimelineBar[],
  texts: BarTexts,
): readonly (TimelineLine | TimelineSection)[] {
  const t = useTranslations('calendar');
  const grid = useTranslations('grid');
  const availability = useTranslations('availability');
  const formats = useFormats();
  const roleName = useRoleName();
  const { colorOf, keys } = useRoleBook();
  const absenceWords = useAbsenceWords();
  const employees = useSchedule((state) => state.schedule.employees);
  const ownOrder = useSetting(peopleOrderSetting);
  const before = useSchedule(({ schedule }) => shiftsOnDayBefore(schedule.shifts, date));
  const twoBefore = useSchedule(({ schedule }) => shiftsOnDayBefore(schedule.shifts, dayBefore(date)));
  const filter = useUi((state) => state.filter);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const restHours = useSetting(restHoursSetting);

  const people = useMemo(() => sortByManagerOrder(employees.values(), ownOrder), [employees, ownOrder]);
  const team = useMemo(() => teamByName(people), [people]);
  const rests = useMemo(() => restEnds(twoBefore, before, restHours), [twoBefore, before, restHours]);
  // As in the week by employee: a shift that moves along the hours must not reorder the rows.
  const order = useMemo(() => {
    const shown = new Map(
      groupBars(bars, 'employee').map(({ key, bars: ownBars }) => [key, ownBars.map((bar) => bar.shift)]),
    );
    const rows = personRows(people, [shown], () => true, ownOrder.length > 0, keys);
    return new Map(rows.map(({ key }, position) => [key, position]));
  }, [bars, people, ownOrder, keys]);
  const free = useMemo(() => {
    const { off } = staffOfDay({
      groups: groupByEmployee(shifts, carried),
      employees: people,
      wholeDay: [...allCarried, ...allShifts],
      isWanted: (employee) => isWantedEmployee(filter, employee, date),
    });
    // Namesakes, adjacent here, share one row.
    const ordered = inOrder(off, order).filter(({ key }, position, all) => key !== all[position - 1]?.key);
    return freePeople(ordered, team, date, rests);
  }, [order, shifts, carried, allCarried, allShifts, people, filter, team, date, rests]);

  return useMemo(() => {
    const day = formats.longDay(date);
    const ofPerson = (key: string, name: string) => ({
      addLabel: grid('addHere', { employee: name || t('openShifts'), day }),
      closed: name ? closedStretches(team.get(key), date, rests.get(key)) : undefined,
    });
    const noteOf = ({ employee, kind, restUntil }: FreePerson) =>
      [
        kind !== 'none' && availability('available'),
        absenceWords(employee, date, false)?.text,
        restUntil !== undefined && t('restUntil', { time: formats.time(clockTimeOf(restUntil)) }),
      ]
        .filter(Boolean)
        .join(', ');
    const working = linesOf(inOrder(groupBars(bars, 'employee'), order), 'employee', texts).map((line) => {
      const name = line.employeeName ?? OPEN_SHIFT_NAME;
      const { addLabel, closed } = ofPerson(nameKey(name), name);
      return { ...line, closed, addLabel: line.head && addLabel };
    });
    const isOpenWanted = filter.employeeIds.length === 0 || filter.employeeIds.includes(OPEN_SHIFTS);
    const hasOpenLine = working.some(({ employeeName }) => employeeName === OPEN_SHIFT_NAME);
    const openLine: TimelineLine = {
      key: '\n0',
      head: { title: t('openShifts'), detail: '', sign: 'open', role: '', color: 'gray' },
      color: undefined,
      employeeName: OPEN_SHIFT_NAME,
      bars: [],
      hasNames: false,
      ...ofPerson('', OPEN_SHIFT_NAME),
    };
    const off = free.map((person): TimelineLine => {
      const { key, name, role } = person;
      const color = colorOf(role, person.color);
      const head = { title: name, detail: roleName(role), sign: 'person' as const, role, color };
      const note = noteOf(person);
      return {
        key: `${key}\n0`,
        head,
        color,
        employeeName: name,
        bars: [],
        hasNames: false,
        note,
        ...ofPerson(key, name),
      };
    });
    const heading: TimelineSection = {
      key: 'off',
      title: t('offOn', { weekday: formats.weekday(date) }),
      count: off.length,
      hint: t(isTouch ? 'drawHintTouch' : 'drawHint'),
    };
    return [
      ...(isOpenWanted && !hasOpenLine ? [openLine] : []),
      ...working,
      ...(off.length > 0 ? [heading] : []),
      ...off,
    ];
  }, [
    bars,
    order,
    texts,
    free,
    team,
    rests,
    date,
    filter,
    isTouch,
    t,
    grid,
    availability,
    formats,
    roleName,
    colorOf,
    absenceWords,
  ]);
}
