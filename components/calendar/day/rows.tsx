'use client';

import { type CSSProperties, Fragment, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ShiftRow } from '@/components/calendar/shift/row';
import { useCardTexts } from '@/components/calendar/shift/texts';
import { useRowKeys } from '@/components/calendar/shift/use-row-keys';
import { LongList } from '@/components/ui/list/long-list';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import type { Shift } from '@/lib/shifts/shift/shift';
import { groupByStage } from '@/lib/shifts/views/day-stages';
import { groupByStation } from '@/lib/shifts/views/station-groups';
import type { LocalDate } from '@/lib/time/local-date';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';
import { HourRuler, HourTrack, nowLineStyle, useDayAxis, useNowShare } from './hour-ruler';
import { useRestOn } from './night-texts';
import { DayRow } from './row';
import { useIsByStation } from './stations-switch';
import type { ShownDay } from './use-shown-day';

const DESKTOP_ROW = { rowPx: 56, gapPx: 6 };
const PHONE_ROW = { rowPx: 72, gapPx: 8 };
/** A longer list has only the rows near the view in the page, all of one height: it stays in order of time. */
const MAX_GROUPED_ROWS = 100;

interface DayRowsProps {
  shown: ShownDay;
  scroller: React.RefObject<HTMLDivElement | null>;
}

/** The day's shifts on the ruler of its hours, by station if asked for, else today by who is on now, who comes later and who has finished. */
export function DayRows({ shown, scroller }: DayRowsProps) {
  const { date, shifts, carried, overlapping } = shown;
  const t = useTranslations('calendar');
  const texts = useCardTexts();
  const isDesktop = useMediaQuery(DESKTOP);
  const list = useRef<HTMLUListElement>(null);
  const axis = useDayAxis(shifts, carried);
  const nowShare = useNowShare(date, axis);
  const restOf = useRestOn(date);
  const groups = useGroups(date, shown.rows);
  const rows = useMemo(() => groups?.flatMap((group) => group.shifts) ?? shown.rows, [groups, shown.rows]);
  const groupOf = new Map(groups?.map((group) => [group.shifts[0], group]));
  useRowKeys(list);
  const Row = isDesktop ? DayRow : ShiftRow;
  const size = isDesktop ? DESKTOP_ROW : PHONE_ROW;
  return (
    <div style={nowLineStyle(nowShare)} data-has-now={nowShare !== undefined || undefined}>
      <div className="day-ruler">
        <HourRuler axis={axis} nowShare={nowShare} />
      </div>
      <ul
        ref={list}
        aria-label={t('shiftsOfDay')}
        data-arrow-keys=""
        className="flex flex-col"
        style={{ gap: size.gapPx } satisfies CSSProperties}
      >
        <LongList
          {...size}
          count={rows.length}
          container={list}
          scroller={scroller}
          space={(height) => <li aria-hidden="true" style={{ height }} />}
        >
          {(index) => {
            const shift = rows[index];
            const group = groupOf.get(shift);
            return (
              shift && (
                // In one list, not in one of its own for each group: a row that goes to another group keeps the focus.
                <Fragment key={shift.id}>
                  {group && <GroupHead {...group} />}
                  <Row
                    rowIndex={index}
                    shift={shift}
                    isOverlapping={overlapping.has(shift.id)}
                    texts={texts}
                    axis={axis}
                    Track={HourTrack}
                    {...restOf(shift)}
                  />
                </Fragment>
              )
            );
          }}
        </LongList>
      </ul>
    </div>
  );
}

interface RowGroup {
  readonly title: string;
  readonly shifts: readonly Shift[];
}

/** The groups by station, or of today, which follow the clock; none on another day. */
function useGroups(date: LocalDate, rows: readonly Shift[]): readonly RowGroup[] | undefined {
  const t = useTranslations('calendar');
  const isByStation = useIsByStation(rows);
  const stations = useSetting('stations');
  const { compareNames } = useFormats();
  const minute = useUi((state) => (state.today === date ? state.minute : undefined));
  return useMemo(() => {
    if (rows.length > MAX_GROUPED_ROWS) return undefined;
    if (isByStation) {
      return groupByStation(rows, stations, compareNames).map(({ station, items }) => ({
        title: station || t('noStation'),
        shifts: items,
      }));
    }
    if (minute === undefined) return undefined;
    return groupByStage(rows, date, minute).map(({ stage, shifts }) => ({
      title: t(HEAD_OF[stage]),
      shifts,
    }));
  }, [rows, date, minute, isByStation, stations, t, compareNames]);
}

const HEAD_OF = {
  now: 'onNow',
  later: 'laterToday',
  finished: 'finishedToday',
  canceled: 'canceledToday',
} as const;

function GroupHead({ title, shifts }: RowGroup) {
  return (
    <li className="day-group">
      <h3 dir="auto">
        {title} <span className="tnum">{shifts.length}</span>
      </h3>
    </li>
  );
}
