'use client';

import { CalendarCheck, CalendarOff, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Employee } from '@/lib/employees/employee';
import { missedShifts } from '@/lib/employees/missed-shifts';
import { daysOffIn, offKindOf } from '@/lib/employees/person/time-off-kinds';
import type { AvailabilityException } from '@/lib/employees/stored-availability';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { useExceptionWords } from './use-exception-words';

interface ExceptionListProps {
  /** The employee with the availability as edited in the dialog. */
  employee: Pick<Employee, 'name' | 'availability'>;
  exceptions: readonly AvailabilityException[];
  /** The exception open in the form below; left out of the list. */
  editedId: string | undefined;
  onEdit: (exception: AvailabilityException) => void;
  onRemove: (exception: AvailabilityException) => void;
}

/** The dated exceptions in date order; past ones on request. */
export function ExceptionList({ employee, exceptions, editedId, onEdit, onRemove }: ExceptionListProps) {
  const t = useTranslations('availability');
  const today = useUi((state) => state.today);
  const [showsPast, setShowsPast] = useState(false);
  const sorted = [...exceptions].sort((one, other) => (one.from < other.from ? -1 : 1));
  const coming = sorted.filter(({ to }) => to >= today);
  const shown = (showsPast ? sorted : coming).filter(({ id }) => id !== editedId);
  const pastCount = sorted.length - coming.length;
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label={t('dates')} className="flex flex-col divide-y divide-line">
          {shown.map((exception) => (
            <ExceptionRow
              key={exception.id}
              employee={employee}
              exception={exception}
              onEdit={() => onEdit(exception)}
              onRemove={() => onRemove(exception)}
            />
          ))}
        </ul>
      )}
      {exceptions.length === 0 && editedId === undefined && <p className="text-sm text-ink-2">{t('none')}</p>}
      <DaysOff exceptions={exceptions} />
      {pastCount > 0 && !showsPast && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5 self-start phone:-ml-4"
          onClick={() => setShowsPast(true)}
        >
          {t('past', { count: pastCount })}
        </Button>
      )}
    </>
  );
}

/** How many days of this year are time off, by kind; nothing while no kind is said. */
function DaysOff({ exceptions }: Pick<ExceptionListProps, 'exceptions'>) {
  const t = useTranslations('people');
  const today = useUi((state) => state.today);
  const taken = useMemo(() => daysOffIn(exceptions, today), [exceptions, today]);
  if (taken.length === 0) return null;
  const days = taken.map(({ kind, days: count }) => t('offDays', { kind: t(`off.${kind}`), count }));
  return <p className="tnum text-sm text-ink-2">{t('offThisYear', { days: days.join(', ') })}</p>;
}

interface ExceptionRowProps {
  employee: Pick<Employee, 'name' | 'availability'>;
  exception: AvailabilityException;
  onEdit: () => void;
  onRemove: () => void;
}

function ExceptionRow({ employee, exception, onEdit, onRemove }: ExceptionRowProps) {
  const t = useTranslations('availability');
  const people = useTranslations('people');
  const words = useExceptionWords()(exception);
  const today = useUi((state) => state.today);
  const index = useSchedule((state) => state.schedule.shifts);
  const { kind, note } = exception;
  const offKind = offKindOf(exception);
  const missed = useMemo(
    () => (exception.kind === 'available' ? 0 : missedShifts(index, employee, exception, today).length),
    [index, employee, exception, today],
  );
  const what = `${words.kind}, ${words.days}`;
  const Icon = kind === 'available' ? CalendarCheck : CalendarOff;
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-icon" strokeWidth={1.75} />
      <div className="min-w-0 grow text-sm">
        <p className="font-medium">
          {words.kind}
          {offKind && `, ${people(`off.${offKind}`)}`} <span className="tnum font-normal">{words.days}</span>
        </p>
        {words.hours && <p className="tnum text-ink-2">{words.hours}</p>}
        {note && (
          <p className="wrap-anywhere text-ink-2" dir="auto">
            {note}
          </p>
        )}
        {missed > 0 && (
          <p data-status="Pending" className="flex items-center gap-1.5 text-xs font-medium text-status-text">
            <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
            {t('missed', { count: missed })}
          </p>
        )}
      </div>
      <span className="flex gap-1">
        <IconButton
          size="sm"
          label={t('changeEntry', { what })}
          icon={<Pencil aria-hidden="true" />}
          onClick={onEdit}
        />
        <IconButton
          size="sm"
          data-repeats="exception"
          label={t('removeEntry', { what })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
