'use client';

import { Copy, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText, type HandedOn, shareText } from '@/components/parts/sharing/hand-on';
import { QrPicture } from '@/components/parts/sharing/qr-picture';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import type { AvailabilityAsk } from '@/lib/requests/ask/ask-table';
import { moduleSize, qrCodeOf } from '@/lib/share/qr-code';
import { askLink } from '@/stores/requests/ask';

/** Maximum side of the code on screen. */
const MAX_PIXELS = 220;

/** The link of the question: copied, shared, or as a QR code. */
export function AskHandOn({ ask }: { ask: AvailabilityAsk }) {
  const t = useTranslations('ask');
  const formats = useFormats();
  const [link, setLink] = useState<string>();
  const [outcome, setOutcome] = useState<HandedOn>();
  useEffect(() => {
    let isWanted = true;
    void askLink(ask).then((made) => isWanted && setLink(made));
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const code = useMemo(() => (link === undefined ? undefined : qrCodeOf(link)), [link]);
  const message = `${t('message', { day: formats.longDay(ask.lastDay) })}\n${link ?? ''}`;
  const handOn = (handing: Promise<HandedOn>) =>
    void handing.then((result) => result !== 'canceled' && setOutcome(result));
  return (
    <section className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-3">
        <TextField
          label={t('link')}
          hint={t('lead')}
          value={link ?? ''}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            disabled={!link}
            onClick={() => handOn(copyText(message))}
          >
            {t('copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              icon={<Share2 aria-hidden="true" />}
              disabled={!link}
              onClick={() => handOn(shareText(message, t('title')))}
            >
              {t('share')}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {outcome && t(outcome === 'failed' ? 'notCopied' : outcome === 'shared' ? 'shared' : 'copied')}
        </p>
      </div>
      {code && (
        <div className="w-fit overflow-hidden rounded-box border border-line-2 bg-white phone:hidden">
          <QrPicture code={code} label={t('qr')} pixels={code.size * moduleSize(code, MAX_PIXELS)} />
        </div>
      )}
    </section>
  );
}
