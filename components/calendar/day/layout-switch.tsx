'use client';

import { ChartGantt, Rows3 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LayoutSwitch } from '@/components/calendar/toolbar/layout-switch';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';

/** Switches between by shift and by employee, in the title of the day. */
export function DayLayoutSwitch({ onNear }: { onNear: () => void }) {
  const t = useTranslations('calendar');
  const layout = useUi((state) => state.dayLayout);
  return (
    <LayoutSwitch
      label={t('daily')}
      layouts={[
        { value: 'shift', label: t('byShift'), icon: Rows3 },
        { value: 'employee', label: t('byEmployee'), icon: ChartGantt },
      ]}
      value={layout}
      onChange={uiStore.setDayLayout}
      onNear={onNear}
      isIconOnPhone
    />
  );
}
