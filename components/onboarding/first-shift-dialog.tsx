'use client';

import { LayoutTemplate, Route } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { PANEL_PATHS } from '@/lib/panel-paths';
import { notificationsStore } from '@/stores/app/notifications-store';
import { startTutorial } from '@/stores/first-use/tutorial';
import { closeDialog } from '@/stores/ui/dialogs';

/** Congratulates on the first shift ever, and offers next steps; replaces the toast with the same offer. */
export function FirstShiftDialog() {
  const t = useTranslations('firstShift');
  const router = useAppRouter();
  const start = useRef<HTMLButtonElement>(null);
  const question = t('toast');
  useEffect(() => {
    for (const { id, message } of notificationsStore.getState().toasts) {
      if (message !== question) continue;
      notificationsStore.hideToast(id);
      notificationsStore.markRead(id);
    }
  }, [question]);
  const choose = (act: () => void) => () => {
    closeDialog();
    act();
  };
  return (
    <Dialog isOpen onClose={closeDialog} title={t('title')} size="sm" initialFocusRef={start}>
      <p className="text-ink-2">{t('body')}</p>
      <p className="mt-2 text-ink-2">{question}</p>
      <div className="mt-5 flex flex-col gap-2">
        <Button
          ref={start}
          variant="primary"
          size="lg"
          icon={<Route aria-hidden="true" />}
          onClick={choose(startTutorial)}
        >
          {t('startTutorial')}
        </Button>
        <Button
          size="lg"
          icon={<LayoutTemplate aria-hidden="true" />}
          onClick={choose(() => router.push(PANEL_PATHS.templates))}
        >
          {t('showFeatures')}
        </Button>
        <Button variant="ghost" size="lg" onClick={closeDialog}>
          {t('later')}
        </Button>
      </div>
    </Dialog>
  );
}
