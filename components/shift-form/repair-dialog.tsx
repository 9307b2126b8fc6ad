'use client';

import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { DateField } from '@/components/ui/fields/date-field';
import { TimeSpanFields } from '@/components/ui/fields/time-span-fields';
import { useFormats } from '@/components/ui/use-formats';
import { findEmployeeByName } from '@/lib/employees/employee';
import {
  type RepairDraft,
  type RepairRefusal,
  repairDraftOf,
  repairedShift,
} from '@/lib/saved-data/repair-shift';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { Shift, ShiftAwaitingRepair } from '@/lib/shifts/shift/shift';
import { clockTimeOf } from '@/lib/time/clock-time';
import { isClosing } from '@/lib/time/parse-times';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { useClosing } from './use-closing';

/** More than anybody repairs in one session; further shifts move up as the shown shifts are repaired. */
const MAX_SHOWN = 25;
/** 9:00, the example shown with an invalid time. */
const EXAMPLE_MINUTE = 540;

/** The stored shifts with an invalid date or times, each with fields to correct it. */
export function RepairDialog() {
  const store = useScheduleStore();
  const t = useTranslations('repair');
  const calendar = useTranslations('calendar');
  const common = useTranslations('common');
  const awaitingRepair = useSchedule((state) => state.awaitingRepair);
  const [toDelete, setToDelete] = useState<ShiftAwaitingRepair>();
  const list = useRef<HTMLUListElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const count = awaitingRepair.length;
  // The row just settled in this tab; a remote change must not move the focus.
  const settledRow = useRef<number>(undefined);
  useEffect(() => {
    const row = settledRow.current;
    if (row === undefined) return;
    settledRow.current = undefined;
    const fields = list.current?.children[Math.min(row, count - 1)];
    (fields?.querySelector<HTMLElement>('input:not([tabindex])') ?? done.current)?.focus();
  }, [count]);
  const settle = (id: string) => {
    const row = awaitingRepair.findIndex((waiting) => waiting.id === id);
    if (row >= 0) settledRow.current = row;
    uiStore.dropShiftDraft(id);
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      subtitle={count > 0 && <p className="text-sm text-ink-2">{t('lead')}</p>}
      closeLabel={common('close')}
      size="md"
    >
      {count === 0 ? (
        <EmptyState
          icon={<CircleCheck aria-hidden="true" />}
          title={t('allDone')}
          action={
            <Button ref={done} onClick={closeDialog}>
              {common('close')}
            </Button>
          }
        />
      ) : (
        <ul ref={list} className="flex flex-col divide-y divide-line">
          {awaitingRepair.slice(0, MAX_SHOWN).map((shift) => (
            <RepairRow
              key={shift.id}
              awaitingRepair={shift}
              onRepair={(repaired) => {
                settle(shift.id);
                return store.repairShift(repaired);
              }}
              onDelete={() => setToDelete(shift)}
            />
          ))}
        </ul>
      )}
      {count > MAX_SHOWN && <p className="pt-3 text-ink-2">{t('more', { count: count - MAX_SHOWN })}</p>}
      {toDelete && (
        <ConfirmDialog
          isOpen
          title={t('deleteTitle')}
          subtext={common('canUndo')}
          cancelLabel={common('cancel')}
          confirmLabel={t('deleteConfirm')}
          tone="danger"
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            settle(toDelete.id);
            void announce(store, store.removeAwaitingRepair(toDelete.id), {
              category: 'shifts',
              act: 'shiftDeleted',
              words: { message: t('deleted') },
              gone: t('gone'),
            });
            setToDelete(undefined);
          }}
        >
          {t('deleteQuestion', { employee: repairDraftOf(toDelete).employeeName || calendar('openShift') })}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

interface RepairRowProps {
  awaitingRepair: ShiftAwaitingRepair;
  onRepair: (repaired: Shift) => ScheduleChange | undefined;
  onDelete: () => void;
}

/** The draft typed before the dialog was closed, else the stored values. */
function startingDraft(awaitingRepair: ShiftAwaitingRepair): RepairDraft {
  const kept = uiStore.getState().shiftDrafts.find(({ shiftId }) => shiftId === awaitingRepair.id);
  return { ...repairDraftOf(awaitingRepair), ...kept?.fields };
}

function RepairRow({ awaitingRepair, onRepair, onDelete }: RepairRowProps) {
  const store = useScheduleStore();
  const t = useTranslations('repair');
  const calendar = useTranslations('calendar');
  const form = useTranslations('shiftForm');
  const common = useTranslations('common');
  const grid = useTranslations('grid');
  const formats = useFormats();
  const roleName = useRoleName();
  const [draft, setDraft] = useState(() => startingDraft(awaitingRepair));
  const [refusals, setRefusals] = useState<readonly RepairRefusal[]>([]);
  const row = useRef<HTMLFormElement>(null);
  const closing = useClosing(draft.date);
  const today = useUi((state) => state.today);
  const isKnown = useSchedule(
    ({ schedule }) =>
      isOpenShift(draft) || findEmployeeByName(schedule.employees.values(), draft.employeeName) !== undefined,
  );
  const employee = draft.employeeName || calendar('openShift');
  const change = (fields: { readonly [Field in RepairRefusal]?: string }) => {
    const changed = { ...draft, ...fields };
    setDraft(changed);
    uiStore.keepShiftDraft({ shiftId: awaitingRepair.id, fields: { ...changed, status: '', notes: '' } });
    setRefusals((found) => found.filter((refused) => !(refused in fields)));
  };
  const timeError = (field: RepairRefusal) =>
    refusals.includes(field)
      ? form('timeInvalid', { example: formats.time(clockTimeOf(EXAMPLE_MINUTE)) })
      : undefined;
  const repair = () => {
    const repaired = repairedShift(awaitingRepair, draft, formats.dateReading);
    if (!repaired.isOk) {
      setRefusals(repaired.error);
      requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    void announce(store, onRepair(repaired.value), {
      category: 'shifts',
      act: 'shiftRepaired',
      words: { message: t('done', { employee, date: formats.longDay(repaired.value.date) }) },
      canUndo: false,
      gone: t('gone'),
    });
  };
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <form
        ref={row}
        noValidate
        aria-label={employee}
        onSubmit={(event) => {
          event.preventDefault();
          repair();
        }}
      >
        <p className="truncate pb-2">
          <span className="font-semibold" dir="auto">
            {employee}
          </span>
          {draft.role !== '' && <span className="text-ink-2"> · {roleName(draft.role)}</span>}
          {!isKnown && <span className="text-ink-2"> · {t('unknown')}</span>}
        </p>
        <div className="grid grid-cols-[1.55fr_1fr_1fr] gap-2 phone:grid-cols-2 phone:gap-3">
          <DateField
            label={form('date')}
            value={draft.date}
            today={today}
            onChange={(date) => change({ date })}
            error={refusals.includes('date') ? common('dateInvalid') : undefined}
            className="phone:col-span-2"
          />
          <TimeSpanFields
            labels={{ start: form('startTime'), end: form('endTime') }}
            start={draft.startTime}
            end={draft.endTime}
            onChange={({ start, end }) =>
              change({
                ...(start !== undefined && { startTime: start }),
                ...(end !== undefined && { endTime: end }),
              })
            }
            errors={{
              start: timeError('startTime'),
              end: isClosing(draft.endTime) ? grid('noClosing') : timeError('endTime'),
            }}
            closing={closing}
          />
        </div>
        <div className="flex justify-end gap-2 pt-3">
          <Button variant="ghost" aria-label={t('deleteFor', { employee })} onClick={onDelete}>
            {t('delete')}
          </Button>
          <Button type="submit" aria-label={t('repairFor', { employee })}>
            {t('repair')}
          </Button>
        </div>
      </form>
    </li>
  );
}
