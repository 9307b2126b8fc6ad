'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import './table.css';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { CarriedShiftTexts } from '@/components/calendar/day/night-texts';
import { OverlapFlag, StatusWord } from '@/components/calendar/shift/flag';
import { ProblemFlag } from '@/components/calendar/shift/problem-mark';
import { RowOpener } from '@/components/calendar/shift/row-opener';
import { RowTap, RowTime } from '@/components/calendar/shift/row-parts';
import { RowTools } from '@/components/calendar/shift/row-tools';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { useRowKeys } from '@/components/calendar/shift/use-row-keys';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { Avatar } from '@/components/parts/avatar';
import { lengthStyle } from '@/components/parts/length-style';
import { OpenMark } from '@/components/parts/open-mark';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { Badge } from '@/components/ui/badge';
import { LongList } from '@/components/ui/list/long-list';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { SortHead } from '@/components/ui/sort-head';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { ShiftColumn, ShiftOrder } from '@/lib/shifts/shift/sort-shifts';
import { useShiftMark } from '@/stores/schedule/problems/marks';
import { setShownOrder } from '@/stores/schedule/shown-shifts';

const ROW_PX = 47;
const PHONE_ROW_PX = 65;
const COLUMNS = 5;

interface ListTableProps {
  restOf: (shift: Shift) => CarriedShiftTexts;
  shifts: readonly Shift[];
  order: ShiftOrder;
  onSort: (column: ShiftColumn) => void;
  overlapping: ReadonlySet<string>;
  texts: CardTexts;
  /** The table's accessible name. */
  label: string;
  scroller: RefObject<HTMLElement | null>;
}

/** On a phone each row folds into two lines. */
export function ListTable(props: ListTableProps) {
  const { restOf, shifts, order, onSort, overlapping, texts, scroller } = props;
  const t = useTranslations('calendar');
  const isPhone = useMediaQuery(PHONE);
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  useEffect(() => setShownOrder(shifts), [shifts]);
  const sortable = (column: ShiftColumn) => (
    <SortHead column={column} label={t(column)} order={order} onSort={onSort} />
  );
  return (
    <table className="shift-table" aria-label={props.label} aria-rowcount={shifts.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {sortable('time')}
          {sortable('employee')}
          {sortable('role')}
          <th scope="col">{t('status')}</th>
          <th scope="col" className="text-right!">
            {t('actions')}
          </th>
        </tr>
      </thead>
      <tbody ref={body} data-arrow-keys="">
        <LongList
          count={shifts.length}
          rowPx={isPhone ? PHONE_ROW_PX : ROW_PX}
          container={body}
          scroller={scroller}
          space={(height) => (
            <tr className="shift-table-space">
              <td aria-hidden="true" colSpan={COLUMNS} style={{ height }} />
            </tr>
          )}
        >
          {(index) => {
            const shift = shifts[index];
            return (
              shift && (
                <ListRow
                  key={shift.id}
                  index={index}
                  shift={shift}
                  isOverlapping={overlapping.has(shift.id)}
                  {...restOf(shift)}
                  isPhone={isPhone}
                  texts={texts}
                />
              )
            );
          }}
        </LongList>
      </tbody>
    </table>
  );
}

interface ListRowProps extends CarriedShiftTexts {
  index: number;
  shift: Shift;
  isOverlapping: boolean;
  isPhone: boolean;
  texts: CardTexts;
}

const ListRow = memo(function ListRow(props: ListRowProps) {
  const { colorOf } = useRoleBook();
  const { index, shift, isOverlapping, restTime, isPhone, texts } = props;
  const began = isPhone ? props.beganShort : props.began;
  const name = texts.name(shift);
  const isUnpublished = useIsUnpublished(shift);
  const problem = useShiftMark(shift.id, isOverlapping);
  const time = <RowTime shift={shift} restTime={restTime} texts={texts} />;
  const beganWords = began && <span className="list-began tnum">{began}</span>;
  return (
    <tr
      style={lengthStyle(shiftMinutes(shift))}
      aria-rowindex={index + 2}
      data-row-index={index}
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
    >
      <td className="list-time tnum">
        {isPhone ? (
          <span className="day-row-time">{time}</span>
        ) : (
          <RowOpener shift={shift} restTime={restTime} texts={texts}>
            {time}
          </RowOpener>
        )}
        {!isPhone && beganWords}
      </td>
      <th scope="row" className="list-employee">
        <span className="flex min-w-0 items-center gap-2.5">
          {isOpenShift(shift) ? (
            <OpenMark />
          ) : (
            <Avatar name={name} roleColor={colorOf(shift.role, shift.color)} size={28} />
          )}
          <span className="shift-name" title={name} dir="auto">
            {name}
          </span>
        </span>
      </th>
      <td className="list-role">
        <Badge
          tone="role"
          roleColor={colorOf(shift.role, shift.color)}
          icon={<RoleIcon role={shift.role} size={14} />}
        >
          <span className={isPhone && began ? 'sr-only' : 'truncate'}>{texts.work(shift)}</span>
        </Badge>
        {isPhone && beganWords}
      </td>
      <td className="list-status">
        <span className="flex items-center gap-2">
          {isPhone && isOverlapping && shift.status === 'Confirmed' ? (
            <span className="sr-only">{texts.status(shift.status)}</span>
          ) : (
            <StatusWord status={shift.status} texts={texts} />
          )}
          {isOverlapping && <OverlapFlag texts={texts} />}
          <ProblemFlag mark={problem} />
          {isUnpublished && <span className="sr-only">{texts.unpublished}</span>}
        </span>
      </td>
      <td className="list-actions">
        {isPhone ? <RowTap shift={shift} texts={texts} /> : <RowTools shift={shift} texts={texts} />}
      </td>
    </tr>
  );
});
