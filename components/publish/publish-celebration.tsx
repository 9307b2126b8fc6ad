'use client';

import { CalendarDays, CalendarRange, Check, Clock, type LucideIcon, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Celebration } from '@/components/ui/celebration';
import { useFormats } from '@/components/ui/use-formats';
import type { PublicationFigures } from '@/lib/shifts/publication/publication-figures';
import { endCelebration, usePublish } from '@/stores/publish/publish';
import { useWeeksToShare } from '@/stores/publish/weeks-to-share';
import { useWeekName } from './use-week-name';

const MAX_WEEKS_NAMED = 3;

/**
 * Full-page message that the schedule is published; any key or click ends the celebration. `send` is the
 * button that sends the schedule to the team.
 */
export function PublishCelebration({ send }: { send?: ReactNode }) {
  const t = useTranslations('publish');
  const published = usePublish((state) => state.published);
  const isShared = useWeeksToShare()?.weeks.length === 0;
  return (
    <Celebration
      icon={<Check strokeWidth={2.5} />}
      title={t('celebrationTitle')}
      message={t(isShared ? 'celebration' : 'ready')}
      keyHint={t('anyKey')}
      tapHint={t('tap')}
      onEnd={endCelebration}
      action={send}
    >
      {published && <Figures published={published} />}
    </Celebration>
  );
}

/** The number of published changes, visible or not, with the number of people and the weeks. */
function Figures({
  published: { isFirst, count, people, weeks, heldBack },
}: {
  published: PublicationFigures;
}) {
  const t = useTranslations('publish');
  const formats = useFormats();
  const weekName = useWeekName();
  const [first, last] = [weeks[0], weeks.at(-1)];
  const isNamed = weeks.length <= MAX_WEEKS_NAMED;
  return (
    <ul className="mt-2 flex flex-wrap justify-center gap-2">
      <Figure icon={CalendarDays} text={t(isFirst ? 'shifts' : 'changes', { count })} />
      <Figure icon={UsersRound} text={t('people', { count: people })} />
      {heldBack !== undefined && <Figure icon={Clock} text={t('heldBack', { count: heldBack })} />}
      {isNamed &&
        weeks.map(({ firstDay }) => <Figure key={firstDay} icon={CalendarRange} text={weekName(firstDay)} />)}
      {!isNamed && first && last && (
        <>
          <Figure icon={CalendarRange} text={t('weeks', { count: weeks.length })} />
          <Figure
            icon={CalendarRange}
            text={`${formats.monthTitle(first.firstDay)} - ${formats.monthTitle(last.firstDay)}`}
          />
        </>
      )}
    </ul>
  );
}

function Figure({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="tnum inline-flex min-h-8 items-center gap-2 rounded-control border border-line-2 bg-surface px-3 font-medium text-ink-2">
      <Icon aria-hidden="true" className="size-4 text-icon" strokeWidth={1.75} />
      {text}
    </li>
  );
}
