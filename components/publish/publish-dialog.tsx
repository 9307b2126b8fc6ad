'use client';

import { ChevronRight } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { type PublishedWeek, publicationFigures } from '@/lib/shifts/publication/publication-figures';
import type { LocalDate } from '@/lib/time/local-date';
import { scheduleStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { publishOrShowProblems } from '@/stores/publish/check-problems';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';
import { useWeekName } from './use-week-name';

/** Maximum number of weeks listed. */
const MAX_WEEKS = 6;

/**
 * Asks before publishing what is not on screen: how much it is, and in which weeks. It follows edits of other tabs while
 * it is open.
 */
export function PublishDialog() {
  const t = useTranslations('publish');
  const common = useTranslations('common');
  const confirm = useRef<HTMLButtonElement>(null);
  const schedule = useSchedule((state) => state.schedule);
  const weekStart = useUi((state) => state.weekStart);
  const { isFirst, count, weeks } = useMemo(
    () => publicationFigures(schedule, weekStart),
    [schedule, weekStart],
  );
  const shown = weeks.slice(0, MAX_WEEKS);
  const show = useShowWeek();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={uiStore.closeDialog}
      title={t('askTitle')}
      size="sm"
      initialFocusRef={confirm}
      footer={
        <>
          <Button size="dialog" onClick={uiStore.closeDialog}>
            {common('cancel')}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            size="dialog"
            onClick={() => {
              uiStore.closeDialog();
              publishOrShowProblems();
            }}
          >
            {t('publish')}
          </Button>
        </>
      }
    >
      <p role="status">{count === 0 ? t('none') : t(isFirst ? 'askShifts' : 'askChanges', { count })}</p>
      <ul className="-mx-2 mt-2 flex flex-col">
        {shown.map((week) => (
          <WeekRow key={week.firstDay} week={week} isFirst={isFirst} onShow={() => show(week.firstDay)} />
        ))}
      </ul>
      {weeks.length > shown.length && (
        <p className="pt-3 text-ink-2">{t('moreWeeks', { count: weeks.length - shown.length })}</p>
      )}
    </Dialog>
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
    uiStore.closeDialog();
    if (!isOnCalendar) router.push('/');
  };
}
