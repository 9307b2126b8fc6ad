'use client';

import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { LoadFailureContext } from '@/components/ui/loading/load-failure';
import { useOnCalendar } from '@/components/ui/page/use-on-calendar';
import { useFormats } from '@/components/ui/use-formats';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow, todayIn } from '@/lib/time/zone';
import { zoneOf } from '@/lib/time/zone-choice';
import { requestAsOf } from '@/stores/look-back/as-of-request';
import type { RestorePointSummary } from '@/stores/restore/your-data';
import { useUi } from '@/stores/ui/use-ui';

interface LookAtPointProps {
  point: RestorePointSummary;
  /** The point as the list names it. */
  name: string;
}

/** Shows the schedule that a restore point holds, on the calendar, from where single days can be put back. */
export function LookAtPoint(props: LookAtPointProps) {
  return (
    <LaterWords>
      <LookInWords {...props} />
    </LaterWords>
  );
}

function LookInWords({ point: { day, at }, name }: LookAtPointProps) {
  const t = useTranslations('lookBack');
  const formats = useFormats();
  const zone = zoneOf(useUi((state) => state.timezone));
  const onCalendar = useOnCalendar();
  const report = useContext(LoadFailureContext);
  const look = () => {
    const made = new Date(at);
    const moment = `${formats.fullDay(todayIn(made, zone))}, ${formats.time(clockTimeOf(minuteNow(made, zone)))}`;
    onCalendar(() => {
      const request = requestAsOf();
      import('@/stores/look-back/look-back-to-point')
        .then(({ lookBackToPoint }) =>
          lookBackToPoint(day, request, {
            moment,
            refused: { message: t('refused'), detail: t('refusedDetail') },
            unknown: t('unreadable'),
          }),
        )
        .catch(report);
    });
  };
  return (
    <Button
      size="sm"
      className="shrink-0 whitespace-nowrap"
      aria-label={t('lookAt', { day: name })}
      onClick={look}
    >
      {t('look')}
    </Button>
  );
}
