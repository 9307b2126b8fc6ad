'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { AnsweringButton } from '@/components/ui/dialog/answering-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog } from '@/stores/ui/dialogs';
import { ColumnsStep } from './columns-step';
import { importAndAnnounce } from './import-and-announce';
import { missingIn } from './missing-in';
import { PreviewStep } from './preview-step';
import { SourceStep } from './source-step';
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
  const missing = step === 'columns' && opened ? missingIn(opened, importing.columns.choices) : undefined;
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
  const goOn = () => {
    if (shown || isImporting) return;
    if (step === 'source') openPasted();
    else if (missing) reason.current?.focus();
    else if (step === 'columns') void importing.preview();
    else void bringIn();
  };
  const bringIn = async () => {
    setIsImporting(true);
    const isDone = await importSettled();
    setIsImporting(false);
    if (!isDone || !isOpen.current) return;
    closeDialog();
    router.push('/');
  };
  /** False where nothing was imported. What stands in the schedule and what is chosen now counts, not what is drawn. */
  const importSettled = async () => {
    const asked = await importing.upToDate();
    const settledNow = asked && (await settleNow(asked));
    if (!settledNow || settledNow.plan.counts.add === 0 || !isOpen.current) return false;
    return importAndAnnounce(store, settledNow.plan, t);
  };
  const back = { source: undefined, columns: 'source', preview: isCalendar ? 'source' : 'columns' } as const;
  const before = back[step];
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
            // The second click of a double click would go through a step that nobody has seen.
            onClick={({ detail }) => detail < 2 && goOn()}
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
          onMend={(row, cells) => void importing.mend(row, cells)}
        />
      )}
    </Dialog>
  );
}
