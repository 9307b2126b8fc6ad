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
  /** The record that the form edits, as it is stored now; undefined for a new one, and while it is deleted. */
  readonly stored: Item | undefined;
  readonly draftOf: (item: Item) => Draft;
  /** What a form without a record begins with. Also asked for a record that is gone before its form opens. */
  readonly newDraft: () => Draft;
  readonly shape: FormShape;
}

export interface RecordForm<Draft extends object> {
  readonly draft: Draft;
  readonly form: FormOnRecord<Draft>;
  /** The record was deleted elsewhere while the form was open. */
  readonly isGone: boolean;
  /** Whether `RecordNews` has anything to show. */
  readonly hasNews: boolean;
  /** A save waits for the answers that the form asks for. */
  readonly isAsking: boolean;
  /** Where those are asked, `RecordNews`. */
  readonly news: RefObject<HTMLDivElement | null>;
  readonly edit: (change: (draft: Draft) => Draft) => void;
  readonly settle: (field: string, side: 'mine' | 'theirs') => void;
  /** Begins again with that draft, typed on that base. */
  readonly restart: (draft: Draft, base?: Draft) => void;
  /** Whether the form may be saved; otherwise it asks what is open, and moves the focus there. */
  readonly check: () => boolean;
  /** From the submit to its failure what comes from elsewhere waits: the form's save is among it. */
  readonly setSaving: (isSaving: boolean) => void;
}

/**
 * The fields of a form on a record. While it is open they follow edits made elsewhere, but for what the person has changed;
 * `RecordNews` shows them, and asks where both have changed the same.
 */
export function useRecordForm<Item, Draft extends object>({
  stored,
  draftOf,
  newDraft,
  shape,
}: RecordFormOptions<Item, Draft>): RecordForm<Draft> {
  const [form, setForm] = useState(() => openForm(stored ? draftOf(stored) : newDraft()));
  const [seen, setSeen] = useState(stored);
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
