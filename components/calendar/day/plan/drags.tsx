'use client';

import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type AddedWords, addShifts, typedShifts } from '@/components/calendar/employee-grid/acts';
import type { DragsProps } from '@/components/parts/drag/lazy-drags';
import { useDropCost } from '@/components/parts/money/use-drop-cost';
import type { DrawActs } from '@/components/parts/timeline/draw-target';
import { useTimelineDrags } from '@/components/parts/timeline/use-timeline-drags';
import { findEmployeeByName } from '@/lib/employees/employee';
import type { ShiftTimes } from '@/lib/insights/timeline-drag';
import { ruleBreaks } from '@/lib/rules/rule-breaks';
import type { DropCheck } from '@/lib/shifts/change/drop-check';
import type { MoveRefusal } from '@/lib/shifts/change/shift-moves';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import type { Shift } from '@/lib/shifts/shift/shift';
import { payOfDrop } from '@/stores/pay/change-pay';
import { useCurrency } from '@/stores/pay/use-currency';
import { refusedWords } from '@/stores/schedule/move-words';
import { ruleContextFor } from '@/stores/schedule/rule-context';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { barActsOf } from '@/stores/schedule/shift-drag';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** Drags the bars of the day, and draws shifts on empty hours. */
export function Drags({ drainHeldStart }: DragsProps) {
  const store = useScheduleStore();
  const refused = useCallback((refusal: MoveRefusal) => refusedWords(store, refusal), [store]);
  const payOf = useCallback((check: DropCheck) => payOfDrop(store, check), [store]);
  const acts = useMemo(() => barActsOf(store), [store]);
  const t = useTranslations('grid');
  const draw = useMemo(() => drawActs(store, { message: (count) => t('added', { count }) }), [t, store]);
  const costOf = useDropCost(payOf, useCurrency());
  useTimelineDrags({ id: 'day', acts, refused, costOf, draw, drainHeldStart });
  return null;
}

/** A shift that is open or whose person is not in the team; the form asks for the missing fields. */
function unnamed(employeeName: string, times: ShiftTimes): Shift {
  return { id: '', employeeName, role: '', color: 'gray', ...times, status: 'Confirmed', notes: '' };
}

/**
 * Drawing on a person's hours adds a confirmed shift at once, with Undo, like times typed into the grid. An open shift
 * needs a role, so the form opens with day and times.
 */
export function drawActs(store: ScheduleStore, words: AddedWords): DrawActs {
  return {
    colorFor(employeeName) {
      if (!store.canEdit()) return undefined;
      const employees = store.getState().schedule.employees.values();
      return findEmployeeByName(employees, employeeName)?.color ?? 'gray';
    },
    check(employeeName, times) {
      const [typed] = typedShifts(store, employeeName, times.date, [times]) ?? [];
      const shift = typed ?? unnamed(employeeName, times);
      const breaks =
        employeeName === OPEN_SHIFT_NAME ? [] : ruleBreaks(shift, ruleContextFor(store, employeeName));
      return { kind: breaks.length > 0 ? 'warns' : 'fits', shifts: [{ before: undefined, shift, breaks }] };
    },
    add(employeeName, times) {
      const shifts = typedShifts(store, employeeName, times.date, [times]);
      if (shifts) {
        addShifts(store, shifts, words);
        return shifts[0]?.id;
      }
      const { date, startTime, endTime } = times;
      store.selectDate(date);
      openDialog({ name: 'addShift', employeeName, times: { startTime, endTime } });
      return undefined;
    },
  };
}
