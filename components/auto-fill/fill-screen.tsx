'use client';

import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { AnsweringButton } from '@/components/ui/dialog/answering-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { DESKTOP, PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import type { FilledShift, FillState } from '@/lib/auto-fill/proposal';
import { FillControls, type FillControlsProps } from './fill-controls';
import { FillEmpty } from './fill-empty';
import { FillFigures } from './fill-figures';
import { FillStatus } from './fill-status';
import { ProposalList } from './proposal-list';
import { RejectedChips } from './rejected-chips';
import { isRunning } from './use-fill-words';
import { WeekPreview } from './week-preview';

export interface FillScreenProps extends FillControlsProps {
  state: FillState;
  /** What is filled, and what else could be. */
  scope: string;
  scopes: readonly SelectOption<string>[];
  onScope: (scope: string) => void;
  /** Why there is nothing to look for; undefined where there is. */
  missing: 'noOpen' | 'noTeam' | undefined;
  rejected: readonly FilledShift[];
  onReject: (filled: FilledShift) => void;
  onTakeBack: (rejected: FilledShift) => void;
  onStop: () => void;
  onAgain: () => void;
  onTake: (shiftIds: readonly string[]) => void;
  onCover: (shiftId: string) => void;
  onAddOpen: () => void;
  onAddEmployee: () => void;
  onClose: () => void;
}

/** What is filled and how, the plan so far with its reasons, and the way to take it. */
export function FillScreen(props: FillScreenProps) {
  const { state, missing } = props;
  const t = useTranslations('fill');
  const common = useTranslations('common');
  const isPhone = useMediaQuery(PHONE);
  const isWide = useMediaQuery(DESKTOP);
  // A better plan of many shifts does not hold up what is pressed meanwhile.
  const proposal = useDeferredValue(state.proposal);
  const [leftOut, toggle] = useToggleSet<string>([]);
  const takenIds = useMemo(
    () => proposal?.filled.map(({ shift }) => shift.id).filter((id) => !leftOut.has(id)) ?? [],
    [proposal, leftOut],
  );
  // What is shown before the first plan is of the last request.
  const canTake = takenIds.length > 0 && state.phase !== 'preparing' && proposal === state.proposal;
  const controls = <FillControls {...props} />;

  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('title')}
      closeLabel={common('close')}
      size="lg"
      isFullScreenOnPhone
      footer={
        <>
          <p className="min-w-0 grow text-xs text-ink-2 phone:text-[13px]">{t('kept')}</p>
          <Button size="dialog" onClick={props.onClose}>
            {common('cancel')}
          </Button>
          <AnsweringButton
            aria-disabled={!canTake || undefined}
            isIdle={!canTake}
            onClick={() => canTake && props.onTake(takenIds)}
          >
            {takenIds.length > 0 ? t('submit', { count: takenIds.length }) : t('nothing')}
          </AnsweringButton>
        </>
      }
    >
      <div className="grid grid-cols-[17.5rem_minmax(0,1fr)] phone:flex phone:flex-col phone:gap-4">
        <div className="sticky top-0 flex min-w-0 flex-col gap-5 self-start pr-6 phone:static phone:gap-4 phone:self-auto phone:pr-0">
          <SelectField
            label={t('scope')}
            value={props.scope}
            options={props.scopes}
            onChange={props.onScope}
          />
          {isPhone ? (
            <MoreFields label={t('weights')} isOpen={false}>
              {() => controls}
            </MoreFields>
          ) : (
            controls
          )}
          <RejectedChips rejected={props.rejected} onTakeBack={props.onTakeBack} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 border-l border-line pl-6 phone:border-l-0 phone:pl-0">
          {missing || state.phase === 'failed' ? (
            <FillEmpty
              why={missing ?? 'failed'}
              onAgain={props.onAgain}
              onAddOpen={props.onAddOpen}
              onAddEmployee={props.onAddEmployee}
            />
          ) : (
            <>
              <FillStatus state={state} onStop={props.onStop} />
              {proposal && (
                <>
                  <FillFigures before={proposal.before} after={proposal.after} />
                  {proposal.filled.length === 0 && !isRunning(state) && (
                    <p className="text-sm">{t('allUnfillable')}</p>
                  )}
                  {isWide && <WeekPreview filled={proposal.filled} leftOut={leftOut} />}
                  <ProposalList
                    proposal={proposal}
                    leftOut={leftOut}
                    onToggle={toggle}
                    onReject={props.onReject}
                    onCover={props.onCover}
                  />
                </>
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
