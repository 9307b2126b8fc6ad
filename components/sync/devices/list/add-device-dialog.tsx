'use client';

import { Check, Copy, Share2, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QrPicture } from '@/components/parts/share/qr-picture';
import { copyText, type SendOutcome, shareLink } from '@/components/parts/share/send';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { moduleSize, qrCodeOf } from '@/lib/share/qr-code';
import { deviceLink } from '@/stores/sync/sync';

/** Maximum side of the code on screen. */
const MAX_PIXELS = 260;

interface AddDeviceDialogProps {
  /** Sync has just been started. */
  isFirst?: boolean;
  onClose: () => void;
}

/** The invitation for another device: a QR code, and the same invitation as a link. */
export function AddDeviceDialog({ isFirst = false, onClose }: AddDeviceDialogProps) {
  const t = useTranslations('addDevice');
  const setup = useTranslations('syncSetup');
  const common = useTranslations('common');
  const { link, isMissing } = useDeviceLink();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      subtitle={isFirst && <p className="text-sm text-ink-2">{setup('done')}</p>}
    >
      {isMissing ? (
        <p role="alert">{t('notMade')}</p>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink-2">{t('lead')}</p>
          <Code link={link} />
          <p data-status="Pending" className="flex items-start gap-2.5 text-sm font-medium">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-status-text" />
            {t('warning')}
          </p>
          <SendLink link={link} />
        </div>
      )}
    </Dialog>
  );
}

function useDeviceLink() {
  const [link, setLink] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    let isHere = true;
    deviceLink()
      .catch((error: unknown) => console.error('Failed to create the link for a device.', error))
      .then((made) => {
        if (!isHere) return;
        if (made) setLink(made);
        else setIsMissing(true);
      });
    return () => {
      isHere = false;
    };
  }, []);
  return { link, isMissing };
}

function Code({ link }: { link: string | undefined }) {
  const t = useTranslations('addDevice');
  const code = useMemo(() => (link === undefined ? undefined : qrCodeOf(link)), [link]);
  if (link !== undefined && !code) return null;
  return (
    <div className="flex min-h-70 items-center justify-center rounded-box border border-line-2 bg-white">
      {code && <QrPicture code={code} label={t('qr')} pixels={code.size * moduleSize(code, MAX_PIXELS)} />}
    </div>
  );
}

function SendLink({ link }: { link: string | undefined }) {
  const t = useTranslations('addDevice');
  const [outcome, setOutcome] = useState<SendOutcome>();
  const follow = (sending: Promise<SendOutcome>) => {
    setOutcome(undefined);
    void sending.then((result) => result !== 'canceled' && setOutcome(result));
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('link')}
        value={link ?? ''}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          disabled={!link}
          onClick={() => link && follow(copyText(link))}
        >
          {t('copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            icon={<Share2 aria-hidden="true" />}
            disabled={!link}
            onClick={() => link && follow(shareLink(link, t('shareTitle')))}
          >
            {t('share')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {outcome && t(outcome === 'failed' ? 'notCopied' : outcome === 'shared' ? 'shared' : 'copied')}
      </p>
    </div>
  );
}
