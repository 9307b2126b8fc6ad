'use client';

import { Bookmark, Pencil, Trash2, Undo2 } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import {
  findViewByName,
  isShownView,
  MAX_VIEW_NAME_LENGTH,
  type SavedView,
} from '@/lib/shifts/views/saved-view';
import { uiStore } from '@/stores/app/ui-store';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { savedViews } from '@/stores/ui/saved-views';
import { useUi } from '@/stores/ui/use-ui';
import { useViewWords } from './use-view-words';

/** The saved views: open, rename, delete. The last deletion can be undone. */
export function SavedViewsDialog() {
  const t = useTranslations('savedViews');
  const common = useTranslations('common');
  const views = useUi((state) => state.savedViews);
  const router = useAppRouter();
  const pathname = usePathname();
  const [deleted, setDeleted] = useState<{ view: SavedView; position: number }>();
  // Another view may have got the deleted view's name meanwhile, and names are unique.
  const canBringBack = deleted !== undefined && !findViewByName(views, deleted.view.name);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed row is gone, with its buttons: focus Undo.
    if (deleted) undo.current?.focus();
  }, [deleted]);
  const list = useRef<HTMLUListElement>(null);
  const restoredAt = useRef<number>(undefined);
  useEffect(() => {
    // Undo is gone; focus the view that it restored.
    if (restoredAt.current === undefined) return;
    list.current?.children[restoredAt.current]?.querySelector('button')?.focus();
    restoredAt.current = undefined;
  });

  const open = (view: SavedView) => {
    savedViews.openView(view.id);
    closeDialog();
    if (pathname !== '/') router.push('/');
  };
  const remove = (view: SavedView) => {
    setDeleted({ view, position: views.indexOf(view) });
    savedViews.deleteView(view.id);
  };
  const bringBack = () => {
    if (!deleted) return;
    savedViews.restoreView(deleted.view, deleted.position);
    restoredAt.current = Math.min(deleted.position, views.length);
    setDeleted(undefined);
  };
  const saveCurrent = () => openDialog({ name: 'saveView' });

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        views.length > 0 && (
          <Button icon={<Bookmark aria-hidden="true" />} size="dialog" onClick={saveCurrent}>
            {t('saveCurrent')}
          </Button>
        )
      }
    >
      {views.length === 0 ? (
        <EmptyState
          icon={<Bookmark aria-hidden="true" />}
          title={t('empty')}
          description={t('emptyHint')}
          action={<Button onClick={saveCurrent}>{t('saveCurrent')}</Button>}
        />
      ) : (
        <ul ref={list} className="-mx-2 flex flex-col">
          {views.map((view) => (
            <SavedViewRow key={view.id} view={view} onOpen={() => open(view)} onDelete={() => remove(view)} />
          ))}
        </ul>
      )}
      <div role="status">
        {deleted && (
          <p className="mt-4 flex items-center gap-3 rounded-popover bg-fill py-1.5 pr-1.5 pl-3">
            <span className="min-w-0 grow truncate">{t('deleted', { name: deleted.view.name })}</span>
            {canBringBack && (
              <Button
                ref={undo}
                variant="soft"
                size="sm"
                icon={<Undo2 aria-hidden="true" />}
                onClick={bringBack}
              >
                {common('undo')}
              </Button>
            )}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface SavedViewRowProps {
  view: SavedView;
  onOpen: () => void;
  onDelete: () => void;
}

function SavedViewRow({ view, onOpen, onDelete }: SavedViewRowProps) {
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
      savedViews.renameView(view.id, typed);
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
        maxLength={MAX_VIEW_NAME_LENGTH}
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
