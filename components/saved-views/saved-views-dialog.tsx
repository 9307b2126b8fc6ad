'use client';

import { Bookmark, Undo2 } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { findViewByName, type SavedView } from '@/lib/shifts/views/saved-view';
import { uiStore } from '@/stores/app/ui-store';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { SavedViewRow } from './saved-view-row';

/** The saved views: open, rename, delete. The last deletion can be undone. */
export function SavedViewsDialog() {
  const t = useTranslations('savedViews');
  const common = useTranslations('common');
  const views = useUi((state) => state.savedViews);
  const router = useAppRouter();
  const pathname = usePathname();
  const [deleted, setDeleted] = useState<{ view: SavedView; position: number }>();
  // Another view may have taken its name meanwhile, and names are unique.
  const canBringBack = deleted !== undefined && !findViewByName(views, deleted.view.name);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed row is gone, with its buttons.
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
    uiStore.openView(view.id);
    closeDialog();
    if (pathname !== '/') router.push('/');
  };
  const remove = (view: SavedView) => {
    setDeleted({ view, position: views.indexOf(view) });
    uiStore.deleteView(view.id);
  };
  const bringBack = () => {
    if (!deleted) return;
    uiStore.restoreView(deleted.view, deleted.position);
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
