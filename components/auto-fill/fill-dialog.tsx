'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useRuleSentences } from '@/components/parts/use-rule-sentences';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { SelectOption } from '@/components/ui/fields/select-field';
import { fillableIds } from '@/lib/auto-fill/fillable-shifts';
import {
  type FilledShift,
  type FillRequest,
  type FillState,
  type FillWeights,
  USUAL_WEIGHTS,
} from '@/lib/auto-fill/proposal';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { FILL_RESTART_MS } from '@/lib/timing';
import { acceptProposal, type FillSession, startFilling } from '@/stores/auto-fill/fill';
import { shownOpenShifts } from '@/stores/auto-fill/shown-open-shifts';
import type { ScheduleStore } from '@/stores/schedule/schedule';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { FillScreen } from './fill-screen';
import { useShiftName } from './use-fill-words';

interface FillChoices {
  readonly scope: string;
  readonly weights: FillWeights;
  readonly movesPending: boolean;
  readonly rejected: readonly FilledShift[];
}

/** Fixed, so that the same schedule and the same request give the same plan. */
const SEED = 1;

interface FillDialogProps {
  /** The shifts to fill; if undefined, the open shifts of the visible days. */
  shiftIds: readonly string[] | undefined;
  role: string | undefined;
}

/** Proposes people for the open shifts; nothing changes until the proposal is accepted. */
export const FillDialog = withLaterWords(FillInWords);

function FillInWords({ shiftIds, role }: FillDialogProps) {
  const store = useScheduleStore();
  const { options, first, shiftIdsOf } = useScopes(shiftIds, role);
  const [choices, setChoices] = useState<FillChoices>({
    scope: first,
    weights: USUAL_WEIGHTS,
    movesPending: false,
    rejected: [],
  });
  const settled = useDebounced(choices, FILL_RESTART_MS);
  const [outcome, setOutcome] = useState<ReturnType<typeof acceptProposal>>();
  const hasTeam = useSchedule((state) => state.schedule.employees.size > 0);
  const request = useMemo(
    (): FillRequest => ({
      shiftIds: shiftIdsOf(settled.scope),
      movesPending: settled.movesPending,
      weights: settled.weights,
      rejected: settled.rejected.map(({ shift, employeeId }) => ({ shiftId: shift.id, employeeId })),
      seed: SEED,
    }),
    [settled, shiftIdsOf],
  );
  const missing = request.shiftIds.length === 0 ? 'noOpen' : hasTeam ? undefined : 'noTeam';
  const { state, stop } = useFilling(missing ? undefined : request);
  const changeChoices = (changes: Partial<FillChoices>) =>
    setChoices((before) => ({ ...before, ...changes }));
  const acceptShifts = (ids: readonly string[]) => {
    if (!state.proposal) return;
    const accepted = acceptProposal(store, state.proposal, ids);
    if (accepted.leftOut.length > 0) setOutcome(accepted);
    else closeDialog();
  };
  if (outcome) return <LeftOutDialog {...outcome} />;
  return (
    <FillScreen
      {...choices}
      // The shown plan is for an earlier request.
      state={settled === choices ? state : { ...state, phase: 'preparing' }}
      scopes={options}
      missing={missing}
      onScope={(scope) => changeChoices({ scope })}
      onWeights={(weights) => changeChoices({ weights })}
      onMovesPending={(movesPending) => changeChoices({ movesPending })}
      onReject={(filled) => changeChoices({ rejected: [...choices.rejected, filled] })}
      onTakeBack={(filled) =>
        changeChoices({ rejected: choices.rejected.filter((other) => other !== filled) })
      }
      onStop={stop}
      onAgain={() => changeChoices({})}
      onTake={acceptShifts}
      onCover={(shiftId) => openDialog({ name: 'cover', shiftId })}
      onAddOpen={() => openDialog({ name: 'addShift', employeeName: OPEN_SHIFT_NAME })}
      onAddEmployee={() => openDialog({ name: 'addEmployee' })}
      onClose={closeDialog}
    />
  );
}

function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

interface Filling {
  readonly state: FillState;
  readonly stop: () => void;
}

/** Searches again for every new request; shows the plan of the previous request until a new plan is ready. */
function useFilling(request: FillRequest | undefined): Filling {
  const store = useScheduleStore();
  const [state, setState] = useState<FillState>({ phase: 'preparing', proposal: undefined });
  const session = useRef<FillSession>(undefined);
  useEffect(() => {
    setState(({ proposal }) => ({ phase: 'preparing', proposal: request && proposal }));
    if (!request) return;
    const begun = startFilling(store, request);
    const show = () => {
      const next = begun.getState();
      setState((before) => (next.phase === 'preparing' ? { ...before, phase: 'preparing' } : next));
    };
    const stopListening = begun.subscribe(show);
    session.current = begun;
    show();
    return () => {
      stopListening();
      begun.cancel();
    };
  }, [request, store]);
  return { state, stop: useCallback(() => session.current?.cancel(), []) };
}

/** Assignments left out because the schedule had changed meanwhile, with the reasons. */
function LeftOutDialog({ takenCount, leftOut }: ReturnType<typeof acceptProposal>) {
  const t = useTranslations('fill');
  const common = useTranslations('common');
  const sentence = useRuleSentences();
  const shiftName = useShiftName();
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('leftOut', { count: leftOut.length })}
      subtitle={<p className="tnum text-sm text-ink-2">{t('leftOutHint', { count: takenCount })}</p>}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" size="dialog" onClick={closeDialog}>
          {common('close')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        {leftOut.map(({ shift, employeeName, breaks: [first] }) => (
          <li key={shift.id} data-shift-id={shift.id} className="flex flex-col">
            <span className="tnum text-sm font-medium">{shiftName(shift)}</span>
            <span className="text-xs text-ink-2 phone:text-[13px]" dir="auto">
              {t('obstacle', { name: employeeName, why: first ? sentence(first) : t('changedMeanwhile') })}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const SHOWN = 'shown';
const CHOSEN = 'chosen';
const ROLE = 'role ';

interface Scopes {
  readonly options: readonly SelectOption<string>[];
  readonly first: string;
  readonly shiftIdsOf: (scope: string) => readonly string[];
}

function openAmong(store: ScheduleStore, ids: readonly string[] = []): readonly string[] {
  return fillableIds(store.getState().schedule.shifts, ids);
}

/** The scopes to choose from, as of opening the dialog: the visible days, the given shifts, or one role. */
function useScopes(chosenIds: readonly string[] | undefined, role: string | undefined): Scopes {
  const store = useScheduleStore();
  const t = useTranslations('fill');
  const roleName = useRoleName();
  const { keys } = useRoleBook();
  const [opened] = useState(() => shownOpenShifts(store));
  const { shifts, isOneWeek } = opened;
  const roles = keys.filter((key) => shifts.some((shift) => shift.role === key));
  const countOf = (key: string) => shifts.filter((shift) => shift.role === key).length;
  const shiftIdsOf = useCallback(
    (scope: string) => {
      if (scope === CHOSEN) return openAmong(store, chosenIds);
      return shownOpenShifts(store)
        .shifts.filter((shift) => !scope.startsWith(ROLE) || ROLE + shift.role === scope)
        .map(({ id }) => id);
    },
    [chosenIds, store],
  );
  const chosen = chosenIds && {
    value: CHOSEN,
    label: t('chosen', { count: openAmong(store, chosenIds).length }),
  };
  return {
    first: role === undefined ? (chosen?.value ?? SHOWN) : ROLE + role,
    shiftIdsOf,
    options: [
      ...(chosen ? [chosen] : []),
      { value: SHOWN, label: t(isOneWeek ? 'thisWeek' : 'shownDays', { count: shifts.length }) },
      ...roles.map((key) => ({
        value: ROLE + key,
        label: t('oneRole', { role: roleName(key), count: countOf(key) }),
      })),
    ],
  };
}
