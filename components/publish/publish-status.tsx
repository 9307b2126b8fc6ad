'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { Spinner } from '@/components/ui/button';
import { usePublish } from '@/stores/publish/publish';

/** Says that publishing is under way: on every page aloud, and where there is no Publish button on screen too. */
export function PublishStatus() {
  const t = useTranslations('publish');
  const isBusy = usePublish(({ phase }) => phase !== 'idle');
  const hasButton = usePathname() === '/';
  return (
    <p role="status" className={hasButton || !isBusy ? 'sr-only' : barClass}>
      {isBusy && (
        <>
          <Spinner />
          {t('publishing')}
        </>
      )}
    </p>
  );
}

/** Like a notice, but in the middle, so that it covers none. */
const barClass =
  'fixed bottom-5 left-1/2 z-60 flex min-h-11 -translate-x-1/2 items-center gap-2.5 rounded-popover bg-raised px-4 ' +
  'font-semibold whitespace-nowrap shadow-3 max-[1023px]:bottom-23 contrast:border-2 contrast:border-line-strong';
