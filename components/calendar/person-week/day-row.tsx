'use client';

import { Plus, TriangleAlert, X } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useAbsence } from '@/components/calendar/employee-grid/absence';
import { useUnparsedTexts } from '@/components/calendar/employee-grid/typing/unparsed-texts';
import { RowSigns } from '@/components/calendar/shift/row';
import { RowTap, RowTime } from '@/components/calendar/shift/row-parts';
import type { CardTexts } from '@/components/calendar/shift/texts';
import { useIsUnpublished } from '@/components/calendar/shift/use-unpublished';
import { dropPlaceProps } from '@/components/parts/drag/drop-places';
import { lengthStyle } from '@/components/parts/length-style';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { IconButton } from '@/components/ui/icon-button';
import { useFormats } from '@/components/ui/use-formats';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { overlappingShiftIds } from '@/lib/shifts/shift/overlap';
import { type Shift, shiftMinutes } from '@/lib/shifts/shift/shift';
import type { PersonRow } from '@/lib/shifts/views/employee-week';
import type { LocalDate } from '@/lib/time/local-date';

interface DayRowProps {
  date: LocalDate;
  person: PersonRow;
  shifts: readonly Shift[];
  /** Includes shifts hidden by the filter. */
  allShifts: readonly Shift[];
  isToday: boolean;
  texts: CardTexts;
  panelId: string | undefined;
  panel: ReactNode;
  /** Opens the panel or closes it; with a text, to continue with that text. */
  onToggle: (date: LocalDate, text?: string) => void;
}

export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { date, person, shifts, allShifts, isToday, texts, panelId, panel, onToggle } = props;
  const t = useTranslations('person');
  const grid = useTranslations('grid');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const headId = useId();
  const absence = useAbsence(person.employee, date, false);
  const kept = useUnparsedTexts(person.name, date).filter(({ shiftId }) => shiftId === undefined);
  const overlapping = overlappingShiftIds(allShifts);
  const day = formats.longDay(date);
  const isOpen = panelId !== undefined;
  return (
    <section
      aria-labelledby={headId}
      {...dropPlaceProps({ date, employeeName: person.name })}
      data-today={isToday || undefined}
      data-absence={absence?.kind}
      className="pw-day"
    >
      <h3 id={headId} className="pw-date">
        <span className="sr-only">{isToday ? `${day}, ${calendar('today')}` : day}</span>
        <span aria-hidden="true" className="text-[13px] font-normal">
          {formats.weekdayShort(date)}
        </span>
        <span aria-hidden="true" className="pw-number tnum">
          {formats.dayNumber(date)}
        </span>
      </h3>
      <div className="pw-shifts">
        {shifts.length > 0 && (
          <ul className="flex flex-col gap-1.5">
            {shifts.map((shift) => (
              <PersonShift
                key={shift.id}
                shift={shift}
                isOverlapping={overlapping.has(shift.id)}
                texts={texts}
              />
            ))}
          </ul>
        )}
        {kept.map(({ text, fault }) => (
          <button
            key={text}
            type="button"
            data-status="Canceled"
            className="pw-kept focus-ring"
            onClick={() => onToggle(date, text)}
          >
            <TriangleAlert aria-hidden="true" size={14} className="shrink-0" />
            <span className="truncate">{t('kept', { text })}</span>
            <span className="sr-only">{`. ${grid(fault)}`}</span>
          </button>
        ))}
        {absence && <p className="pw-absence">{absence.text}</p>}
      </div>
      <IconButton
        label={grid('addHere', { employee: person.name || calendar('openShifts'), day })}
        icon={isOpen ? <X aria-hidden="true" /> : <Plus aria-hidden="true" />}
        tooltip={false}
        aria-expanded={person.employee ? isOpen : undefined}
        aria-controls={panelId}
        data-add-on={date}
        data-keep-clear=""
        className="pw-add size-11!"
        onClick={() => onToggle(date)}
      />
      {panel}
    </section>
  );
});

interface PersonShiftProps {
  shift: Shift;
  isOverlapping: boolean;
  texts: CardTexts;
}

/** The times come first, because the person's name is the heading. One tap opens the actions. */
const PersonShift = memo(function PersonShift({ shift, isOverlapping, texts }: PersonShiftProps) {
  const { colorOf } = useRoleBook();
  const isUnpublished = useIsUnpublished(shift);
  const isOpen = isOpenShift(shift);
  return (
    <li
      className="shift-row pw-shift"
      style={lengthStyle(shiftMinutes(shift))}
      data-shift-id={shift.id}
      data-role-color={colorOf(shift.role, shift.color)}
      data-shift-status={shift.status}
      data-open={isOpen || undefined}
      data-overlap={isOverlapping || undefined}
      data-unpublished={isUnpublished || undefined}
    >
      <RowTap shift={shift} texts={texts} />
      <span className="shift-name tnum">
        <RowTime shift={shift} restTime={undefined} texts={texts} />
      </span>
      {isUnpublished && <span className="sr-only">{texts.unpublished}</span>}
      <span className="shift-state tnum">
        {(isOpen || shift.station) && (
          <span className="truncate">{isOpen ? texts.work(shift) : shift.station}</span>
        )}
        <span className="shrink-0">{texts.hours(shift)}</span>
        <RowSigns shift={shift} isOverlapping={isOverlapping} texts={texts} />
      </span>
    </li>
  );
});
