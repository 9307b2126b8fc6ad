'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { showShift } from '@/components/parts/show-shift';
import { Button } from '@/components/ui/button';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { daysOfView } from '@/lib/shifts/views/calendar-view';
import type { SavedShifts } from '@/stores/notifications/toast';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

interface ShowSavedProps {
  saved: SavedShifts;
  onShown: () => void;
}

/** Goes to shifts that were saved on a day that is not on screen: another week or day, or any while another page is shown. */
export function ShowSaved({ saved: { shiftId, dates }, onShown }: ShowSavedProps) {
  const store = useScheduleStore();
  const t = useTranslations('notifications');
  const router = useAppRouter();
  const pathname = usePathname();
  const view = useUi((state) => state.currentView);
  const weekStart = useSetting('weekStart');
  const isInView = useSchedule(({ selectedDate }) =>
    daysOfView(view, selectedDate, weekStart).some((day) => dates.includes(day)),
  );
  const [first] = dates;
  if ((isInView && pathname === '/') || first === undefined) return null;
  const show = () => {
    store.selectDate(first);
    if (pathname !== '/') router.push('/');
    onShown();
    showShift(shiftId, { takesFocus: true });
  };
  return (
    <Button variant="soft" size="sm" tabIndex={-1} onClick={show}>
      {t('show')}
    </Button>
  );
}
