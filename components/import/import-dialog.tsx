'use client';

import { FileUp } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { PlanProblems } from '@/components/parts/plan/plan-problems';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { AnsweringButton } from '@/components/ui/dialog/answering-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import type { ColumnChoice, OpenedFile } from '@/lib/import/file/import-file';
import type { ImportChoices, ImportPlan } from '@/lib/import/plan-import';
import type { SettledImport } from '@/lib/import/settle-import';
import type { RowCells } from '@/lib/import/table/read-row';
import { keepBreakChoice, useBreakChoices } from '@/stores/plans/plan-choices';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { ColumnsStep } from './columns-step';
import { importAndAnnounce } from './import-and-announce';
import { NewcomerChoices } from './newcomer-choices';
import { PreviewRows } from './preview-rows';
import { useImport } from './use-import';
import { useSettledImport } from './use-settled-import';

/** Imports shifts from a table or a calendar in three steps: file, columns, preview. */
export function ImportDialog() {
  const store = useScheduleStore();
  const t = useTranslations('importData');
  const common = useTranslations('common');
  const router = useAppRouter();
  const importing = useImport();
  const [isImporting, setIsImporting] = useState(false);
  const [isNothingPasted, setIsNothingPasted] = useState(false);
  const pasted = useRef<HTMLTextAreaElement>(null);
  const reason = useRef<HTMLParagraphElement>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const { step, opened, shown } = importing;
  const { settled, hasFailed, settleNow } = useSettledImport(importing.plan);
  const plan = settled?.plan ?? importing.plan;
  const refusal = importing.refusal ?? (hasFailed ? 'failed' : undefined);
  const isCalendar = opened?.form === 'calendar';
  const missing =
    step === 'columns' && opened ? missingColumnKey(opened, importing.columns.choices) : undefined;
  const addCount = plan?.counts.add ?? 0;

  const close = () => {
    importing.cancel();
    closeDialog();
  };
  const openPasted = () => {
    const text = pasted.current?.value ?? '';
    setIsNothingPasted(text.trim() === '');
    if (text.trim() === '') pasted.current?.focus();
    else void importing.open(text);
  };
  const continueImport = () => {
    if (shown || isImporting) return;
    if (step === 'source') openPasted();
    else if (missing) reason.current?.focus();
    else if (step === 'columns') void importing.preview();
    else void importAndClose();
  };
  const importAndClose = async () => {
    setIsImporting(true);
    const isDone = await importSettled();
    setIsImporting(false);
    if (!isDone || !isOpen.current) return;
    closeDialog();
    router.push('/');
  };
  /**
   * Uses the current schedule and choices, which may be newer than the rendered ones. Returns false if
   * nothing was imported.
   */
  const importSettled = async () => {
    const asked = await importing.upToDate();
    const settledNow = asked && (await settleNow(asked));
    if (!settledNow || settledNow.plan.counts.add === 0 || !isOpen.current) return false;
    return importAndAnnounce(store, settledNow.plan, t);
  };
  const previousSteps = {
    source: undefined,
    columns: 'source',
    preview: isCalendar ? 'source' : 'columns',
  } as const;
  const before = previousSteps[step];
  const isIdle = Boolean(missing) || (step === 'preview' && addCount === 0);
  const stepNumber = { source: 1, columns: 2, preview: isCalendar ? 2 : 3 }[step];
  const label = { source: common('next'), columns: t('preview'), preview: t('submit', { count: addCount }) };

  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('title')}
      titleExtra={
        <span className="text-xs text-ink-2 phone:text-[13px]">
          {t('step', { step: stepNumber, count: isCalendar ? 2 : 3 })}
        </span>
      }
      closeLabel={common('close')}
      size="lg"
      isFullScreenOnPhone
      footer={
        <>
          <p
            ref={reason}
            tabIndex={-1}
            role="status"
            className="min-w-0 grow text-xs text-ink-2 outline-none phone:text-[13px]"
          >
            {missing ? t(missing) : step === 'preview' && addCount > 0 && t('keeps')}
          </p>
          {before && (
            <Button size="dialog" onClick={() => importing.goTo(before)}>
              {common('back')}
            </Button>
          )}
          <AnsweringButton
            isPending={isImporting}
            isIdle={isIdle}
            // The second click of a double click would skip a step unseen.
            onClick={({ detail }) => detail < 2 && continueImport()}
          >
            {label[step]}
          </AnsweringButton>
        </>
      }
    >
      <p role="status" className="sr-only">
        {isImporting ? t('importing') : shown && t(shown.kind)}
      </p>
      {refusal && (
        <p role="alert" className="mb-4 rounded-box bg-danger-soft px-3.5 py-2.5 text-danger-text">
          {t(refusal)}
        </p>
      )}
      {shown && (
        <div className="pb-4">
          <WorkProgress label={t(shown.kind)} percent={shown.percent} onCancel={importing.cancel} />
        </div>
      )}
      {step === 'source' && (
        <SourceStep
          pasted={pasted}
          error={isNothingPasted ? t('nothingPasted') : undefined}
          onSource={(source) => {
            setIsNothingPasted(false);
            void importing.open(source);
          }}
        />
      )}
      {step === 'columns' && opened && opened.form !== 'calendar' && (
        <ColumnsStep opened={opened} draft={importing.columns} onChange={importing.setColumns} />
      )}
      {step === 'preview' && plan && (
        <PreviewStep
          plan={plan}
          settled={settled}
          isCalendar={isCalendar}
          choices={importing.choices}
          onChoose={(change) => void importing.choose(change)}
          onCorrect={(row, cells) => void importing.correct(row, cells)}
        />
      )}
    </Dialog>
  );
}

/** Message key for the column that must be chosen before the rows can be read; undefined for none. */
function missingColumnKey({ form }: OpenedFile, choices: readonly ColumnChoice[]) {
  const has = (...wanted: ColumnChoice[]) => wanted.some((choice) => choices.includes(choice));
  if (form === 'calendar') return undefined;
  if (!has('employee', 'firstName', 'lastName', 'role')) return 'missingName';
  if (form === 'grid') return undefined;
  if (!has('times') && !(has('start') && has('end'))) return 'missingTimes';
  return has('date', 'start') ? undefined : 'missingDate';
}

interface SourceStepProps {
  pasted: RefObject<HTMLTextAreaElement | null>;
  error: string | undefined;
  onSource: (source: string | Blob) => void;
}

/** Longer pasted text is read without showing it: laying out thousands of rows in a field freezes the page. */
const MAX_FIELD_LENGTH = 50_000;
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.ics,text/csv,text/tab-separated-values,text/calendar';

function SourceStep({ pasted, error, onSource }: SourceStepProps) {
  const t = useTranslations('importData');
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const takePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length <= MAX_FIELD_LENGTH) return;
    event.preventDefault();
    onSource(text);
  };
  const takeChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) onSource(chosen);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  const takeDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (dropped) onSource(dropped);
    else if (text !== '') onSource(text);
  };

  return (
    <div className="flex flex-col gap-4">
      <TextAreaField
        ref={pasted}
        label={t('paste')}
        hint={t('pasteHint')}
        error={error}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        onPaste={takePaste}
      />
      <p className="flex items-center gap-3 text-xs text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line phone:text-[13px]">
        {t('or')}
      </p>
      <fieldset
        aria-label={t('openFile')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={takeDrop}
        className={classNames(
          'flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-box border-[1.5px] border-dashed px-4 py-6 text-center motion phone:py-5',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
        )}
      >
        <Button icon={<FileUp aria-hidden="true" />} onClick={() => file.current?.click()}>
          {t('openFile')}
        </Button>
        <span className="text-ink-2 coarse:hidden">{t('dropHint')}</span>
        <input
          ref={file}
          type="file"
          accept={ACCEPTED}
          aria-label={t('openFile')}
          tabIndex={-1}
          className="hidden"
          onChange={takeChosen}
        />
      </fieldset>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('formats')}</p>
    </div>
  );
}

interface PreviewStepProps {
  plan: ImportPlan;
  /** The import with the choices for broken rules applied; undefined until the check is done. */
  settled: SettledImport | undefined;
  isCalendar: boolean;
  choices: ImportChoices;
  onChoose: (change: Partial<ImportChoices>) => void;
  onCorrect: (row: number, cells: RowCells) => void;
}

const SUMMED = ['there', 'repeated', 'left', 'error'] as const;
const COUNTS = {
  there: 'thereCount',
  repeated: 'repeatedCount',
  left: 'leftCount',
  error: 'errorCount',
} as const;

/** Preview of the import: counts, new employees, and each row. */
export function PreviewStep({ plan, settled, isCalendar, choices, onChoose, onCorrect }: PreviewStepProps) {
  const t = useTranslations('importData');
  const { counts } = plan;
  const others = SUMMED.filter((outcome) => counts[outcome] > 0);
  return (
    <div className="grid grid-cols-[17rem_minmax(0,1fr)] gap-6 phone:flex phone:flex-col phone:gap-5">
      <div className="flex min-w-0 flex-col gap-5">
        <div
          role="status"
          className="rounded-box bg-fill px-3.5 py-3 contrast:border-2 contrast:border-line-strong"
        >
          <p className="tnum text-md font-semibold">{t('addCount', { count: counts.add })}</p>
          {others.map((outcome) => (
            <p key={outcome} className={outcome === 'error' ? 'tnum text-danger-text' : 'tnum text-ink-2'}>
              {t(COUNTS[outcome], { count: counts[outcome] })}
            </p>
          ))}
        </div>
        <NewcomerChoices plan={plan} choices={choices} onChoose={onChoose} />
        {settled && settled.found.length > 0 && <ImportProblems settled={settled} />}
      </div>
      <PreviewRows rows={plan.rows} errorCount={counts.error} isCalendar={isCalendar} onCorrect={onCorrect} />
    </div>
  );
}

/** The rules that upcoming shifts of the file would break, and the choices for them. */
export const ImportProblems = withLaterWords(Problems);

function Problems({ settled }: { settled: SettledImport }) {
  const t = useTranslations('plans');
  const choices = useBreakChoices('import');
  const count = settled.broken.length;
  return (
    <PlanProblems
      title={count > 0 ? t('imported', { count }) : undefined}
      settled={settled}
      choices={choices}
      onChoose={(rule, choice) => keepBreakChoice('import', rule, choice)}
    />
  );
}
