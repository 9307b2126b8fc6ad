'use client';

import { useEffect, useRef, useState } from 'react';
import type { Template } from '@/lib/templates/template';
import {
  changeTemplateDraft,
  draftOfTemplate,
  NEW_TEMPLATE,
  type TemplateDraft,
} from '@/lib/templates/template-draft';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { templatesOf } from '@/stores/templates/templates';

/**
 * The form's fields. A form closed half-filled keeps them as a draft and offers it when opened again; an unanswered
 * offer stays.
 */
export function useTemplateDraft(template: Template | undefined) {
  const store = useScheduleStore();
  const templateId = template?.id ?? '';
  const [draft, setDraft] = useState<TemplateDraft>(() =>
    template ? draftOfTemplate(template) : NEW_TEMPLATE,
  );
  const [offered, setOffered] = useState(() => templatesOf(store).getState().drafts.get(templateId));
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
      if (latest.current !== untouched.current) templatesOf(store).keepDraft(templateId, latest.current);
    };
  }, [templateId, store]);

  return {
    draft,
    offered,
    change(fields: Partial<TemplateDraft>) {
      const employees = store.getState().schedule.employees;
      setDraft((current) => changeTemplateDraft(current, fields, employees.values()));
    },
    continueOffered() {
      if (offered) setDraft(offered);
      setOffered(undefined);
      templatesOf(store).dropDraft(templateId);
    },
    discardOffered() {
      setOffered(undefined);
      templatesOf(store).dropDraft(templateId);
    },
    /** The draft has become a template. */
    markSubmitted() {
      untouched.current = draft;
      templatesOf(store).dropDraft(templateId);
      setOffered(undefined);
    },
    /** The template was not saved: closing the form keeps the draft again, even if it was closed meanwhile. */
    markRefused() {
      untouched.current = NEW_TEMPLATE;
      if (!isOpen.current) templatesOf(store).keepDraft(templateId, latest.current);
    },
  };
}
