'use client';

import { useEffect, useRef, useState } from 'react';
import { useRecordForm } from '@/components/parts/record-form/use-record-form';
import type { Template } from '@/lib/templates/template';
import {
  changeTemplateDraft,
  draftOfTemplate,
  NEW_TEMPLATE,
  type TemplateDraft,
} from '@/lib/templates/template-draft';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import type { KeptTemplateDraft } from '@/stores/templates/templates';
import { templatesOf } from '@/stores/templates/templates';

const SHAPE = { kind: 'template' } as const;

/**
 * The form's fields. A form closed half-filled keeps them as a draft and offers it when opened again; an unanswered
 * offer stays.
 */
export function useTemplateDraft(template: Template | undefined) {
  const store = useScheduleStore();
  const templateId = template?.id ?? '';
  const stored = useSchedule(({ schedule }) => schedule.templates.get(templateId));
  const record = useRecordForm({
    stored,
    draftOf: draftOfTemplate,
    newDraft: () => (template ? draftOfTemplate(template) : NEW_TEMPLATE),
    shape: SHAPE,
  });
  const { draft } = record;
  const { agreed } = record.form;
  const [offered, setOffered] = useState(() => templatesOf(store).getState().drafts.get(templateId));
  const [isTyped, setTyped] = useState(false);
  /** What a form that closes leaves to be offered again; undefined if nothing was typed, or all of it is saved. */
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
    /** The draft has become a template. */
    markSubmitted() {
      record.setSaving(true);
      submitted.current = { fields: draft, ...(templateId !== '' && { base: agreed }) };
      left.current = undefined;
      templatesOf(store).dropDraft(templateId);
      setOffered(undefined);
    },
    /** The template was not saved: closing the form keeps the draft again, even if it was closed meanwhile. */
    markRefused() {
      record.setSaving(false);
      left.current = submitted.current;
      if (!isOpen.current && left.current) templatesOf(store).keepDraft(templateId, left.current);
    },
  };
}
