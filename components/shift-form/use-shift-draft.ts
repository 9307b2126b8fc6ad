'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { findEmployeeByName } from '@/lib/employees/employee';
import type { ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';

/**
 * What a new shift starts as: 9 to 5, confirmed, on the selected day (SPEC section 9), and for whom the form was opened
 * where it was opened for somebody.
 */
function newDraft(): ShiftDraft {
  const { dialog } = uiStore.getState();
  const asked = dialog?.name === 'addShift' ? dialog.employeeName : undefined;
  const name = asked ?? '';
  const employees = scheduleStore.getState().schedule.employees.values();
  return {
    employeeName: name,
    // Asked for nobody, not for whoever will be chosen.
    ...(asked !== undefined && isOpenShift({ employeeName: asked }) && { isOpen: true }),
    role: findEmployeeByName(employees, name)?.role ?? '',
    date: scheduleStore.getState().selectedDate,
    startTime: '09:00',
    endTime: '17:00',
    status: 'Confirmed',
    notes: '',
  };
}

function draftOf(shift: Shift): ShiftDraft {
  const { employeeName, role, date, startTime, endTime, status, notes } = shift;
  const isOpen = isOpenShift(shift) && { isOpen: true };
  return { employeeName, ...isOpen, role, date, startTime, endTime, status, notes };
}

/** The draft that was kept of the same shift, or of a new one, when the form opened. */
function findKept(shiftId: string): ShiftDraft | undefined {
  return uiStore.getState().shiftDrafts.find((kept) => kept.shiftId === shiftId)?.fields;
}

/**
 * The form's fields. What is begun is kept as it is typed, so that closing the form or the page loses nothing, until
 * it is submitted. A draft that is still offered is not written over before the person has answered.
 */
export function useShiftDraft(shift: Shift | undefined) {
  const shiftId = shift?.id ?? '';
  const [draft, setDraft] = useState<ShiftDraft>(() => (shift ? draftOf(shift) : newDraft()));
  const [offered, setOffered] = useState(() => findKept(shiftId));
  const untouched = useRef(draft);
  const latest = useRef(draft);
  const isSubmitted = useRef(false);

  const keep = useCallback(
    (fields: ShiftDraft) => {
      if (!isSubmitted.current && fields !== untouched.current) uiStore.keepShiftDraft({ shiftId, fields });
    },
    [shiftId],
  );
  useEffect(() => {
    latest.current = draft;
    if (!offered) keep(draft);
  }, [draft, offered, keep]);
  // Closed with the offer unanswered: what was begun last is what is kept.
  useEffect(() => () => keep(latest.current), [keep]);

  return {
    draft,
    offered,
    /**
     * Changes fields. Choosing an employee by name sets the role, which is always the employee's; Open shift is
     * chosen with an empty name, and leaves the role as it is.
     */
    change(fields: Partial<ShiftDraft>) {
      const employees = scheduleStore.getState().schedule.employees.values();
      const named =
        fields.employeeName === undefined ? undefined : findEmployeeByName(employees, fields.employeeName);
      const who = fields.employeeName === undefined ? {} : { isOpen: fields.isOpen };
      setDraft((current) => ({ ...current, ...fields, ...who, ...(named && { role: named.role }) }));
    },
    /** Begins the next shift: same day and times, nobody yet. */
    startNext() {
      const { startTime, endTime, date } = draft;
      const next = { ...newDraft(), employeeName: '', isOpen: undefined, role: '', startTime, endTime, date };
      isSubmitted.current = false;
      untouched.current = next;
      setDraft(next);
    },
    continueOffered() {
      if (offered) setDraft(offered);
      setOffered(undefined);
    },
    discardOffered() {
      uiStore.dropShiftDraft(shiftId);
      setOffered(undefined);
    },
    /** The shift could not be stored after all: what is typed on is kept again. */
    markRefused() {
      isSubmitted.current = false;
      keep(draft);
    },
    /** The draft has become a shift. */
    markSubmitted() {
      isSubmitted.current = true;
      uiStore.dropShiftDraft(shiftId);
      setOffered(undefined);
    },
  };
}
