'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { NewsLine } from './news-list';
import type { RecordForm } from './use-record-form';

/** How a field of the form is called, and what a draft has in it; undefined for what is not said in words, empty for nothing. */
export interface FieldWords<Draft> {
  readonly label: string;
  readonly value: (draft: Draft) => string | undefined;
}

export interface RecordNewsProps<Draft extends object> {
  form: Pick<RecordForm<Draft>, 'form' | 'isGone' | 'isAsking' | 'news' | 'settle'>;
  /** By field, in the order of the form. */
  words: Readonly<Record<string, FieldWords<Draft>>>;
  onSaveAsNew: () => void;
  onDiscard: () => void;
}

const NewsList = lazyPart(() => import('./news-list').then((module) => module.NewsList));

/** What has happened elsewhere to the record of an open form, and what the person has to choose; else nothing. */
export function RecordNews<Draft extends object>({
  form,
  words,
  onSaveAsNew,
  onDiscard,
}: RecordNewsProps<Draft>) {
  const { base, draft, followed, clashes } = form.form;
  const lines = Object.entries(words).flatMap(([field, { label, value }]): readonly NewsLine[] => {
    if (clashes.includes(field))
      return [{ field, label, theirs: value(base), clash: { mine: value(draft) } }];
    return followed.includes(field) ? [{ field, label, theirs: value(base) }] : [];
  });
  if (lines.length === 0 && !form.isGone) return null;
  return <NewsList form={form} lines={lines} onSaveAsNew={onSaveAsNew} onDiscard={onDiscard} />;
}
