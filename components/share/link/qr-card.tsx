'use client';

import { ImageDown, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { QrPicture } from '@/components/parts/sharing/qr-picture';
import { useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { moduleSize, qrCodeOf } from '@/lib/share/qr-code';
import type { LocalDate } from '@/lib/time/local-date';
import { QrSheet } from './qr-sheet';
import { saveQrPicture } from './save-qr-picture';

/** Maximum side of the code on screen; a code of 1,200 characters then has modules of two pixels. */
const MAX_PIXELS = 300;

interface QrCardProps {
  /** Undefined until it is made. */
  link: string | undefined;
  isTooLarge: boolean;
  title: string;
  /** The week that the link shows. */
  firstDay: LocalDate;
  className?: string | undefined;
}

/** The link as a QR code: scan it from the screen, print it or save it. */
export function QrCard({ link, isTooLarge, title, firstDay, className }: QrCardProps) {
  const t = useTranslations('share');
  const { last, follow } = useOutcome();
  const code = useMemo(() => (link === undefined ? undefined : qrCodeOf(link)), [link]);
  return (
    <section className={classNames('flex min-w-0 flex-col gap-3 md:w-75', className)}>
      <h3 className="font-semibold">{t('qrTitle')}</h3>
      {link !== undefined && !code && <p className="text-ink-2">{t('qrTooLong')}</p>}
      {(code || (link === undefined && !isTooLarge)) && (
        <>
          <div className="flex min-h-75 items-center justify-center rounded-box border border-line-2 bg-white">
            {code && (
              <QrPicture code={code} label={t('qrName')} pixels={code.size * moduleSize(code, MAX_PIXELS)} />
            )}
          </div>
          <div className="flex flex-wrap gap-2 [&>button]:grow">
            <Button disabled={!code} icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {t('printQr')}
            </Button>
            <Button
              disabled={!code}
              icon={<ImageDown aria-hidden="true" />}
              onClick={() =>
                code && follow('picture', saveQrPicture(code, `brigade-${firstDay}.png`), firstDay)
              }
            >
              {t('saveQr')}
            </Button>
          </div>
          <p role="status" className="text-ink-2 empty:hidden">
            {last && t(last.outcome === 'saved' ? 'saved' : 'notSaved')}
          </p>
          {code && <QrSheet code={code} title={title} />}
        </>
      )}
    </section>
  );
}
