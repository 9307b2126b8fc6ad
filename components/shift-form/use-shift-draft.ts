'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useRecordForm } from '@/components/parts/record-form/use-record-form';
import { type Employee, findEmployeeByName } from '@/lib/employees/employee';
import { editRecord } from '@/lib/merge/merge-form';
import type { SavedShiftDraft } from '@/lib/saved-data/records/draft-shapes';
import { findShift } from '@/lib/shifts/change/schedule-index';
import { draftOfDetails, type ShiftDraft, shiftFromDraft } from '@/lib/shifts/shift/check-shift-draft';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { DEFAULT_TIMES, type Shift } from '@/lib/shifts/shift/shift';
import { withoutDetails } from '@/lib/shifts/shift/shift-details';
import { uiStore } from '@/stores/app/ui-store';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { getOpenDialog } from '@/stores/ui/dialogs';

/**
 * Defaults of a new shift: 9 to 5, confirmed, on the selected day (SPEC section 9), with the employee and times that
 * the form was opened for, if any.
 */
function newDraft(store: ScheduleStore): ShiftDraft {
  const dialog = getOpenDialog();
  const added = dialog?.name === 'addShift' ? dialog : undefined;
  const asked = added?.employeeName;
  const name = asked ?? '';
  const employees = store.getState().schedule.employees.values();
  return {
    employeeName: name,
    // The form was opened for an open shift, not for a shift whose employee is not chosen yet.
    ...(asked !== undefined && isOpenShift({ employeeName: asked }) && { isOpen: true }),
    role: findEmployeeByName(employees, name)?.role ?? '',
    date: store.getState().selectedDate,
    ...(added?.times ?? DEFAULT_TIMES),
    status: 'Confirmed',
    notes: '',
  };
}

/** Explicitly none: a stored shift without breaks gets no default breaks. */
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

/** Fields of the form that belong to another field; the other fields have the names of the shift's fields. */
const SHAPE = { kind: 'shift', companions: { isOpen: 'employeeName' } } as const;

/** An empty id means a new shift. */
function findKept(shiftId: string): SavedShiftDraft | undefined {
  return uiStore.getState().shiftDrafts.find((kept) => kept.shiftId === shiftId);
}

/**
 * The form's fields. Stored as a draft while typing, until submitted, so that closing the form or the page loses
 * nothing. An offered draft is not overwritten before the person has answered the offer.
 */
export function useShiftDraft(shift: Shift | undefined) {
  const store = useScheduleStore();
  const shiftId = shift?.id ?? '';
  const stored = useSchedule(({ schedule }) => (shift ? findShift(schedule.shifts, shiftId) : undefined));
  const record = useRecordForm({
    stored,
    opened: shift,
    draftOf,
    newDraft: () => newDraft(store),
    shape: SHAPE,
  });
  const { draft } = record;
  const { agreed } = record.form;
  const [offered, setOffered] = useState(() => findKept(shiftId));
  /** The input to store; undefined until something was typed. */
  const latest = useRef<Pick<SavedShiftDraft, 'fields' | 'base'>>(undefined);
  const [isTyped, setTyped] = useState(false);
  const isSubmitted = useRef(false);

  const keep = useCallback(() => {
    if (!isSubmitted.current && latest.current) uiStore.keepShiftDraft({ shiftId, ...latest.current });
  }, [shiftId]);
  useEffect(() => {
    if (!isTyped) return;
    latest.current = { fields: draft, ...(shiftId !== '' && { base: agreed }) };
    if (!offered) keep();
  }, [draft, agreed, shiftId, isTyped, offered, keep]);
  // The form was closed without answering the offer: the latest input replaces the offered draft.
  useEffect(() => keep, [keep]);

  const edit = (change: (draft: ShiftDraft) => ShiftDraft) => {
    setTyped(true);
    record.edit(change);
  };
  return {
    record,
    draft,
    offered: offered?.fields,
    /**
     * Changes fields. An employee's name sets the role, which is always the employee's; an open shift has an empty name
     * and keeps the role.
     */
    change(fields: Partial<ShiftDraft>) {
      const employees = store.getState().schedule.employees.values();
      const named =
        fields.employeeName === undefined ? undefined : findEmployeeByName(employees, fields.employeeName);
      const who = fields.employeeName === undefined ? {} : { isOpen: fields.isOpen };
      edit((current) => ({ ...current, ...fields, ...who, ...(named && { role: named.role }) }));
    },
    /** Starts the next draft with the same day and times, but without an employee. */
    startNext() {
      const { startTime, endTime, date } = draft;
      isSubmitted.current = false;
      latest.current = undefined;
      setTyped(false);
      record.setSaving(false);
      record.restart({
        ...newDraft(store),
        employeeName: '',
        isOpen: undefined,
        role: '',
        startTime,
        endTime,
        date,
      });
    },
    continueOffered() {
      if (offered) {
        setTyped(true);
        record.restart(offered.fields, offered.base);
      }
      setOffered(undefined);
    },
    discardOffered() {
      uiStore.dropShiftDraft(shiftId);
      setOffered(undefined);
    },
    /** The shift could not be stored: store the draft again. */
    markRefused() {
      isSubmitted.current = false;
      record.setSaving(false);
      keep();
    },
    markSubmitted() {
      isSubmitted.current = true;
      record.setSaving(true);
      uiStore.dropShiftDraft(shiftId);
      setOffered(undefined);
    },
  };
}

/**
 * The shift with the form's changes. Fields that nobody has edited keep their stored values, even if the form would
 * write them differently, such as the color of the employee's role.
 */
export function editedShift(
  stored: Shift,
  made: Shift,
  base: ShiftDraft,
  employees: Iterable<Employee>,
): Shift {
  const unknownFields = withoutDetails(stored);
  const untouched = shiftFromDraft(base, stored.id, employees);
  const edited = { ...unknownFields, ...made };
  return untouched.isOk
    ? editRecord('shift', stored, { made: edited, untouched: { ...unknownFields, ...untouched.value } })
    : edited;
}
