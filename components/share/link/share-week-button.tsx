'use client';

import { Copy, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { copyText, shareLink } from '@/components/parts/share/send';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { usePublishedWeek } from '@/components/share/use-published-week';
import { Button } from '@/components/ui/button';
import { everybodyOf } from '@/lib/share/announced-states';
import type { SharedWeek } from '@/lib/share/shared-week';
import type { LocalDate } from '@/lib/time/local-date';
import { keepCelebrating } from '@/stores/publish/publish';
import { useWeeksToShare } from '@/stores/publish/weeks-to-share';
import { useLinkTitle } from './use-link-title';
import { useStaffLink } from './use-staff-link';

/**
 * Sends the link of the published week straight from the celebration. Renders nothing for several weeks,
 * which the share dialog sends.
 */
export function ShareWeekButton() {
  const weeks = useWeeksToShare()?.weeks ?? [];
  const [firstDay] = weeks;
  if (!firstDay || weeks.length > 1) return null;
  return (
    <LaterWords>
      <LinkButton firstDay={firstDay} />
    </LaterWords>
  );
}

function LinkButton({ firstDay }: { firstDay: LocalDate }) {
  const week = usePublishedWeek(firstDay);
  return week && everybodyOf(week).length > 0 ? <ReadyLinkButton week={week} /> : null;
}

function ReadyLinkButton({ week }: { week: SharedWeek }) {
  const t = useTranslations('share');
  const { all: link, isTooLarge } = useStaffLink(week);
  const title = useLinkTitle(week);
  const { last, follow } = useOutcome();
  if (isTooLarge) return null;
  // Touch devices use the system's share sheet; elsewhere the clipboard is faster.
  const isShared = canShareBySystem() && window.matchMedia('(pointer: coarse)').matches;
  const send = () => {
    if (!link) return;
    const sending = isShared ? shareLink(link, title) : copyText(link);
    follow('link', sending, week.firstDay);
    void keepCelebrating(sending);
  };
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        icon={isShared ? <Share2 aria-hidden="true" /> : <Copy aria-hidden="true" />}
        disabled={!link}
        onClick={send}
      >
        {t(isShared ? 'shareLink' : 'copyLink')}
      </Button>
      <p role="status" className="text-ink-2 empty:hidden">
        {last?.outcome === 'failed' && t('notCopiedOf')}
      </p>
    </>
  );
}
