'use client';

import { useIsNarrowerThan } from '@/components/calendar/toolbar/use-is-narrower-than';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { isPanelPath } from '@/lib/panel-paths';
import { countingSetting } from '@/lib/settings/calendar-settings';
import { businessNameSetting } from '@/lib/settings/team-settings';
import { useCoverageFilter, useMinutesOf, useSetting } from '@/stores/settings/use-setting';
import './employee-grid.css';
import '@/components/calendar/month/long-rows.css';
import './print.css';
import './shift.css';
import './tablet.css';
import { usePathname } from 'next/navigation';
import { type CSSProperties, Fragment, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { DayWords } from '@/components/calendar/day-words/lazy-day-words';
import { DayCost, DayCostWords } from '@/components/calendar/pay/lazy-costs';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { LongList } from '@/components/ui/list/long-list';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useFormats } from '@/components/ui/use-formats';
import { titleWithBusiness } from '@/lib/share/business-name';
import type { Shift } from '@/lib/shifts/shift/shift';
import { fullScale } from '@/lib/shifts/views/coverage';
import { createCoverageKeeper } from '@/lib/shifts/views/coverage-keeper';
import { dayAxisFor } from '@/lib/shifts/views/day-axis';
import { dayTotals } from '@/lib/shifts/views/day-totals';
import { OPEN_ROW } from '@/lib/shifts/views/employee-week';
import { DYSLEXIC_SCALE, maxCharacters } from '@/lib/shifts/views/time-width';
import type { LocalDate } from '@/lib/time/local-date';
import { useIsTypingLearned } from '@/stores/first-use/typed-shifts';
import { useHasMoney } from '@/stores/pay/is-anybody-paid';
import { useUi } from '@/stores/ui/use-ui';
import type { Paste } from './acts';
import { CoverageHead, DayCoverage } from './coverage';
import { GridEmpty } from './empty';
import { GROUP_HEAD_PX, GroupHead } from './name';
import { GRID_ROW_PX, GridRow, gridRowPx, keyOfDay } from './row';
import { useTyping } from './typing/use-typing';
import { useEmployeeWeek } from './use-employee-week';
import { useGridKeys } from './use-grid-keys';
import { useGridWords } from './use-grid-words';

const BreaksQuestion = lazyPart(() =>
  import('@/components/parts/breaks-question').then((module) => module.BreaksQuestion),
);

/** Below this width, seven columns next to the names show short times. */
const FULL_PX = 236 + 7 * 152;
/** Below this width, the name column is narrow too, with the hours under the name. */
const WIDE_NAMES_PX = 236 + 7 * 134;
const TIGHT_PX = 1100;
/** Below this width (a tablet), times have no spaces. */
const TABLET_PX = 960;
/**
 * Space for a time in a cell: at full width, below full width, in a 1024 px window, and in a 768 px window.
 */
const FULL_ROOM_PX = 133;
const NARROW_ROOM_PX = 105;
const TIGHT_ROOM_PX = 85;
const TABLET_ROOM_PX = 58;
// A table of focusable cells; its rows and cells are set below. Spread, because linters reject the literal role here.
const GRID = { role: 'grid' } as const;
/** Above this many people, only rows near the view are in the page, except when printing. */
const MAX_ROWS = 40;

/** The week, or more days, with a row per person: one tab stop, arrow keys inside, and times typed into the cells. */
export function EmployeeGrid({ days }: { days: readonly LocalDate[] }) {
  const t = useTranslations('grid');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const words = useGridWords();
  const { rows, groupsAt, hasOpenRow, shown, all, shownDays, allCount } = useEmployeeWeek(days);
  const today = useUi((state) => state.today);
  const business = useSetting(businessNameSetting);
  const isPrinting = useMediaQuery('print');
  const isLong = days.length > 7;
  const isNarrow = (useIsNarrowerThan(FULL_PX) || isLong) && !isPrinting;
  const hasNarrowNames = (useIsNarrowerThan(WIDE_NAMES_PX) || isLong) && !isPrinting;
  const isTight = useIsNarrowerThan(TIGHT_PX);
  const isTablet = useIsNarrowerThan(TABLET_PX);
  const isDyslexic = useUi((state) => state.dyslexicFontMode);
  const roomPx = isNarrow ? NARROW_ROOM_PX : FULL_ROOM_PX;
  const room = maxCharacters(
    isTablet || isLong
      ? TABLET_ROOM_PX
      : isTight
        ? TIGHT_ROOM_PX
        : roomPx * (isDyslexic ? DYSLEXIC_SCALE : 1),
    isDyslexic,
  );
  const texts = useCardTexts(isPrinting ? undefined : room);
  // With insights open over the calendar, insights are printed, in their page orientation.
  const isAlone = !isPanelPath(usePathname() ?? '');
  usePageSize(isAlone ? 'landscape' : undefined, 8);
  const grid = useRef<HTMLTableElement>(null);
  const people = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Paste>();
  const [announcement, setAnnouncement] = useState('');
  const { startMinute, endMinute } = useMemo(
    () => dayAxisFor(shownDays.flatMap(({ shifts }) => shifts)),
    [shownDays],
  );
  const axis = useMemo(() => ({ startMinute, endMinute }), [startMinute, endMinute]);
  const [coverageOf] = useState(createCoverageKeeper);
  const counted = useCoverageFilter();
  const isPaid = useSetting(countingSetting, (counting) => counting.paidHours);
  const coverage = useMemo(() => {
    const days = shownDays.map(({ shifts, carried }) => ({
      shifts: counted(shifts),
      carried: counted(carried),
    }));
    return coverageOf(days, axis);
  }, [coverageOf, shownDays, axis, counted]);

  const typing = useTyping(grid, days, words);
  useGridKeys(grid, {
    startEntry: typing.start,
    reopenEntry: typing.reopen,
    announceCopied(shifts) {
      setAnnouncement(words.copied(shifts));
      BreaksQuestion.preload();
    },
    askToPaste: (broken, paste) => flushSync(() => setAsked({ broken, paste })),
    announceNothingDone: (why) => setAnnouncement(t(why)),
    words,
  });

  // If not all days fit, scrolls today into view.
  const todayAt = isLong ? days.indexOf(today) : -1;
  useEffect(() => {
    const head = scroller.current?.querySelectorAll('.eg-day')[todayAt];
    head?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [todayAt]);

  const heights = rows
    .map(({ key }, index) => gridRowPx(key, shown) + (groupsAt.has(index) ? GROUP_HEAD_PX : 0))
    .join(' ');
  const heightOf = useCallback(
    (index: number) => Number(heights.split(' ', index + 1)[index] ?? 0),
    [heights],
  );
  const headsUpTo = useMemo(() => {
    let heads = 0;
    return rows.map((_row, index) => {
      if (groupsAt.has(index)) heads += 1;
      return heads;
    });
  }, [rows, groupsAt]);
  const row = (index: number) => {
    const person = rows[index];
    const group = groupsAt.get(index);
    const headsAbove = headsUpTo[index] ?? 0;
    return (
      person && (
        <Fragment key={person.key}>
          {group && <GroupHead group={group} all={all} rowIndex={index + headsAbove + 2} texts={texts} />}
          <GridRow
            row={person}
            index={index}
            {...{ headsAbove, days, shown, all, today, isNarrow, hasNarrowNames, texts }}
          />
        </Fragment>
      )
    );
  };
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const label =
    firstDay && lastDay ? calendar('weekLabel', { range: formats.dayRange(firstDay, lastDay) }) : '';
  return (
    <div ref={scroller} data-scroller="" data-printed={isAlone ? '' : undefined} className="eg-scroller">
      <p id="grid-keys" className="sr-only">
        {t('keys')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isPrinting && <h1 className="eg-title">{titleWithBusiness(business, label)}</h1>}
      <table
        ref={grid}
        {...GRID}
        aria-label={label}
        aria-describedby="grid-keys"
        aria-rowcount={rows.length + groupsAt.size + 3}
        data-arrow-keys=""
        data-people-count={rows.length}
        data-narrow={isNarrow || undefined}
        data-narrow-names={hasNarrowNames || undefined}
        data-long={isLong || undefined}
        style={{ '--eg-ghost': `"${t('ghost')}"`, '--eg-days': days.length } as CSSProperties}
        className="employee-grid"
      >
        <thead className="eg-top">
          <tr className="eg-row eg-heads" aria-rowindex={1}>
            <th scope="col" className="eg-corner">
              <span>{calendar('employee')}</span>
              <span>{t(isPaid ? 'paidHoursHead' : 'hoursHead')}</span>
            </th>
            {days.map((date, position) => (
              <GridDayHead
                key={keyOfDay(date, isLong)}
                date={date}
                shifts={shownDays[position]?.shifts ?? []}
                isToday={date === today}
                isNarrow={isNarrow}
              />
            ))}
          </tr>
          <TypingHint />
          {hasOpenRow && (
            <GridRow
              row={OPEN_ROW}
              index={undefined}
              headsAbove={0}
              {...{ days, shown, all, today, isNarrow, hasNarrowNames, texts }}
            />
          )}
        </thead>
        <tbody ref={people}>
          {isPrinting ? (
            rows.map((_person, index) => row(index))
          ) : (
            <LongList
              count={rows.length}
              rowPx={GRID_ROW_PX}
              longestPlain={MAX_ROWS}
              heightOf={heightOf}
              container={people}
              scroller={scroller}
              space={(heightPx) => (
                <tr className="eg-space">
                  <td aria-hidden="true" style={{ height: heightPx }} />
                </tr>
              )}
            >
              {row}
            </LongList>
          )}
        </tbody>
        <tfoot>
          <tr className="eg-row" aria-rowindex={rows.length + groupsAt.size + 3}>
            <CoverageHead axis={axis} isNarrow={hasNarrowNames} />
            {days.map((date, position) => (
              <DayCoverage
                key={keyOfDay(date, isLong)}
                date={date}
                axis={axis}
                shifts={shownDays[position]?.shifts ?? []}
                people={coverage[position] ?? []}
                scale={fullScale(coverage)}
                isToday={date === today}
                isNarrow={isNarrow}
              />
            ))}
          </tr>
        </tfoot>
      </table>
      {rows.length === 0 && <GridEmpty hiddenCount={allCount} />}
      {asked && (
        <BreaksQuestion
          broken={asked.broken}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            flushSync(() => setAsked(undefined));
            asked.paste();
          }}
          onMissing={() => setAsked(undefined)}
        />
      )}
      {typing.field}
    </div>
  );
}

interface GridDayHeadProps {
  date: LocalDate;
  shifts: readonly Shift[];
  isToday: boolean;
  isNarrow: boolean;
}

const GridDayHead = memo(function GridDayHead({ date, shifts, isToday, isNarrow }: GridDayHeadProps) {
  const t = useTranslations('calendar');
  const formats = useFormats();
  const minutesOf = useMinutesOf();
  const totals = useMemo(() => dayTotals(shifts, minutesOf), [shifts, minutesOf]);
  const hasMoney = useHasMoney();
  const hours = formats.duration(totals.minutes);
  const weekday = formats.weekdayShort(date);
  return (
    <th
      scope="col"
      className="eg-day"
      data-weekday=""
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="sr-only">
        {t('selectDay', { day: formats.longDay(date), hours, people: totals.headCount })}
        {hasMoney && <DayCostWords date={date} />}
      </span>
      <span aria-hidden="true" className="eg-day-words">
        <span className="eg-number tnum">{formats.dayNumber(date)}</span>
        <span className="truncate">{isToday && !isNarrow ? t('todayInWords', { weekday }) : weekday}</span>
        <span className="eg-day-hours tnum">
          {hours}
          {hasMoney && <DayCost date={date} isShort />}
        </span>
      </span>
      <DayWords date={date} place="cell" />
    </th>
  );
});

/** Explains typing until a few shifts were typed. Visual only: screen readers get the grid's description. */
function TypingHint() {
  const t = useTranslations('grid');
  const isLearned = useIsTypingLearned();
  const [wasLearned] = useState(isLearned);
  if (wasLearned) return null;
  // When the hint is removed, its empty row animates the others up; see the style sheet.
  return (
    <tr className="eg-hint" data-gone={isLearned || undefined}>
      <td colSpan={8}>
        <span aria-hidden="true">{!isLearned && t('hint')}</span>
      </td>
    </tr>
  );
}
