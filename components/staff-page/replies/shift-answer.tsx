'use client';

import { ArrowLeftRight, HandHelping } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { AnnouncedShift } from '@/lib/requests/asked';
import { requestAbout } from '@/lib/requests/phone/about-shift';
import type { SharedShift } from '@/lib/share/shared-week';
import { RequestAct } from './request-act';
import { newNumber, type RepliesOf } from './use-phone-replies';
import { useRequestWords } from './use-request-words';

interface ShiftAnswerProps {
  shift: SharedShift;
  replies: RepliesOf;
  zone: string;
}

/** Below an open shift: a button to ask for the shift. */
export function ClaimAnswer({ shift, replies, zone }: ShiftAnswerProps) {
  const t = useTranslations('replies');
  const { shiftWords } = useRequestWords(zone);
  return (
    <RequestAct
      request={requestAbout(replies.requests, 'claim', shift)}
      replies={replies}
      label={t('take')}
      what={shiftWords(shift)}
      icon={<HandHelping aria-hidden="true" />}
      zone={zone}
      onAsk={() => replies.ask({ kind: 'claim', number: newNumber(), note: '', shift: announcedOf(shift) })}
    />
  );
}

/** Below the person's shift: buttons to swap the shift or to give it away. */
export function LeaveAnswer({ shift, replies, zone, onAsk }: ShiftAnswerProps & { onAsk: () => void }) {
  const t = useTranslations('replies');
  const { shiftWords } = useRequestWords(zone);
  return (
    <RequestAct
      request={requestAbout(replies.requests, 'leave', shift)}
      replies={replies}
      label={t('leave')}
      what={shiftWords(shift)}
      icon={<ArrowLeftRight aria-hidden="true" />}
      zone={zone}
      onAsk={onAsk}
    />
  );
}

/** The shift as a reply identifies it. */
export function announcedOf({ key, date, startTime, endTime }: SharedShift): AnnouncedShift {
  return { key, date, startTime, endTime };
}
