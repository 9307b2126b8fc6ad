'use client';

import { Copy, QrCode as QrSign, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText, shareText } from '@/components/parts/sharing/hand-on';
import { QrPicture } from '@/components/parts/sharing/qr-picture';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { moduleSize, qrCodeOf } from '@/lib/share/qr-code';

/** The widest code that fits into a sheet at 320 px. */
const MAX_PIXELS = 280;

interface HandOnReplyProps {
  /** Undefined until it is made. */
  link: string | undefined;
  name: string;
  onSent: () => void;
}

/** Hands the reply on. A browser tells only of its own share sheet whether something went out, so the rest is asked. */
export function HandOnReply({ link, name, onSent }: HandOnReplyProps) {
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
