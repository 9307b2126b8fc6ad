'use client';

import { useRef, useState } from 'react';
import { findEmployeeByName } from '@/lib/employees/employee';
import type { ShiftDraft } from '@/lib/shifts/check-shift-draft';
import type { Shift } from '@/lib/shifts/shift';
import { scheduleStore, uiStore } from '@/stores/app-stores';

/** What a new shift starts as: 9 to 5, confirmed, on the selected day (SPEC section 9). */
function newDraft(): ShiftDraft {
  return {
    employeeName: '',
    role: '',
    date: scheduleStore.getState().selectedDate,
    startTime: '09:00',
    endTime: '17:00',
    status: 'Confirmed',
    notes: '',
  };
}

function draftOf(shift: Shift): ShiftDraft {
  const { employeeName, role, date, startTime, endTime, status, notes } = shift;
  return { employeeName, role, date, startTime, endTime, status, notes };
}

/** The form's fields, and what becomes of them when it closes half-filled. */
export function useShiftDraft(shift: Shift | undefined) {
  const [draft, setDraft] = useState<ShiftDraft>(() => (shift ? draftOf(shift) : newDraft()));
  const untouched = useRef(draft);

  /** Choosing an employee by name sets the role, which is always the employee's. */
  const change = (fields: Partial<ShiftDraft>) => {
    const employees = scheduleStore.getState().schedule.employees.values();
    const named =
      fields.employeeName === undefined ? undefined : findEmployeeByName(employees, fields.employeeName);
    setDraft((current) => ({ ...current, ...fields, ...(named && { role: named.role }) }));
  };

  return {
    draft,
    change,
    /** Begins the next shift: same day and times, nobody yet. */
    startNext() {
      const next = { ...newDraft(), startTime: draft.startTime, endTime: draft.endTime, date: draft.date };
      untouched.current = next;
      setDraft(next);
    },
    restore(kept: ShiftDraft) {
      setDraft(kept);
      uiStore.dropShiftDraft();
    },
    /** Keeps a new shift that was begun and not submitted. */
    keepIfBegun() {
      const isBegun = Object.entries(untouched.current).some(
        ([field, value]) => draft[field as keyof ShiftDraft] !== value,
      );
      if (!shift && isBegun) uiStore.keepShiftDraft(draft);
    },
  };
}
