'use client';

import { ChevronRight } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import type { PublicationFigures, PublishedWeek } from '@/lib/shifts/publication/publication-figures';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { scheduleStore } from '@/stores/app/schedule-store';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';
import { useWeekName } from './use-week-name';

/** Maximum number of weeks listed. */
const MAX_WEEKS = 6;

/** The weeks that a publication concerns, those that are over last. */
export function PublishWeeks({ figures: { isFirst, weeks } }: { figures: PublicationFigures }) {
  const t = useTranslations('publishDays');
  const today = useUi((state) => state.today);
  const show = useShowWeek();
  const isOver = ({ firstDay }: PublishedWeek) => addDays(firstDay, 6) < today;
  const shown = [...weeks.filter((week) => !isOver(week)), ...weeks.filter(isOver)].slice(0, MAX_WEEKS);
  return (
    <div>
      <ul className="-mx-2 flex flex-col">
        {shown.map((week) => (
          <WeekRow key={week.firstDay} week={week} isFirst={isFirst} onShow={() => show(week.firstDay)} />
        ))}
      </ul>
      {weeks.length > shown.length && (
        <p className="pt-3 text-ink-2">{t('moreWeeks', { count: weeks.length - shown.length })}</p>
      )}
    </div>
  );
}

interface WeekRowProps {
  week: PublishedWeek;
  isFirst: boolean;
  onShow: () => void;
}

/** One week, which a press shows in the calendar instead. */
function WeekRow({ week: { firstDay, count }, isFirst, onShow }: WeekRowProps) {
  const t = useTranslations('publish');
  const weekName = useWeekName();
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        className="focus-ring motion tnum flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 text-left hover:bg-hover"
        onClick={onShow}
      >
        <span className="font-semibold">{weekName(firstDay)}</span>
        <span className="flex items-center gap-2 text-ink-2">
          {t(isFirst ? 'shifts' : 'changes', { count })}
          <ChevronRight aria-hidden="true" className="size-4 text-icon" />
        </span>
      </button>
    </li>
  );
}

function useShowWeek(): (firstDay: LocalDate) => void {
  const router = useAppRouter();
  const isOnCalendar = usePathname() === '/';
  return (firstDay) => {
    scheduleStore.selectDate(firstDay);
    closeDialog();
    if (!isOnCalendar) router.push('/');
  };
}
