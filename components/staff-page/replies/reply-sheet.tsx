'use client';

import { Check, Copy, QrCode as QrSign, Share2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { QrPicture } from '@/components/parts/share/qr-picture';
import { copyText, shareText } from '@/components/parts/share/send';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import type { LinkIdentity } from '@/lib/requests/links/link-identity';
import type { SavedRequest } from '@/lib/requests/phone/saved-request';
import { replyAddress } from '@/lib/requests/reply/reply-address';
import { encodeReply } from '@/lib/requests/reply/reply-code';
import { moduleSize, qrCodeOf } from '@/lib/share/qr-code';
import { MINUTE_MS } from '@/lib/time/units';
import type { RepliesOf } from './use-phone-replies';
import { useRequestWords } from './use-request-words';

interface ReplySheetProps {
  identity: LinkIdentity;
  name: string;
  replies: RepliesOf;
  zone?: string | undefined;
  onClose: () => void;
}

/** The content of the reply and the ways to send it; then a confirmation. */
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
    // The pressed button is gone.
    if (isSent) done.current?.focus();
  }, [isSent]);
  return (
    // Keeps the same dialog throughout, because the dialog remembers where the focus came from.
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
            <SendReply
              // Feedback on an earlier link does not apply to another link.
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

interface MadeReply {
  readonly link: string;
  readonly numbers: readonly string[];
}

/** The reply link for these requests; undefined until it is ready, `failed` if it cannot be made. */
function useReplyLink(
  identity: LinkIdentity,
  name: string,
  requests: readonly SavedRequest[],
): MadeReply | 'failed' | undefined {
  const language = useLocale();
  const [made, setMade] = useState<{
    readonly key: string;
    readonly reply: MadeReply | 'failed' | undefined;
  }>();
  const { workplace, person } = identity;
  const key = JSON.stringify([workplace, person, name, language, requests.map(({ asked }) => asked)]);
  const make = useEffectEvent(async (): Promise<MadeReply | 'failed' | undefined> => {
    const asked = requests.map((request) => request.asked);
    if (asked.length === 0) return undefined;
    const madeAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    try {
      const code = await encodeReply({
        workplace,
        ...(person && { person }),
        name,
        language,
        madeAt,
        asked,
      });
      const link = replyAddress(window.location.origin, process.env.NEXT_PUBLIC_BASE_PATH ?? '', code);
      return { link, numbers: asked.map(({ number }) => number) };
    } catch (error) {
      console.error('Failed to create the reply.', error);
      return 'failed';
    }
  });
  useEffect(() => {
    let isWanted = true;
    void make().then((reply) => {
      if (isWanted) setMade({ key, reply });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return made?.key === key ? made.reply : undefined;
}

/** The widest code that fits into a sheet at 320 px. */
const MAX_PIXELS = 280;

interface SendReplyProps {
  /** Undefined until the link is ready. */
  link: string | undefined;
  name: string;
  onSent: () => void;
}

/** Sends the reply. Browsers report success only for the system share sheet, so otherwise the person is asked. */
function SendReply({ link, name, onSent }: SendReplyProps) {
  const t = useTranslations('replies');
  const [shown, setShown] = useState<'copied' | 'failed' | 'code'>();
  const text = link && `${t('sheet.message', { name })}\n${link}`;
  const canShare = typeof navigator.share === 'function';
  const copy = async () => {
    if (text) setShown((await copyText(text)) === 'copied' ? 'copied' : 'failed');
  };
  const share = async () => {
    if (!text) return;
    const outcome = await shareText(text, t('sheet.title'));
    if (outcome === 'shared') onSent();
    else if (outcome !== 'canceled') setShown(outcome === 'copied' ? 'copied' : 'failed');
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2 [&>button]:min-h-11 [&>button]:grow">
        {canShare && (
          <Button
            variant="primary"
            size="lg"
            disabled={!link}
            className="basis-full"
            icon={<Share2 aria-hidden="true" />}
            onClick={share}
          >
            {t('sheet.share')}
          </Button>
        )}
        <Button
          variant={canShare ? 'outline' : 'primary'}
          size="lg"
          disabled={!link}
          icon={<Copy aria-hidden="true" />}
          onClick={copy}
        >
          {t('sheet.copy')}
        </Button>
        <Button
          size="lg"
          disabled={!link}
          aria-expanded={shown === 'code'}
          icon={<QrSign aria-hidden="true" />}
          onClick={() => setShown('code')}
        >
          {t('sheet.qr')}
        </Button>
      </div>
      {shown === 'code' && link && <ReplyCode link={link} />}
      <p role="status" className="text-ink-2 empty:hidden">
        {shown === 'copied' ? t('sheet.copied') : shown === 'failed' && t('sheet.notCopied')}
      </p>
      {shown === 'failed' && (
        <TextField
          label={t('sheet.link')}
          value={link ?? ''}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {shown && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-box bg-fill p-3 pl-4">
          <p className="font-medium">{t('sheet.ask')}</p>
          <Button size="lg" onClick={onSent}>
            {t('sheet.yes')}
          </Button>
        </div>
      )}
    </div>
  );
}

function ReplyCode({ link }: { link: string }) {
  const t = useTranslations('replies');
  const code = useMemo(() => qrCodeOf(link), [link]);
  if (!code) return <p className="text-ink-2">{t('sheet.qrTooLong')}</p>;
  return (
    <div className="flex flex-col items-center gap-2">
      <div className="overflow-hidden rounded-box border border-line-2 bg-white">
        <QrPicture code={code} label={t('sheet.qrName')} pixels={code.size * moduleSize(code, MAX_PIXELS)} />
      </div>
      <p className="text-center text-ink-2">{t('sheet.qrHint')}</p>
    </div>
  );
}
