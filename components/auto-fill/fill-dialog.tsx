'use client';

import { useMemo, useState } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import {
  type FilledShift,
  type FillRequest,
  type FillWeights,
  USUAL_WEIGHTS,
} from '@/lib/auto-fill/proposal';
import { OPEN_SHIFT_NAME } from '@/lib/shifts/shift/open-shift';
import { FILL_RESTART_MS } from '@/lib/timing';
import { takeProposal } from '@/stores/auto-fill/fill';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { FillScreen } from './fill-screen';
import { LeftOutDialog } from './left-out-dialog';
import { useFilling } from './use-filling';
import { useScopes } from './use-scopes';
import { useSettled } from './use-settled';

interface Wishes {
  readonly scope: string;
  readonly weights: FillWeights;
  readonly movesPending: boolean;
  /** Who is not to have which shift. */
  readonly rejected: readonly FilledShift[];
}

/** The same schedule and the same wishes give the same plan. */
const SEED = 1;

interface FillDialogProps {
  /** The shifts that it was asked for; without them, those of the shown days. */
  shiftIds: readonly string[] | undefined;
  role: string | undefined;
}

/** Proposes who works the open shifts; nothing changes until that is taken. */
export function FillDialog(props: FillDialogProps) {
  return (
    <LaterWords>
      <FillInWords {...props} />
    </LaterWords>
  );
}

function FillInWords({ shiftIds, role }: FillDialogProps) {
  const store = useScheduleStore();
  const { options, first, shiftIdsOf } = useScopes(shiftIds, role);
  const [wishes, setWishes] = useState<Wishes>({
    scope: first,
    weights: USUAL_WEIGHTS,
    movesPending: false,
    rejected: [],
  });
  const settled = useSettled(wishes, FILL_RESTART_MS);
  const [outcome, setOutcome] = useState<ReturnType<typeof takeProposal>>();
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
  const wish = (changes: Partial<Wishes>) => setWishes((before) => ({ ...before, ...changes }));
  const take = (ids: readonly string[]) => {
    if (!state.proposal) return;
    const taken = takeProposal(store, state.proposal, ids);
    if (taken.leftOut.length > 0) setOutcome(taken);
    else closeDialog();
  };
  if (outcome) return <LeftOutDialog {...outcome} />;
  return (
    <FillScreen
      {...wishes}
      // What is shown no longer is what is wished.
      state={settled === wishes ? state : { ...state, phase: 'preparing' }}
      scopes={options}
      missing={missing}
      onScope={(scope) => wish({ scope })}
      onWeights={(weights) => wish({ weights })}
      onMovesPending={(movesPending) => wish({ movesPending })}
      onReject={(filled) => wish({ rejected: [...wishes.rejected, filled] })}
      onTakeBack={(filled) => wish({ rejected: wishes.rejected.filter((other) => other !== filled) })}
      onStop={stop}
      onAgain={() => wish({})}
      onTake={take}
      onCover={(shiftId) => openDialog({ name: 'cover', shiftId })}
      onAddOpen={() => openDialog({ name: 'addShift', employeeName: OPEN_SHIFT_NAME })}
      onAddEmployee={() => openDialog({ name: 'addEmployee' })}
      onClose={closeDialog}
    />
  );
}
