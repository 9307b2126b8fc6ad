'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefusalDialog } from '@/components/parts/refusal-dialog';
import { useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DraftOffer } from '@/components/ui/dialog/draft-offer';
import { SavedNotice } from '@/components/ui/dialog/saved-notice';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { MoreFields } from '@/components/ui/fields/more-fields';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { Kbd } from '@/components/ui/kbd';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { tidyName } from '@/lib/employees/employee';
import { isFitRefusal } from '@/lib/employees/fit-employee';
import { breakPlanOf } from '@/lib/settings/break-settings';

import {
  type BreakField,
  breakRefusals,
  checkBasicInfo,
  detailsFromDraft,
  type ShiftDraft,
  type ShiftRefusal,
  shiftFromDraft,
  withProposedBreaks,
} from '@/lib/shifts/shift/check-shift-draft';
import { isKnownStatus, SHIFT_STATUSES, type Shift } from '@/lib/shifts/shift/shift';
import { cleanDate } from '@/lib/time/clean-date';
import { parseClockTime } from '@/lib/time/clock-time';
import { SHIFT_CONFETTI_MS } from '@/lib/timing';
import { loadWithAllShifts } from '@/stores/schedule/all-read';
import { useEditedWeek, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { effectMs } from '@/stores/ui/effect-ms';
import { onPageEvent } from '@/stores/ui/page-events';
import { BasicInfoStep } from './basic-info-step';
import { type RepeatForm, useRepeat } from './repeat/use-repeat';
import { ShiftPreview, WeekEffect } from './shift-preview';
import { editedShift, useShiftDraft } from './use-shift-draft';
import { useShiftSave } from './use-shift-save';

const ShiftNews = lazyPart(() => import('./shift-news').then((module) => module.ShiftNews));
const ScopeQuestion = lazyPart(() =>
  loadWithAllShifts(import('./repeat/scope-question').then((module) => module.ScopeQuestion)),
);

/** The two refusals that have their own dialogs concern the employee. */
const FIELD_OF: Readonly<Record<ShiftRefusal['kind'], keyof ShiftDraft>> = {
  employeeMissing: 'employeeName',
  employeeNotFound: 'employeeName',
  roleMissing: 'role',
  roleMismatch: 'role',
  dateInvalid: 'date',
  startMissing: 'startTime',
  startInvalid: 'startTime',
  endMissing: 'endTime',
  endInvalid: 'endTime',
};

function concernsFields(refusal: ShiftRefusal, fields: Partial<ShiftDraft>): boolean {
  return FIELD_OF[refusal.kind] in fields;
}

/** The two-step wizard that adds a shift, or edits `shift`. */
export function ShiftFormDialog({ shift }: { shift?: Shift | undefined }) {
  const store = useScheduleStore();
  const t = useTranslations('shiftForm');
  const common = useTranslations('common');
  const router = useRouter();
  const isPhone = useMediaQuery(PHONE);
  const form = useShiftDraft(shift);
  const { draft } = form;
  const repeatForm = useRepeat(shift, draft, form.change);
  // A week template has no series.
  const repeat = useEditedWeek() ? undefined : repeatForm;
  const saving = useShiftSave(shift, form, repeat);
  const { phase, savedId, isAdded, asked } = saving;
  const [step, setStep] = useState<1 | 2>(1);
  const [refusals, setRefusals] = useState<readonly ShiftRefusal[]>([]);
  const [breaksRefused, setBreaksRefused] = useState<readonly BreakField[]>([]);
  /**
   * Keeps the second step as high as the first, so that buttons do not move and a second click cannot miss the form.
   */
  const [minHeight, setMinHeight] = useState<number>();
  const body = useRef<HTMLDivElement>(null);
  const employeeField = useRef<HTMLInputElement>(null);
  const startField = useRef<HTMLInputElement>(null);
  /** The form was opened from a cell of a person's row: only the times are left to enter. */
  const [isForKnown] = useState(() => !shift && draft.employeeName !== '' && draft.role !== '');

  useEffect(() => {
    // The prompt after the very first shift closes this dialog during its celebration, but never a form in use.
    return phase === 'saved' ? onPageEvent('showTutorialPrompt', closeDialog) : undefined;
  }, [phase]);

  const focusFirst = (selector: string) =>
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(selector)?.focus());

  const change = (fields: Partial<ShiftDraft>) => {
    form.change(fields);
    // Refusals apply to the previous input.
    setBreaksRefused((found) => found.filter((field) => !(field in fields)));
    setRefusals((found) => found.filter((refusal) => !concernsFields(refusal, fields)));
  };

  const employees = () => [...store.getState().schedule.employees.values()];

  const refuse = (found: readonly ShiftRefusal[]) => {
    setRefusals(found);
    setStep(1);
    // A chip group is not focusable itself.
    focusFirst('input[aria-invalid="true"], [aria-invalid="true"] input');
  };

  const goToDetails = () => {
    const checked = checkBasicInfo(draft, employees());
    if (!checked.isOk) {
      refuse(checked.error);
      return;
    }
    setRefusals([]);
    setMinHeight(isPhone ? undefined : body.current?.offsetHeight);
    setStep(2);
    focusFirst('input:checked');
  };

  /** `isNew`: saves a deleted shift as a new one. */
  const submit = (isNew = shift === undefined) => {
    if (!isNew && !form.record.check()) return;
    const unread = breakRefusals(draft);
    setBreaksRefused(unread);
    if (unread.length > 0) {
      focusFirst('input[aria-invalid="true"]');
      return;
    }
    const draftWithBreaks = withProposedBreaks(draft, breakPlanOf(store.getState().schedule));
    const known = isNew ? undefined : shift;
    const made = shiftFromDraft(draftWithBreaks, known?.id ?? store.newId(), employees());
    if (!made.isOk) {
      refuse(made.error);
      return;
    }
    if (repeat && !repeat.check()) {
      focusFirst('[data-refused] input, input[aria-invalid="true"]');
      return;
    }
    const { base } = form.record.form;
    saving.submit(known ? editedShift(known, made.value, base, employees()) : made.value, known);
  };

  const addAnother = () => {
    form.startNext();
    saving.startNext();
    setStep(1);
    focusFirst('input');
  };

  const isSaving = phase === 'saving';
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={shift ? t('editTitle') : t('addTitle')}
      closeLabel={common('close')}
      size="md"
      initialFocusRef={isForKnown ? startField : employeeField}
      headerExtra={phase === 'saved' ? undefined : <WizardSteps step={step} />}
      aside={
        phase === 'saved' || isPhone ? undefined : (
          <ShiftPreview draft={draft} shiftId={shift?.id ?? savedId} />
        )
      }
      onSubmit={phase === 'filling' ? (step === 1 ? goToDetails : () => submit()) : () => {}}
      footer={
        phase === 'saved' ? undefined : (
          <div className="flex w-full items-center justify-end gap-2">
            <span className="flex grow items-center gap-2 text-xs text-ink-3 coarse:hidden phone:hidden">
              <Kbd>↵</Kbd>
              {step === 1 ? common('next') : shift ? t('update') : t('add')}
            </span>
            <Button
              variant="ghost"
              size="dialog"
              disabled={isSaving}
              className={step === 1 ? 'phone:hidden' : undefined}
              onClick={(event) => {
                // The second click of a double click on Back would hit Cancel, which takes its place.
                if (event.detail > 1) return;
                if (step === 1) closeDialog();
                else setStep(1);
              }}
            >
              {step === 1 ? common('cancel') : common('back')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              size="dialog"
              className="phone:grow"
              isPending={isSaving}
              pendingLabel={common('saving')}
              onClick={(event) => {
                // The second click of a double click on Next would submit an unseen step.
                if (event.detail > 1) event.preventDefault();
              }}
            >
              {step === 1 ? common('next') : shift ? t('update') : t('add')}
            </Button>
          </div>
        )
      }
    >
      <div
        ref={body}
        className="flex flex-col gap-5"
        style={phase !== 'saved' && step === 2 ? { minHeight } : undefined}
      >
        {phase !== 'saved' && <WizardBar step={step} />}
        {phase === 'saved' && (
          <SavedNotice
            title={isAdded ? t('addedTitle') : t('updatedTitle')}
            hint={t('anyKey')}
            durationMs={effectMs(SHIFT_CONFETTI_MS)}
            onEnd={closeDialog}
            another={shift ? undefined : { label: t('addAnother'), onClick: addAnother }}
          />
        )}
        {phase !== 'saved' && form.record.hasNews && (
          <ShiftNews record={form.record} onSaveAsNew={() => submit(true)} />
        )}
        {phase !== 'saved' && step === 1 && (
          <>
            {form.offered && (
              <KeptDraftOffer
                draft={form.offered}
                onContinue={form.continueOffered}
                onDiscard={form.discardOffered}
              />
            )}
            <BasicInfoStep
              draft={draft}
              shiftId={shift?.id}
              refusals={refusals}
              onChange={change}
              employeeField={employeeField}
              startField={startField}
            />
            {isPhone && <WeekEffect draft={draft} shiftId={shift?.id} />}
          </>
        )}
        {phase !== 'saved' && step === 2 && (
          <DetailsStep
            draft={draft}
            shift={shift}
            repeat={repeat}
            refusals={breaksRefused}
            onChange={change}
          />
        )}
      </div>
      {asked && repeat && (
        <ScopeQuestion
          before={asked.before}
          after={asked.after}
          repeating={repeat.repeating}
          onCancel={saving.cancel}
          onChoose={(scope) => {
            // The shift may have been deleted, or edited in the same fields, since the question.
            if (form.record.check()) saving.save(asked.after, scope);
            else saving.cancel();
          }}
        />
      )}
      <RefusalDialog
        refusal={refusals.find(isFitRefusal)}
        onGoBack={() => setRefusals([])}
        onAddEmployee={(employeeName) => {
          openDialog({ name: 'addEmployee', employeeName });
          router.push('/employees');
        }}
        onUseRole={(role) => change({ role })}
      />
    </Dialog>
  );
}

interface KeptDraftOfferProps {
  draft: ShiftDraft;
  onContinue: () => void;
  onDiscard: () => void;
}

function KeptDraftOffer({ draft, onContinue, onDiscard }: KeptDraftOfferProps) {
  const t = useTranslations('shiftForm');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const date = cleanDate(draft.date);
  const [startTime, endTime] = [parseClockTime(draft.startTime), parseClockTime(draft.endTime)];
  const what = [
    draft.isOpen ? calendar('openShift') : tidyName(draft.employeeName) || t('draftNobody'),
    date ? formats.longDay(date) : draft.date,
    startTime && endTime ? formats.timeRange(startTime, endTime) : `${draft.startTime} - ${draft.endTime}`,
  ];
  return (
    <DraftOffer
      text={t('draftFound', { what: what.join(', ') })}
      discardLabel={t('draftDrop')}
      continueLabel={t('draftRestore')}
      onDiscard={onDiscard}
      onContinue={onContinue}
    />
  );
}

const STEPS = [1, 2] as const;

/** Shows the steps by name on a wide screen, and as a count above the bar on a phone. */
function WizardSteps({ step }: { step: 1 | 2 }) {
  const t = useTranslations('shiftForm');
  return (
    <>
      <ol className="flex items-center gap-2 text-xs font-medium phone:hidden">
        {STEPS.map((number) => (
          <li
            key={number}
            aria-current={number === step ? 'step' : undefined}
            className={classNames('flex items-center gap-2', number === step ? 'text-ink' : 'text-ink-2')}
          >
            {number > 1 && <span aria-hidden="true" className="h-px w-6 bg-line-strong" />}
            <span
              aria-hidden="true"
              className={classNames(
                'tnum flex size-5 items-center justify-center rounded-full border text-xs',
                number <= step ? 'border-accent bg-accent text-on-accent' : 'border-line-strong',
              )}
            >
              {number}
            </span>
            {number === 1 ? t('basicInfo') : t('details')}
          </li>
        ))}
      </ol>
      <span className="text-[13px] font-medium text-ink-2 md:hidden">{t('step', { step, count: 2 })}</span>
    </>
  );
}

/** The phone's progress bar below the header; the count beside the title has the same information. */
function WizardBar({ step }: { step: 1 | 2 }) {
  return (
    <div aria-hidden="true" className="hidden gap-2 phone:flex">
      {STEPS.map((number) => (
        <span
          key={number}
          className={classNames(
            'h-0.75 grow rounded-full contrast:border contrast:border-ink',
            number <= step ? 'bg-accent contrast:bg-ink' : 'bg-line-2',
          )}
        />
      ))}
    </div>
  );
}

const FurtherDetails = lazyPart(() =>
  import('./more/further-details').then((module) => module.FurtherDetails),
);

function hasDetails(draft: ShiftDraft): boolean {
  return Object.keys(detailsFromDraft(draft)).length > 0;
}

const RepeatField = lazyPart(() => import('./repeat/repeat-field').then((module) => module.RepeatField));

interface DetailsStepProps {
  draft: ShiftDraft;
  shift: Shift | undefined;
  /** Undefined if the shift cannot repeat. */
  repeat: RepeatForm | undefined;
  refusals: readonly BreakField[];
  onChange: (fields: Partial<ShiftDraft>) => void;
}

function DetailsStep({ draft, shift, repeat, refusals, onChange }: DetailsStepProps) {
  const t = useTranslations('shiftForm');
  const common = useTranslations('common');
  const statusName = useStatusName();
  const statuses = isKnownStatus(draft.status) ? SHIFT_STATUSES : [...SHIFT_STATUSES, draft.status];
  return (
    <>
      <ChipGroup
        label={t('status')}
        value={draft.status}
        onChange={(status) => onChange({ status })}
        options={statuses.map((status) => ({
          value: status,
          label: statusName(status),
          icon: <StatusIcon status={status} />,
        }))}
      />
      <TextAreaField
        label={t('notes')}
        hint={t('notesHint')}
        value={draft.notes}
        rows={4}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      {repeat && <RepeatField form={repeat} draft={draft} shift={shift} />}
      <MoreFields label={common('more')} isOpen={hasDetails(draft)} mustShow={refusals.length > 0}>
        {() => <FurtherDetails draft={draft} refusals={refusals} onChange={onChange} />}
      </MoreFields>
    </>
  );
}
