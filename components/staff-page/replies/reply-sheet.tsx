'use client';

import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { IconButton } from '@/components/ui/icon-button';
import type { LinkIdentity } from '@/lib/requests/links/link-identity';
import { HandOnReply } from './hand-on-reply';
import type { RepliesOf } from './use-phone-replies';
import { useReplyLink } from './use-reply-link';
import { useRequestWords } from './use-request-words';

interface ReplySheetProps {
  identity: LinkIdentity;
  name: string;
  replies: RepliesOf;
  zone?: string | undefined;
  onClose: () => void;
}

/** What is in the reply, and the ways to hand it on; afterwards, that it is sent. */
export function ReplySheet({ identity, name, replies, zone, onClose }: ReplySheetProps) {
  const t = useTranslations('replies');
  const [isSent, setIsSent] = useState(false);
  const made = useReplyLink(identity, name, replies.next);
  const closeEmpty = useEffectEvent(onClose);
  const isEmpty = !isSent && replies.next.length === 0;
  useEffect(() => {
    if (isEmpty) closeEmpty();
  }, [isEmpty]);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSent) done.current?.focus();
  }, [isSent]);
  return (
    // One dialog all along: it knows where the focus came from.
    <Dialog
      isOpen
      onClose={onClose}
      title={isSent ? t('sheet.sentTitle') : t('sheet.title')}
      titleIcon={isSent && <SentSign />}
      closeLabel={t('close')}
      footer={
        isSent && (
          <Button ref={done} variant="primary" size="dialog" onClick={onClose}>
            {t('sheet.done')}
          </Button>
        )
      }
    >
      {isSent ? (
        <p>{identity.person ? t('sheet.sentHint') : t('sheet.sentHintAll')}</p>
      ) : (
        <div className="flex flex-col gap-5">
          <p>{t('sheet.must')}</p>
          {replies.isRefused && <p className="text-ink-2">{t('asked.refused')}</p>}
          <InReply replies={replies} zone={zone} />
          {made === 'failed' ? (
            <p role="alert">{t('sheet.notMade')}</p>
          ) : (
            <HandOnReply
              // What was said of an earlier link does not hold for another one.
              key={made?.link}
              link={made?.link}
              name={name}
              onSent={() => {
                replies.markSent(made?.numbers ?? []);
                setIsSent(true);
              }}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

function InReply({ replies, zone }: Pick<ReplySheetProps, 'replies' | 'zone'>) {
  const t = useTranslations('replies');
  const { what } = useRequestWords(zone);
  const list = useRef<HTMLUListElement>(null);
  const further = replies.waitingCount - replies.next.length;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('sheet.of')}</h3>
      <ul ref={list} tabIndex={-1} aria-label={t('sheet.of')} className="reply-list outline-none">
        {replies.next.map(({ asked }) => (
          <li key={asked.number}>
            <span className="min-w-0 grow">
              <span className="block wrap-anywhere" dir="auto">
                {what(asked)}
              </span>
              {asked.note && (
                <span className="block wrap-anywhere text-ink-2" dir="auto">
                  {asked.note}
                </span>
              )}
            </span>
            <IconButton
              label={t('actFor', { act: t('sheet.takeOut'), what: what(asked) })}
              tooltip={false}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                list.current?.focus();
                replies.takeOut(asked.number);
              }}
            />
          </li>
        ))}
      </ul>
      {further > 0 && <p className="text-ink-2">{t('sheet.more', { count: further })}</p>}
    </div>
  );
}

function SentSign() {
  return (
    <span
      aria-hidden="true"
      data-status="Confirmed"
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-status-surface text-status-text contrast:border-2"
    >
      <Check size={20} />
    </span>
  );
}
