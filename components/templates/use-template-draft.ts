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
import { scheduleStore } from '@/stores/app/schedule-store';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { templatesStore } from '@/stores/templates/instance';
import type { KeptTemplateDraft } from '@/stores/templates/templates';

const SHAPE = { kind: 'template' } as const;

/**
 * The form's fields. A form closed half-filled keeps them as a draft and offers it when opened again; an unanswered
 * offer stays.
 */
export function useTemplateDraft(template: Template | undefined) {
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
  const [offered, setOffered] = useState(() => templatesStore.getState().drafts.get(templateId));
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
      if (left.current) templatesStore.keepDraft(templateId, left.current);
    };
  }, [templateId]);

  return {
    record,
    draft,
    offered: offered?.fields,
    change(fields: Partial<TemplateDraft>) {
      const employees = scheduleStore.getState().schedule.employees;
      setTyped(true);
      record.edit((current) => changeTemplateDraft(current, fields, employees.values()));
    },
    continueOffered() {
      if (offered) {
        setTyped(true);
        record.restart(offered.fields, offered.base);
      }
      setOffered(undefined);
      templatesStore.dropDraft(templateId);
    },
    discardOffered() {
      setOffered(undefined);
      templatesStore.dropDraft(templateId);
    },
    /** The draft has become a template. */
    markSubmitted() {
      record.setSaving(true);
      submitted.current = { fields: draft, ...(templateId !== '' && { base: agreed }) };
      left.current = undefined;
      templatesStore.dropDraft(templateId);
      setOffered(undefined);
    },
    /** The template was not saved: closing the form keeps the draft again, even if it was closed meanwhile. */
    markRefused() {
      record.setSaving(false);
      left.current = submitted.current;
      if (!isOpen.current && left.current) templatesStore.keepDraft(templateId, left.current);
    },
  };
}
