'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { findEmployeeByName } from '@/lib/employees/employee';
import { draftOfDetails, type ShiftDraft } from '@/lib/shifts/shift/check-shift-draft';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { getOpenDialog } from '@/stores/ui/dialogs';

/**
 * Defaults of a new shift: 9 to 5, confirmed, on the selected day (SPEC section 9), for the employee and at the times
 * that the form was opened for, if any.
 */
function newDraft(): ShiftDraft {
  const dialog = getOpenDialog();
  const added = dialog?.name === 'addShift' ? dialog : undefined;
  const asked = added?.employeeName;
  const name = asked ?? '';
  const employees = scheduleStore.getState().schedule.employees.values();
  return {
    employeeName: name,
    // Opened for an open shift, as opposed to one whose employee is not chosen yet.
    ...(asked !== undefined && isOpenShift({ employeeName: asked }) && { isOpen: true }),
    role: findEmployeeByName(employees, name)?.role ?? '',
    date: scheduleStore.getState().selectedDate,
    startTime: added?.times?.startTime ?? '09:00',
    endTime: added?.times?.endTime ?? '17:00',
    status: 'Confirmed',
    notes: '',
  };
}

/** Said, not left open: a stored shift without breaks is proposed none. */
const NO_BREAKS = { unpaidBreak: '', paidBreak: '' };

function draftOf(shift: Shift): ShiftDraft {
  const { employeeName, role, date, startTime, endTime, status, notes } = shift;
  const isOpen = isOpenShift(shift) && { isOpen: true };
  return {
    employeeName,
    ...isOpen,
    role,
    date,
    startTime,
    endTime,
    status,
    notes,
    ...NO_BREAKS,
    ...draftOfDetails(shift),
  };
}

/** The draft kept earlier for the same shift, or for a new one. */
function findKept(shiftId: string): ShiftDraft | undefined {
  return uiStore.getState().shiftDrafts.find((kept) => kept.shiftId === shiftId)?.fields;
}

/**
 * The form's fields. They are kept as a draft while typing, so that closing the form or the page loses nothing, until
 * submitted. An offered draft is not overwritten before the person has answered the offer.
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
  // Closed without answering the offer: the latest input replaces the offered draft.
  useEffect(() => () => keep(latest.current), [keep]);

  return {
    draft,
    offered,
    /**
     * Changes fields. An employee's name sets the role, which is always the employee's; an open shift has an empty
     * name and keeps the role.
     */
    change(fields: Partial<ShiftDraft>) {
      const employees = scheduleStore.getState().schedule.employees.values();
      const named =
        fields.employeeName === undefined ? undefined : findEmployeeByName(employees, fields.employeeName);
      const who = fields.employeeName === undefined ? {} : { isOpen: fields.isOpen };
      setDraft((current) => ({ ...current, ...fields, ...who, ...(named && { role: named.role }) }));
    },
    /** Starts the next shift: same day and times, no employee. */
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
    /** The shift could not be stored: keep the draft again. */
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
