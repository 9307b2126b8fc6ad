'use client';

import './publish-dock.css';
import { Send, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { readPlatform } from '@/components/ui/page/platform';
import { useFocusHandedOn } from '@/components/ui/page/use-focus-handed-on';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { unpublishedCount } from '@/lib/shifts/publication/publication';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';
import { uiStore } from '@/stores/app/ui-store';
import { usePublish } from '@/stores/publish/publish';
import { requestPublication } from '@/stores/publish/request-publication';
import { useSchedule } from '@/stores/schedule/use-schedule';

function useUnpublishedCount(): number {
  return useSchedule(({ schedule }) => unpublishedCount(schedule));
}

/** Publish, the number of unpublished changes, and Share; from 1024 px up. */
export function PublishActions() {
  const isDesktop = useMediaQuery(DESKTOP);
  if (!isDesktop) return null;
  return (
    <div className="flex shrink-0 items-center gap-2 pr-2 max-[1279px]:gap-1 max-[1279px]:pr-0">
      <UnpublishedNote isShortWhenNarrow />
      <PublishButton />
      <ShareButton />
      <span aria-hidden="true" className="ml-1 h-5 w-px bg-line-2 max-[1279px]:hidden" />
    </div>
  );
}

/** The same below 1024 px, docked above the bar while there is something to publish. */
export function PublishDock() {
  const isDesktop = useMediaQuery(DESKTOP);
  const count = useUnpublishedCount();
  // It stays mounted under the celebration, which returns the focus to it.
  const isBusy = usePublish(({ phase, isCelebrating }) => phase !== 'idle' || isCelebrating);
  if (isDesktop || (count === 0 && !isBusy)) return null;
  return <DockBar />;
}

function DockBar() {
  const bar = useRef<HTMLDivElement>(null);
  useFocusHandedOn(bar);
  return (
    <div
      ref={bar}
      data-publish-dock=""
      className="flex shrink-0 items-center gap-2 border-t border-line bg-raised px-4 py-1.5"
    >
      <div className="min-w-0 grow">
        <UnpublishedNote />
      </div>
      <ShareButton />
      <PublishButton />
    </div>
  );
}

/** On the narrowest desktops only the number fits beside the month. */
const wideOnly = 'max-[1279px]:sr-only';

function UnpublishedNote({ isShortWhenNarrow = false }: { isShortWhenNarrow?: boolean }) {
  const t = useTranslations('publish');
  const isPublished = useSchedule(({ schedule }) => schedule.publication !== undefined);
  const count = useUnpublishedCount();
  if (count === 0) return null;
  const words = isShortWhenNarrow ? wideOnly : '';
  if (!isPublished) return <p className={`text-ink-2 ${words}`}>{t('never')}</p>;
  return (
    <Button variant="ghost" onClick={() => uiStore.openDialog({ name: 'unpublished' })}>
      <span aria-hidden="true" className="unpublished-dot" />
      <span className={words}>{t('unpublished', { count })}</span>
      {isShortWhenNarrow && (
        <span aria-hidden="true" className="tnum min-[1280px]:hidden">
          {count}
        </span>
      )}
    </Button>
  );
}

function ShareButton() {
  const t = useTranslations('publish');
  return (
    <IconButton
      label={t('share')}
      icon={<Share2 aria-hidden="true" />}
      onClick={() => uiStore.openDialog({ name: 'share' })}
    />
  );
}

function PublishButton() {
  const t = useTranslations('publish');
  const phase = usePublish((state) => state.phase);
  const count = useUnpublishedCount();
  return (
    <Tooltip content={t('publish')} shortcut={keyHint('publish', readPlatform())}>
      <Button
        variant={count > 0 ? 'primary' : 'outline'}
        icon={<Send aria-hidden="true" className="desktop:max-[1279px]:hidden" />}
        aria-keyshortcuts={ariaKeys('publish', readPlatform())}
        isPending={phase !== 'idle'}
        pendingLabel={phase === 'asked' ? t('publishing') : undefined}
        onClick={() => requestPublication(true)}
      >
        {t('publish')}
      </Button>
    </Tooltip>
  );
}
