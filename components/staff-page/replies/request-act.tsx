'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { stepOf } from '@/lib/requests/phone/about-shift';
import type { SavedRequest } from '@/lib/requests/phone/saved-request';
import { RequestStateLine } from './request-state';
import type { RepliesOf } from './use-phone-replies';

interface RequestActProps {
  /** The latest request on this subject. */
  request: SavedRequest | undefined;
  replies: RepliesOf;
  label: string;
  /** The state repeats the request, because nothing around the button shows the request. */
  isAlone?: boolean | undefined;
  /** The subject, appended to the button's accessible name. */
  what?: string | undefined;
  icon: ReactNode;
  zone: string | undefined;
  onAsk: () => void;
}

/** One kind of request: a button, then the request's state and the remaining actions. */
export function RequestAct(props: RequestActProps) {
  const { request, replies, label, isAlone = false, what, icon, zone, onAsk } = props;
  const t = useTranslations('replies');
  const step = stepOf(request);
  const number = request?.asked.number ?? '';
  // Renders the same button throughout, so that the button keeps the focus.
  const act =
    step === 'takeBack'
      ? { label: t('takeBack'), onClick: () => replies.takeOut(number) }
      : step === 'sendAgain'
        ? { label: t('sendAgain'), onClick: () => replies.sendAgain(number) }
        : { label, icon, onClick: onAsk };
  return (
    <div className="reply-act">
      {request && isAlone && (
        <span className="reply-said">
          <span className="block font-medium">{label}</span>
          <RequestStateLine request={request} zone={zone} />
        </span>
      )}
      {request && !isAlone && <RequestStateLine request={request} zone={zone} />}
      <Button
        key="act"
        variant="ghost"
        size="sm"
        icon={act.icon}
        aria-label={what && t('actFor', { act: act.label, what })}
        onClick={act.onClick}
      >
        {act.label}
      </Button>
    </div>
  );
}
