'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRecordForm } from '@/components/parts/record-form/use-record-form';
import { RefusalDialog } from '@/components/parts/refusal-dialog';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DraftOffer } from '@/components/ui/dialog/draft-offer';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { SavedNotice } from '@/components/ui/dialog/saved-notice';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isFitRefusal } from '@/lib/employees/fit-employee';
import { defaultRole } from '@/lib/employees/roles/role-book';
import { editRecord } from '@/lib/merge/merge-form';
import { type TemplateRefusal, templateFromDraft } from '@/lib/templates/check-template-draft';
import type { Template } from '@/lib/templates/template';
import {
  changeTemplateDraft,
  draftOfTemplate,
  newTemplateDraft,
  type TemplateDraft,
} from '@/lib/templates/template-draft';
import { TEMPLATE_CONFETTI_MS, TEMPLATE_SAVE_DELAY_MS } from '@/lib/timing';
import { notificationsStore } from '@/stores/app/notifications-store';
import { saveAfterDelay } from '@/stores/schedule/save-after-delay';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { type KeptTemplateDraft, templatesOf } from '@/stores/templates/templates';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { effectMs } from '@/stores/ui/effect-ms';
import { TemplateFields } from './template-fields';

const TemplateNews = lazyPart(() => import('./template-news').then((module) => module.TemplateNews));

const FIELD_OF: Readonly<Record<TemplateRefusal['kind'], keyof TemplateDraft>> = {
  nameMissing: 'name',
  startMissing: 'startTime',
  startInvalid: 'startTime',
  endMissing: 'endTime',
  endInvalid: 'endTime',
  employeeNotFound: 'employeeName',
  roleMismatch: 'role',
};

type Phase = 'filling' | 'saving' | 'saved';

/** Adds a template, or edits `template`. */
export function TemplateFormDialog({ template }: { template?: Template | undefined }) {
  const store = useScheduleStore();
  const t = useTranslations('templates');
  const form = useTranslations('shiftForm');
  const common = useTranslations('common');
  const router = useRouter();
  const kept = useTemplateDraft(template);
  const { draft } = kept;
  const [phase, setPhase] = useState<Phase>('filling');
  const [isAdded, setAdded] = useState(template === undefined);
  const [refusals, setRefusals] = useState<readonly TemplateRefusal[]>([]);
  const body = useRef<HTMLDivElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const change = (fields: Partial<TemplateDraft>) => {
    kept.change(fields);
    // Refusals apply to the previous input.
    setRefusals((found) => found.filter(({ kind }) => !(FIELD_OF[kind] in fields)));
  };

  const refuse = (found: readonly TemplateRefusal[]) => {
    setRefusals(found);
    if (found.some(({ kind }) => kind === 'nameMissing')) {
      const message = t('nameMissing');
      notificationsStore.notify({ message, type: 'error', category: 'general', act: 'templateRefused' });
    }
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  /** `isNew`: saves a deleted template as a new one. */
  const submit = async (isNew = template === undefined) => {
    if (!isNew && !kept.record.check()) return;
    const employees = [...store.getState().schedule.employees.values()];
    const id = (!isNew && template?.id) || store.newId();
    const made = templateFromDraft(draft, id, employees);
    if (!made.isOk) {
      refuse(made.error);
      return;
    }
    const untouched = templateFromDraft(kept.record.form.base, id, employees);
    // With a base, writes only the fields that were changed in the form.
    const base = untouched.isOk ? untouched.value : undefined;
    const edit = (stored: Template) =>
      editRecord('template', stored, {
        made: { ...stored, ...made.value },
        untouched: { ...stored, ...base },
      });
    const change = templatesOf(store).submitTemplate(made.value, base && edit);
    setAdded(isNew);
    setPhase('saving');
    const isSaved = await saveAfterDelay(store, change, {
      delayMs: TEMPLATE_SAVE_DELAY_MS,
      category: 'general',
      acts: { saved: 'templateSaved', failed: 'templateNotSaved' },
      messages: {
        saved: isNew ? t('added') : t('updated'),
        failed: t('saveFailed'),
        failedDetail: form('saveFailedDetail'),
      },
      onSubmitted: kept.markSubmitted,
    });
    if (!isSaved) kept.markRefused();
    if (isOpen.current) setPhase(isSaved ? 'saved' : 'filling');
  };

  const isSaved = phase === 'saved';
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={template ? t('editTitle') : t('addTitle')}
      closeLabel={common('close')}
      size="md"
      initialFocusRef={nameField}
      onSubmit={phase === 'filling' ? () => void submit() : () => {}}
      footer={
        isSaved ? undefined : (
          <FormFooter
            submitLabel={template ? t('update') : t('add')}
            onCancel={closeDialog}
            pendingLabel={phase === 'saving' ? common('saving') : undefined}
          />
        )
      }
    >
      {isSaved ? (
        <SavedNotice
          title={isAdded ? t('addedTitle') : t('updatedTitle')}
          hint={form('anyKey')}
          durationMs={effectMs(TEMPLATE_CONFETTI_MS)}
          onEnd={closeDialog}
        />
      ) : (
        <div ref={body} className="flex flex-col gap-5">
          {kept.offered && (
            <DraftOffer
              text={t('draftFound', { name: kept.offered.name.trim() || t('draftNameless') })}
              discardLabel={form('draftDrop')}
              continueLabel={form('draftRestore')}
              onDiscard={kept.discardOffered}
              onContinue={kept.continueOffered}
            />
          )}
          {kept.record.hasNews && <TemplateNews record={kept.record} onSaveAsNew={() => void submit(true)} />}
          <TemplateFields draft={draft} refusals={refusals} onChange={change} nameField={nameField} />
        </div>
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

const SHAPE = { kind: 'template' } as const;

/**
 * The form's fields. A form closed half-filled stores a draft, and offers the draft when opened again; an
 * unanswered offer stays.
 */
export function useTemplateDraft(template: Template | undefined) {
  const store = useScheduleStore();
  const templateId = template?.id ?? '';
  const stored = useSchedule(({ schedule }) => schedule.templates.get(templateId));
  const newRole = defaultRole(useRoleBook());
  const record = useRecordForm({
    stored,
    opened: template,
    draftOf: draftOfTemplate,
    newDraft: () => newTemplateDraft(newRole),
    shape: SHAPE,
  });
  const { draft } = record;
  const { agreed } = record.form;
  const [offered, setOffered] = useState(() => templatesOf(store).getState().drafts.get(templateId));
  const [isTyped, setTyped] = useState(false);
  /** The draft that a closing form leaves; undefined if nothing was typed, or everything is saved. */
  const left = useRef<KeptTemplateDraft>(undefined);
  const submitted = useRef<KeptTemplateDraft>(undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    if (isTyped) left.current = { fields: draft, ...(templateId !== '' && { base: agreed }) };
  }, [draft, agreed, templateId, isTyped]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (left.current) templatesOf(store).keepDraft(templateId, left.current);
    };
  }, [templateId, store]);

  return {
    record,
    draft,
    offered: offered?.fields,
    change(fields: Partial<TemplateDraft>) {
      const employees = store.getState().schedule.employees;
      setTyped(true);
      record.edit((current) => changeTemplateDraft(current, fields, employees.values()));
    },
    continueOffered() {
      if (offered) {
        setTyped(true);
        record.restart(offered.fields, offered.base);
      }
      setOffered(undefined);
      templatesOf(store).dropDraft(templateId);
    },
    discardOffered() {
      setOffered(undefined);
      templatesOf(store).dropDraft(templateId);
    },
    markSubmitted() {
      record.setSaving(true);
      submitted.current = { fields: draft, ...(templateId !== '' && { base: agreed }) };
      left.current = undefined;
      templatesOf(store).dropDraft(templateId);
      setOffered(undefined);
    },
    /**
     * The template could not be stored: a closed form stores its draft again now, an open form when it
     * closes.
     */
    markRefused() {
      record.setSaving(false);
      left.current = submitted.current;
      if (!isOpen.current && left.current) templatesOf(store).keepDraft(templateId, left.current);
    },
  };
}
