'use client';

import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import type { Shift } from '@/lib/shifts/shift/shift';
import { uiStore } from '@/stores/app/ui-store';
import { useUi } from '@/stores/ui/use-ui';

/** Without a station there is nothing to group by. */
export function hasStations(shifts: readonly Shift[]): boolean {
  return shifts.some(({ station }) => station !== undefined);
}

/** Never true if none of the shifts has a station. */
export function useIsByStation(shifts: readonly Shift[]): boolean {
  const isWanted = useUi((state) => state.byStation);
  return isWanted && hasStations(shifts);
}

export function StationsSwitch() {
  const t = useTranslations('calendar');
  const isOn = useUi((state) => state.byStation);
  return (
    <Button
      variant="ghost"
      aria-pressed={isOn}
      icon={<MapPin aria-hidden="true" />}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink contrast:aria-pressed:bg-ink contrast:aria-pressed:text-canvas"
      onClick={uiStore.toggleByStation}
    >
      <span className="phone:sr-only">{t('byStation')}</span>
    </Button>
  );
}
