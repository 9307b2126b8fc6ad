'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SegmentGroup } from '@/components/ui/fields/segment-group';
import { SelectField } from '@/components/ui/fields/select-field';
import { TimeField } from '@/components/ui/fields/time-field';
import { DELIVERY_FORMATS, REMINDER_LEAD_TIMES } from '@/lib/notifications/notification';
import { parseClockTime } from '@/lib/time/clock-time';
import { readTime } from '@/lib/time/parse-times';
import { notificationsStore } from '@/stores/app/notifications-store';
import { useNotifications } from '@/stores/notifications/use-notifications';

/** How long before a shift its reminder is due, and when other notices are delivered. */
export function NotificationTiming() {
  const t = useTranslations('settings');
  const timing = useNotifications((state) => state.preferences.timing);
  const mergeTiming = (changes: Partial<typeof timing>) =>
    notificationsStore.mergePreferences({ timing: changes });
  /** Typed text that is not a valid time yet; not saved. */
  const [typed, setTyped] = useState<string>();
  const isDigest = timing.deliveryFormat === 'digest';
  const take = (text: string) => {
    const time = parseClockTime(text);
    setTyped(time ? undefined : text);
    if (time) mergeTiming({ nonUrgentDeliveryTime: time });
  };
  return (
    <>
      <SelectField
        isRow
        label={t('leadTime')}
        value={timing.reminderLeadTime}
        options={REMINDER_LEAD_TIMES.map((value) => ({ value, label: t(`leadTimeChoice.${value}`) }))}
        onChange={(reminderLeadTime) => mergeTiming({ reminderLeadTime })}
      />
      <SegmentGroup
        label={t('delivery')}
        hint={t('deliveryHint')}
        value={timing.deliveryFormat}
        options={DELIVERY_FORMATS.map((value) => ({ value, label: t(`deliveryChoice.${value}`) }))}
        onChange={(deliveryFormat) => mergeTiming({ deliveryFormat })}
      />
      <TimeField
        isRow
        label={t('deliveryTime')}
        hint={isDigest ? undefined : t('deliveryTimeHint')}
        error={isDigest && typed !== undefined ? t('deliveryTimeWrong') : undefined}
        isDisabled={!isDigest}
        value={typed ?? timing.nonUrgentDeliveryTime}
        onChange={take}
        // No shift begins then: what has minutes is as written, 6:00 in the morning.
        onType={(text) => take(parseClockTime(text) ?? readTime(text) ?? text)}
      />
    </>
  );
}
