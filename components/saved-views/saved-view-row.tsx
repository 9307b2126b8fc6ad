'use client';

import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import {
  findViewByName,
  isShownView,
  LONGEST_VIEW_NAME,
  type SavedView,
} from '@/lib/shifts/views/saved-view';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';
import { useViewWords } from './use-view-words';

interface SavedViewRowProps {
  view: SavedView;
  onOpen: () => void;
  onDelete: () => void;
}

/** One saved view: a click opens it; it can be renamed in place. */
export function SavedViewRow({ view, onOpen, onDelete }: SavedViewRowProps) {
  const t = useTranslations('savedViews');
  const words = useViewWords();
  const isCurrent = useUi((state) => isShownView(view, state));
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The form is gone; focus the button that opened it.
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <li className="px-2 py-2">
        <RenameForm view={view} onEnd={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 rounded-control pr-1 hover:bg-hover">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        className="focus-ring flex min-h-12 min-w-0 grow items-center gap-3 rounded-control px-2 py-1.5 text-left"
        onClick={onOpen}
      >
        <Bookmark
          aria-hidden="true"
          className={`size-4 shrink-0 ${isCurrent ? 'fill-current text-accent-text' : 'text-icon'}`}
        />
        <span className="min-w-0">
          <span className="block truncate font-semibold" dir="auto" title={view.name}>
            {view.name}
          </span>
          <span className="block truncate text-xs text-ink-2">{words(view)}</span>
        </span>
      </button>
      <IconButton
        ref={rename}
        label={t('rename', { name: view.name })}
        tooltip={false}
        icon={<Pencil aria-hidden="true" />}
        className="phone:size-11"
        onClick={() => setIsRenaming(true)}
      />
      <IconButton
        label={t('delete', { name: view.name })}
        tooltip={false}
        icon={<Trash2 aria-hidden="true" />}
        className="phone:size-11"
        onClick={onDelete}
      />
    </li>
  );
}

function RenameForm({ view, onEnd }: { view: SavedView; onEnd: () => void }) {
  const t = useTranslations('savedViews');
  const common = useTranslations('common');
  const [name, setName] = useState(view.name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = name.trim();
    const holder = findViewByName(uiStore.getState().savedViews, typed);
    if (typed === '') setError(t('nameMissing'));
    else if (holder && holder.id !== view.id) setError(t('takenByOther', { name: holder.name }));
    else {
      uiStore.renameView(view.id, typed);
      onEnd();
      return;
    }
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-start gap-2">
      <TextField
        ref={field}
        label={t('newName', { name: view.name })}
        hideLabel
        value={name}
        maxLength={LONGEST_VIEW_NAME}
        error={error}
        autoComplete="off"
        dir="auto"
        className="min-w-40 grow"
        onChange={(event) => {
          setError(undefined);
          setName(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Closes the rename form, not the dialog.
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
      />
      <Button type="submit" variant="primary" size="dialog">
        {common('save')}
      </Button>
      <Button variant="ghost" size="dialog" onClick={onEnd}>
        {common('cancel')}
      </Button>
    </form>
  );
}
