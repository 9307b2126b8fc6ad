'use client';

import { useMemo, useState } from 'react';
import { useRecordForm } from '@/components/parts/record-form/use-record-form';
import { useFormats } from '@/components/ui/use-formats';
import {
  type DayDraft,
  type ExceptionDraft,
  type ExceptionRefusal,
  exceptionDraftOf,
  exceptionFromDraft,
  type HoursRefusal,
  type LaterDraft,
  type LaterRefusal,
  laterDraftsOf,
  laterFromDrafts,
  weekDraftOf,
  weeklyFromDraft,
  withException,
} from '@/lib/employees/availability-draft';
import type { Employee } from '@/lib/employees/employee';
import {
  type Availability,
  type AvailabilityException,
  readAvailability,
} from '@/lib/employees/stored-availability';
import { uiStore } from '@/stores/app/ui-store';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';

interface EditedException {
  readonly id: string;
  readonly isNew: boolean;
  readonly draft: ExceptionDraft;
}

export interface AvailabilityDraft {
  readonly days: readonly DayDraft[];
  readonly later: readonly LaterDraft[];
  readonly exceptions: readonly AvailabilityException[];
}

const SHAPE = { kind: 'employee' } as const;

function draftOf({ availability }: Pick<Employee, 'availability'>): AvailabilityDraft {
  const stored = readAvailability(availability);
  return { days: weekDraftOf(stored), later: laterDraftsOf(stored), exceptions: stored.exceptions };
}

/** The availability being edited: the week, the exceptions, and the exception open in the form. */
export function useAvailabilityForm(employee: Employee) {
  const store = useScheduleStore();
  const { dateReading } = useFormats();
  const stored = useSchedule(({ schedule }) => schedule.employees.get(employee.id));
  const record = useRecordForm({
    stored,
    opened: employee,
    draftOf,
    newDraft: () => draftOf(employee),
    shape: SHAPE,
  });
  const { days, later, exceptions } = record.draft;
  const before = useMemo(() => readAvailability((stored ?? employee).availability), [stored, employee]);
  const [laterRefusals, setLaterRefusals] = useState<readonly LaterRefusal[]>([]);
  const setExceptions = (all: readonly AvailabilityException[]) =>
    record.edit((draft) => ({ ...draft, exceptions: all }));
  const [edited, setEdited] = useState<EditedException>();
  const [hoursRefusals, setHoursRefusals] = useState<readonly HoursRefusal[]>([]);
  const [refusals, setRefusals] = useState<readonly ExceptionRefusal[]>([]);

  const open = (exception: AvailabilityException | undefined) => {
    setRefusals([]);
    setEdited({
      id: exception?.id ?? store.newId(),
      isNew: exception === undefined,
      draft: exceptionDraftOf(exception, uiStore.getState().today),
    });
  };

  /** Includes the exception in the form; undefined if that exception is refused. */
  const settled = (): readonly AvailabilityException[] | undefined => {
    if (!edited) return exceptions;
    const made = exceptionFromDraft(edited.draft, edited.id, dateReading);
    if (made.isOk) return withException(exceptions, made.value);
    setRefusals(made.error);
    return undefined;
  };

  const settle = (): boolean => {
    const all = settled();
    if (!all) return false;
    setExceptions(all);
    setEdited(undefined);
    return true;
  };

  const shown = useMemo((): Pick<Employee, 'name' | 'availability'> => {
    const weekly = weeklyFromDraft(days, before.weekly);
    const week = weekly.isOk ? weekly.value : before.weekly;
    return { name: employee.name, availability: { ...before, weekly: week, exceptions } };
  }, [days, before, exceptions, employee.name]);

  return {
    record,
    before,
    days,
    exceptions,
    edited,
    later,
    laterRefusals,
    hoursRefusals,
    refusals,
    shown,
    open,
    settle,
    changeDays(changed: readonly DayDraft[]) {
      setHoursRefusals([]);
      record.edit((draft) => ({ ...draft, days: changed }));
    },
    changeLater(changed: readonly LaterDraft[]) {
      setLaterRefusals([]);
      record.edit((draft) => ({ ...draft, later: changed }));
    },
    changeEdited(fields: Partial<ExceptionDraft>) {
      setRefusals([]);
      setEdited((current) => current && { ...current, draft: { ...current.draft, ...fields } });
    },
    cancel: () => setEdited(undefined),
    remove: ({ id }: AvailabilityException) => setExceptions(exceptions.filter((other) => other.id !== id)),
    /** Includes the exception in the form; undefined if something is refused. */
    result(): Availability | undefined {
      const weekly = weeklyFromDraft(days, before.weekly);
      if (!weekly.isOk) setHoursRefusals(weekly.error);
      const weeks = laterFromDrafts(later, before.later ?? [], dateReading);
      if (!weeks.isOk) setLaterRefusals(weeks.error);
      const all = settled();
      if (!weekly.isOk || !weeks.isOk || !all) return undefined;
      const { later: _later, ...rest } = before;
      return {
        ...rest,
        weekly: weekly.value,
        ...(weeks.value.length > 0 && { later: weeks.value }),
        exceptions: all,
      };
    },
  };
}
