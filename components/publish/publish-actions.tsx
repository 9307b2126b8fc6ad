'use client';

import { ChevronDown, Send, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { DESKTOP } from '@/components/ui/page/layout-queries';
import { readPlatform } from '@/components/ui/page/platform';
import { useFocusFallback } from '@/components/ui/page/use-focus-fallback';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useRootMark } from '@/components/ui/page/use-root-mark';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { useFormats } from '@/components/ui/use-formats';
import { publishedAt } from '@/lib/shifts/publication/published-days';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import { isPublishing, requestPublication, usePublish } from '@/stores/publish/publish';
import { useHasToPublish, useShownWeekStart, useToPublish } from '@/stores/publish/shown-week';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';

/** Changes in other published weeks; 0 while the shown week has something to publish. */
function useElsewhere(count: number): number {
  return useSchedule(({ schedule }) => (count > 0 ? 0 : schedule.unpublished.size));
}

/** Publish, the number of unpublished changes, and Share; from 1024 px up. */
export function PublishActions() {
  const isDesktop = useMediaQuery(DESKTOP);
  if (!isDesktop) return null;
  return (
    <div className="flex shrink-0 items-center gap-2 pr-2 max-[1279px]:gap-1 max-[1279px]:pr-0">
      <UnpublishedNote isShortWhenNarrow />
      <PublishButton />
      <OtherDaysButton />
      <ShareButton />
      <span aria-hidden="true" className="ml-1 h-5 w-px bg-line-2 max-[1279px]:hidden" />
    </div>
  );
}

/** The publish actions below 1024 px, docked above the bar while there is something to publish. */
export function PublishDock() {
  const isDesktop = useMediaQuery(DESKTOP);
  const count = useToPublish();
  const elsewhere = useElsewhere(count);
  // The dock stays mounted under the celebration, which returns the focus to the dock.
  const isBusy = usePublish(({ phase }) => phase !== 'idle');
  if (isDesktop || (count + elsewhere === 0 && !isBusy)) return null;
  return <DockBar />;
}

function DockBar() {
  const bar = useRef<HTMLDivElement>(null);
  useFocusFallback(bar);
  useRootMark('publishDock');
  return (
    <div
      ref={bar}
      data-publish-dock=""
      className="flex shrink-0 items-center gap-2 border-t border-line bg-raised px-4 py-1.5 max-[359px]:gap-0 max-[359px]:px-2"
    >
      <div className="min-w-0 grow max-[359px]:text-xs max-[359px]:leading-4 max-[359px]:[&_button]:px-1 max-[359px]:[&_button]:whitespace-normal">
        <UnpublishedNote />
      </div>
      <ShareButton />
      <PublishButton />
      <OtherDaysButton />
    </div>
  );
}

/** On the narrowest desktops only the number fits beside the month. */
const wideOnly = 'max-[1279px]:sr-only';

function UnpublishedNote({ isShortWhenNarrow = false }: { isShortWhenNarrow?: boolean }) {
  const t = useTranslations('publish');
  const firstDay = useShownWeekStart();
  const isPublished = useSchedule(
    ({ schedule }) => publishedAt(schedule.publication, sevenDaysFrom(firstDay)) !== undefined,
  );
  const count = useToPublish();
  const elsewhere = useElsewhere(count);
  if (count + elsewhere === 0) return null;
  const words = isShortWhenNarrow ? wideOnly : '';
  if (count > 0 && !isPublished) return <p className={`text-ink-2 ${words}`}>{t('never')}</p>;
  return (
    <Button variant="ghost" onClick={() => openDialog({ name: 'unpublished' })}>
      <span aria-hidden="true" className="unpublished-dot" />
      <span className={words}>
        {count > 0 ? t('unpublished', { count }) : t('elsewhere', { count: elsewhere })}
      </span>
      {isShortWhenNarrow && (
        <span aria-hidden="true" className="tnum min-[1280px]:hidden">
          {count || elsewhere}
        </span>
      )}
    </Button>
  );
}

/** Opens the publish dialog: other days than the shown week, pending shifts, and unpublishing. */
function OtherDaysButton() {
  const t = useTranslations('publish');
  return (
    <IconButton
      label={t('otherDays')}
      icon={<ChevronDown aria-hidden="true" />}
      onClick={() => openDialog({ name: 'publish' })}
    />
  );
}

function ShareButton() {
  const t = useTranslations('publish');
  return (
    <IconButton
      label={t('share')}
      icon={<Share2 aria-hidden="true" />}
      onClick={() => openDialog({ name: 'share' })}
    />
  );
}

function PublishButton() {
  const t = useTranslations('publish');
  const isBusy = usePublish(isPublishing);
  const isBeforeEvent = usePublish(({ phase }) => phase === 'publishing');
  const hasSome = useHasToPublish();
  const firstDay = useShownWeekStart();
  const formats = useFormats();
  const days = t('days', { range: formats.compactRange(firstDay, addDays(firstDay, 6)) });
  return (
    <Tooltip content={days} shortcut={keyHint('publish', readPlatform())}>
      <Button
        variant={hasSome ? 'primary' : 'outline'}
        icon={<Send aria-hidden="true" className="desktop:max-[1279px]:hidden" />}
        aria-keyshortcuts={ariaKeys('publish', readPlatform())}
        isPending={isBusy}
        pendingLabel={isBeforeEvent ? t('publishing') : undefined}
        onClick={() => requestPublication(true)}
      >
        <span className="tnum max-[639px]:sr-only desktop:max-[1439px]:sr-only">{days}</span>
        <span aria-hidden="true" className="hidden max-[639px]:inline desktop:max-[1439px]:inline">
          {t('publish')}
        </span>
      </Button>
    </Tooltip>
  );
}
