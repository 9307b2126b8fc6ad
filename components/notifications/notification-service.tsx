'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import { HOUR_MINUTES } from '@/lib/time/units';
import { type ServiceWords, startNotificationService } from '@/stores/notifications/service';

export function NotificationService() {
  const t = useTranslations('notifications');
  const storage = useTranslations('storage');
  const offline = useTranslations('offline');
  const formats = useFormats();
  const roleName = useRoleName();
  const words: ServiceWords = {
    reminder({ shift, minutes: left }) {
      const start = { role: roleName(shift.role), time: formats.timeInWords(shift.startTime) };
      const [hours, minutes] = [Math.floor(left / HOUR_MINUTES), left % HOUR_MINUTES];
      return {
        message:
          hours > 0
            ? t('reminderHours', { ...start, hours, minutes })
            : t('reminderMinutes', { ...start, minutes }),
        detail: shift.employeeName,
      };
    },
    startingSoon: (count) => t('startingSoon', { count }),
    delivered: (count) => t('delivered', { count }),
    trouble: (health) => ({ message: storage(`${health}Title`), detail: storage(health) }),
    update: () => ({ message: offline('ready'), detail: offline('hint') }),
  };
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });

  useEffect(() => startNotificationService(() => latest.current), []);
  return null;
}
