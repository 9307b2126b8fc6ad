'use client';

import { useEffect, useRef, useState } from 'react';
import type { Template } from '@/lib/templates/template';
import {
  changeTemplateDraft,
  draftOfTemplate,
  NEW_TEMPLATE,
  type TemplateDraft,
} from '@/lib/templates/template-draft';
import { scheduleStore } from '@/stores/app/schedule-store';
import { templatesStore } from '@/stores/templates/instance';

/**
 * The form's fields. A form closed half-filled keeps them as a draft and offers it when opened again; an unanswered
 * offer stays.
 */
export function useTemplateDraft(template: Template | undefined) {
  const templateId = template?.id ?? '';
  const [draft, setDraft] = useState<TemplateDraft>(() =>
    template ? draftOfTemplate(template) : NEW_TEMPLATE,
  );
  const [offered, setOffered] = useState(() => templatesStore.getState().drafts.get(templateId));
  const untouched = useRef(draft);
  const latest = useRef(draft);
  const isOpen = useRef(true);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (latest.current !== untouched.current) templatesStore.keepDraft(templateId, latest.current);
    };
  }, [templateId]);

  return {
    draft,
    offered,
    change(fields: Partial<TemplateDraft>) {
      const employees = scheduleStore.getState().schedule.employees;
      setDraft((current) => changeTemplateDraft(current, fields, employees.values()));
    },
    continueOffered() {
      if (offered) setDraft(offered);
      setOffered(undefined);
      templatesStore.dropDraft(templateId);
    },
    discardOffered() {
      setOffered(undefined);
      templatesStore.dropDraft(templateId);
    },
    /** The draft has become a template. */
    markSubmitted() {
      untouched.current = draft;
      templatesStore.dropDraft(templateId);
      setOffered(undefined);
    },
    /** The template was not saved: closing the form keeps the draft again, even if it was closed meanwhile. */
    markRefused() {
      untouched.current = NEW_TEMPLATE;
      if (!isOpen.current) templatesStore.keepDraft(templateId, latest.current);
    },
  };
}
