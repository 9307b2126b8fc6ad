'use client';

import { type RefObject, useRef, useState } from 'react';
import {
  editForm,
  type FormOnRecord,
  type FormShape,
  openForm,
  rebaseForm,
  settleClash,
} from '@/lib/merge/merge-form';

interface RecordFormOptions<Item, Draft> {
  /** The record as stored now; undefined for a new or deleted record. */
  readonly stored: Item | undefined;
  /** The record at the time of the request, in case the record is deleted before the form opens. */
  readonly opened?: Item | undefined;
  readonly draftOf: (item: Item) => Draft;
  /** The first draft of a form without a record. */
  readonly newDraft: () => Draft;
  readonly shape: FormShape;
}

export interface RecordForm<Draft extends object> {
  readonly draft: Draft;
  readonly form: FormOnRecord<Draft>;
  /** The record was deleted elsewhere while the form was open. */
  readonly isGone: boolean;
  readonly hasNews: boolean;
  /** A save waits for the person's decisions. */
  readonly isAsking: boolean;
  /** The element of `RecordNews`, which asks for the decisions. */
  readonly news: RefObject<HTMLDivElement | null>;
  readonly edit: (change: (draft: Draft) => Draft) => void;
  readonly settle: (field: string, side: 'mine' | 'theirs') => void;
  /** Restarts the form with `draft`, as an edit of `base`. */
  readonly restart: (draft: Draft, base?: Draft) => void;
  /** Whether the form may be saved; otherwise asks for decisions and focuses the question. */
  readonly check: () => boolean;
  /** Remote changes wait between submit and failure, since the form's own save is among them. */
  readonly setSaving: (isSaving: boolean) => void;
}

/**
 * Fields follow remote edits while the form is open, except those the person has changed. `RecordNews` shows
 * the edits and resolves conflicts.
 */
export function useRecordForm<Item, Draft extends object>({
  stored,
  opened,
  draftOf,
  newDraft,
  shape,
}: RecordFormOptions<Item, Draft>): RecordForm<Draft> {
  const [seen, setSeen] = useState(stored ?? opened);
  const [form, setForm] = useState(() => openForm(seen ? draftOf(seen) : newDraft()));
  const [isSaving, setSaving] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const news = useRef<HTMLDivElement>(null);
  if (stored && stored !== seen && !isSaving) {
    setSeen(stored);
    setForm((current) => rebaseForm(current, draftOf(stored), shape));
  }
  const isGone = seen !== undefined && stored === undefined && !isSaving;
  const isOpen = isGone || form.clashes.length > 0;
  return {
    draft: form.draft,
    form,
    isGone,
    hasNews: isOpen || form.followed.length > 0,
    isAsking: isOpen && hasAsked,
    news,
    edit: (change) => setForm((current) => editForm(current, change(current.draft), shape)),
    settle: (field, side) => setForm((current) => settleClash(current, field, side, shape)),
    restart(draft, base) {
      const begun = openForm(base ?? draft, draft);
      setForm(base && stored ? rebaseForm(begun, draftOf(stored), shape) : begun);
    },
    check() {
      setHasAsked(isOpen);
      if (isOpen) requestAnimationFrame(() => news.current?.querySelector('button')?.focus());
      return !isOpen;
    },
    setSaving,
  };
}
