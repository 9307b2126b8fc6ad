'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PanelPlaceContext } from '@/components/ui/page/panel-place';
import type { PanelName } from '@/lib/panel-paths';
import { BottomPanel, PanelDialog, useHasCalendar } from './calendar-presence';

interface PanelProps {
  name: PanelName;
  /** The panel rises from the bottom at full width, instead of being a card in the middle. */
  isAtBottom?: boolean | undefined;
  /** The content with the frame of a separate page. */
  page: ReactNode;
  /** Placed in the dialog's header: beside the title, and before Close. */
  titleExtra?: ReactNode;
  actions?: ReactNode;
  /** The content without a frame, for the dialog. */
  children: ReactNode;
}

/**
 * Shows insights or templates over the calendar if opened from the calendar, or as a separate page after a
 * deep link or a reload. The address is the state, so closing goes back.
 */
export function Panel({ name, isAtBottom, page, titleExtra, actions, children }: PanelProps) {
  const t = useTranslations('panels');
  const common = useTranslations('common');
  const router = useRouter();
  const hasCalendar = useHasCalendar();
  // Going back takes a moment: a second Escape or click meanwhile would go back again, out of the app.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, []);
  const place = useMemo(
    () => ({
      isOverCalendar: hasCalendar,
      leave() {
        if (isLeaving.current) return;
        isLeaving.current = true;
        if (hasCalendar) router.back();
        else router.push('/');
      },
    }),
    [hasCalendar, router],
  );
  if (!hasCalendar) return <PanelPlaceContext value={place}>{page}</PanelPlaceContext>;
  const Frame = isAtBottom ? BottomPanel : PanelDialog;
  return (
    <PanelPlaceContext value={place}>
      <Frame
        title={t(`${name}Title`)}
        titleExtra={titleExtra}
        actions={actions}
        closeLabel={common('close')}
        onClose={place.leave}
        onMissing={place.leave}
      >
        {children}
      </Frame>
    </PanelPlaceContext>
  );
}

export function PanelHeading({ name }: { name: PanelName }) {
  const t = useTranslations('panels');
  return (
    <h1 data-printed="" className="min-w-0 text-lg leading-tight font-semibold">
      {t(`${name}Title`)}
    </h1>
  );
}
