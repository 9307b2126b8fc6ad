'use client';

import { Bookmark } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { isShownView } from '@/lib/shifts/views/saved-view';
import { uiStore } from '@/stores/app/ui-store';
import { openDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

/** The saved views: a click applies one to the calendar. Renders nothing if there are none. */
export function SavedViewLinks() {
  const t = useTranslations('savedViews');
  const views = useUi((state) => state.savedViews);
  const currentView = useUi((state) => state.currentView);
  const filter = useUi((state) => state.filter);
  const pathname = usePathname();
  const router = useAppRouter();
  if (views.length === 0) return null;
  const open = (id: string) => {
    uiStore.openView(id);
    if (pathname !== '/') router.push('/');
  };
  return (
    <section aria-label={t('title')} className="mt-5 flex min-h-22 shrink flex-col">
      <div className="mb-1 flex items-center pr-1 pl-2">
        <h2 className="grow text-xs font-medium text-ink-2">{t('title')}</h2>
        <button
          type="button"
          aria-haspopup="dialog"
          className="focus-ring motion -my-1 min-h-6 rounded-card px-1.5 text-xs font-medium text-accent-text hover:bg-hover"
          onClick={() => openDialog({ name: 'savedViews' })}
        >
          {t('manage')}
        </button>
      </div>
      <ul className="-mx-1 min-h-0 overflow-y-auto px-1 py-0.5">
        {views.map((view) => {
          const isCurrent = pathname === '/' && isShownView(view, { currentView, filter });
          return (
            <li key={view.id}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                title={view.name}
                className={`focus-ring motion flex min-h-7 w-full items-center gap-2.5 rounded-control px-2 text-left ${
                  isCurrent ? 'bg-pressed font-medium text-ink' : 'text-ink-2 hover:bg-hover'
                }`}
                onClick={() => open(view.id)}
              >
                <Bookmark
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className={`size-4 shrink-0 ${isCurrent ? 'text-accent-text' : 'text-icon'}`}
                />
                <span className="truncate" dir="auto">
                  {view.name}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
