'use client';

import { CalendarX, CircleCheck, CircleDot, TriangleAlert, Users, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Spinner } from '@/components/ui/button';
import { AnsweringButton } from '@/components/ui/dialog/answering-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { fieldLabelClass } from '@/components/ui/fields/field-classes';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { RangeField } from '@/components/ui/fields/range-field';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { DESKTOP, PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { useToggleSet } from '@/components/ui/use-toggle-set';
import type {
  FillFigures as Figures,
  FilledShift,
  FillState,
  FillWeights,
  Proposal,
} from '@/lib/auto-fill/proposal';
import { ProposalList } from './proposal-list';
import { isRunning, useQualityWords, useShiftName } from './use-fill-words';
import { WeekPreview } from './week-preview';

export interface FillScreenProps extends FillControlsProps {
  state: FillState;
  scope: string;
  scopes: readonly SelectOption<string>[];
  onScope: (scope: string) => void;
  /** The reason why auto-fill has nothing to do; undefined if the search can run. */
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

export function FillScreen(props: FillScreenProps) {
  const { state, missing } = props;
  const t = useTranslations('fill');
  const common = useTranslations('common');
  const isPhone = useMediaQuery(PHONE);
  const isWide = useMediaQuery(DESKTOP);
  // Rendering a better plan of many shifts must not delay clicks.
  const proposal = useDeferredValue(state.proposal);
  const [leftOut, toggle] = useToggleSet<string>([]);
  const takenIds = useMemo(
    () => proposal?.filled.map(({ shift }) => shift.id).filter((id) => !leftOut.has(id)) ?? [],
    [proposal, leftOut],
  );
  // Until there is a plan for this request, the shown one is for an earlier request.
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

const STEP_WORDS = ['step0', 'step1', 'step2', 'step3', 'step4'] as const;
const USUAL_STEP = 'step2';

interface FillControlsProps {
  weights: FillWeights;
  movesPending: boolean;
  onWeights: (weights: FillWeights) => void;
  onMovesPending: (movesPending: boolean) => void;
}

/** Sliders for the priorities of the plan, and the choice whether pending shifts may get other people. */
function FillControls({ weights, movesPending, onWeights, onMovesPending }: FillControlsProps) {
  const t = useTranslations('fill');
  const slider = (name: keyof FillWeights, hint?: string) => (
    <RangeField
      label={t(name)}
      value={weights[name]}
      min={0}
      max={STEP_WORDS.length - 1}
      step={1}
      valueText={t(STEP_WORDS[weights[name]] ?? USUAL_STEP)}
      hint={hint}
      onChange={(value) => onWeights({ ...weights, [name]: value })}
    />
  );
  return (
    <>
      {slider('fair', t('fairHint'))}
      {slider('fewOvertime')}
      {slider('asLastTime', t('asLastTimeHint'))}
      <SwitchField
        label={t('movePending')}
        description={t('movePendingHint')}
        isOn={movesPending}
        onChange={onMovesPending}
      />
    </>
  );
}

function FillFigures({ before, after }: Pick<Proposal, 'before' | 'after'>) {
  const t = useTranslations('fill');
  const formats = useFormats();
  const rows: readonly (readonly [name: string, figure: (figures: Figures) => string])[] = [
    [t('filled'), ({ filled, open }) => t('filledOf', { filled, open })],
    [t('overtime'), ({ overtimeMinutes }) => formats.duration(overtimeMinutes)],
    [t('spread'), ({ spreadMinutes }) => formats.duration(spreadMinutes)],
    [t('weekends'), ({ mostWeekendDays }) => formats.integer(mostWeekendDays)],
  ];
  return (
    <table className="tnum w-full border-collapse text-sm">
      <caption className="sr-only">{t('figures')}</caption>
      <thead>
        <tr className="text-xs text-ink-2 phone:text-[13px] [&>th]:pb-1 [&>th]:font-medium">
          <th scope="col" className="text-left">
            <span className="sr-only">{t('figure')}</span>
          </th>
          <th scope="col" className="pl-4 text-right">
            {t('before')}
          </th>
          <th scope="col" className="pl-4 text-right">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name} className="border-t border-line [&>*]:py-1.5">
            <th scope="row" className="text-left font-normal text-ink-2">
              {name}
            </th>
            <td className="pl-4 text-right whitespace-nowrap text-ink-2">{figure(before)}</td>
            <td className="pl-4 text-right font-semibold whitespace-nowrap">{figure(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FillEmptyProps {
  why: 'noOpen' | 'noTeam' | 'failed';
  onAgain: () => void;
  onAddOpen: () => void;
  onAddEmployee: () => void;
}

/** Explains why there is no plan, with the one action that helps. */
function FillEmpty({ why, onAgain, onAddOpen, onAddEmployee }: FillEmptyProps) {
  const t = useTranslations('fill');
  switch (why) {
    case 'noOpen':
      return (
        <EmptyState
          icon={<CalendarX aria-hidden="true" />}
          title={t('noOpen')}
          description={t('noOpenHint')}
          action={<Button onClick={onAddOpen}>{t('addOpen')}</Button>}
        />
      );
    case 'noTeam':
      return (
        <EmptyState
          icon={<Users aria-hidden="true" />}
          title={t('noTeam')}
          description={t('noTeamHint')}
          action={<Button onClick={onAddEmployee}>{t('addEmployee')}</Button>}
        />
      );
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            tone="danger"
            icon={<TriangleAlert aria-hidden="true" />}
            title={t('failed')}
            description={t('failedHint')}
            action={<Button onClick={onAgain}>{t('again')}</Button>}
          />
        </div>
      );
  }
}

interface RejectedChipsProps {
  rejected: readonly FilledShift[];
  onTakeBack: (rejected: FilledShift) => void;
}

/** Rejected assignments; pressing one allows it again. */
function RejectedChips({ rejected, onTakeBack }: RejectedChipsProps) {
  const t = useTranslations('fill');
  const shiftName = useShiftName();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  if (rejected.length === 0) return null;
  return (
    <fieldset ref={box} tabIndex={-1} aria-labelledby={id} className="flex flex-col gap-1.5 outline-none">
      <span id={id} className={fieldLabelClass}>
        {t('rejected')}
      </span>
      <div className="flex flex-wrap gap-1.5">
        {rejected.map((one) => {
          const words = { name: one.employeeName, shift: shiftName(one.shift) };
          return (
            <Button
              key={`${one.shift.id} ${one.employeeId}`}
              size="sm"
              icon={<X aria-hidden="true" />}
              aria-label={t('takeBack', words)}
              className="font-medium!"
              onClick={() => {
                // The pressed chip is removed, so the list gets the focus.
                box.current?.focus();
                onTakeBack(one);
              }}
            >
              <span className="min-w-0 text-left wrap-anywhere" dir="auto">
                {t('rejectedOne', words)}
              </span>
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FillStatusProps {
  state: FillState;
  onStop: () => void;
}

/** Progress. Screen readers announce the first plan and the end, not each better plan. */
function FillStatus({ state, onStop }: FillStatusProps) {
  const t = useTranslations('fill');
  const words = useQualityWords()(state);
  const isBusy = isRunning(state);
  const Icon = state.phase === 'done' ? CircleCheck : CircleDot;
  return (
    <div className="flex min-h-9 items-center gap-2 rounded-box bg-fill px-3 py-1 phone:min-h-12 contrast:border-2 contrast:border-line-strong">
      <span className="flex size-4 shrink-0 items-center justify-center text-icon [&>svg]:size-4">
        {isBusy ? <Spinner /> : <Icon aria-hidden="true" />}
      </span>
      <p className="tnum min-w-0 grow text-sm">{words}</p>
      {state.phase === 'bettering' && state.proposal && (
        <Button variant="ghost" size="sm" onClick={onStop}>
          {t('stop')}
        </Button>
      )}
      <Announcement state={state} />
    </div>
  );
}

function Announcement({ state }: { state: FillState }) {
  const t = useTranslations('fill');
  const quality = useQualityWords()(state);
  const [announcement, setAnnouncement] = useState('');
  const { phase, proposal } = state;
  const stage = phase === 'bettering' && !proposal ? 'preparing' : phase;
  const figures = proposal?.after;
  const text =
    stage === 'preparing' || !figures
      ? quality
      : stage === 'bettering'
        ? t('firstPlan', { filled: figures.filled, open: figures.open })
        : t('finalPlan', { quality, filled: figures.filled, open: figures.open });
  const announced = useRef('');
  // Announces new stages only; progress within a stage is visible on the screen.
  useEffect(() => {
    if (announced.current === stage) return;
    announced.current = stage;
    setAnnouncement(text);
  }, [stage, text]);
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  );
}
