'use client';

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { CalendarDays, CalendarRange, Check, type LucideIcon, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { throwConfetti } from '@/components/ui/confetti';
import { useFocusReturn } from '@/components/ui/use-focus-return';
import { useFormats } from '@/components/ui/use-formats';
import { dayTotals } from '@/lib/shifts/day-totals';
import { shiftsOn } from '@/lib/shifts/schedule-index';
import { startOfCalendarWeek, weekOf } from '@/lib/time/week';
import { CONFETTI_PIECES } from '@/lib/timing';
import { scheduleStore } from '@/stores/app-stores';
import { endCelebration } from '@/stores/publish';

/** Keys that only move the focus or hold another key. */
const KEYS_WITHOUT_END = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Says over the whole page that the schedule is published; any key or click ends it. */
export function PublishCelebration() {
  const t = useTranslations('publish');
  const formats = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusReturn();
  useEffect(() => {
    const endConfetti = throwConfetti(CONFETTI_PIECES);
    const onKeyDown = (event: KeyboardEvent) => {
      if (KEYS_WITHOUT_END.has(event.key)) return;
      // The key ends the celebration and does nothing else.
      event.preventDefault();
      event.stopPropagation();
      endCelebration();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      endConfetti();
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
  const { schedule, selectedDate } = scheduleStore.getState();
  const days = weekOf(startOfCalendarWeek(selectedDate));
  const shifts = days.flatMap((day) => shiftsOn(schedule.shifts, day));
  const { headCount } = dayTotals(shifts);
  const [first = selectedDate, last = selectedDate] = [days[0], days.at(-1)];
  return (
    <Dialog open onClose={endCelebration} initialFocus={title} className="fixed inset-0 z-50">
      <div className="fixed inset-0 bg-canvas/92 backdrop-blur-md contrast:bg-canvas" aria-hidden="true" />
      <div className="fixed inset-0 overflow-y-auto" onClickCapture={endCelebration}>
        <DialogPanel className="flex min-h-full flex-col items-center justify-center gap-4 p-6 text-center">
          <span
            aria-hidden="true"
            className="mb-2 flex size-20 items-center justify-center rounded-[24px] bg-accent text-on-accent shadow-4"
          >
            <Check className="size-9" strokeWidth={2.5} />
          </span>
          <DialogTitle
            ref={title}
            tabIndex={-1}
            className="text-[40px] leading-12 font-semibold tracking-tight text-balance outline-none phone:text-[32px] phone:leading-10"
          >
            {t('celebrationTitle')}
          </DialogTitle>
          <p className="text-md text-ink-2">{t('celebration')}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-2">
            <Figure icon={CalendarDays} text={t('shifts', { count: shifts.length })} />
            <Figure icon={UsersRound} text={t('people', { count: headCount })} />
            <Figure icon={CalendarRange} text={formats.dayRange(first, last)} />
          </ul>
          <p className="mt-4 text-xs text-ink-3 coarse:hidden phone:hidden">{t('anyKey')}</p>
          <p className="mt-4 hidden text-xs text-ink-3 coarse:block phone:block">{t('tap')}</p>
        </DialogPanel>
      </div>
    </Dialog>
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
