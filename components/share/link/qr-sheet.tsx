'use client';

import './qr-sheet.css';
import { useTranslations } from 'use-intl';
import { QrPicture } from '@/components/parts/sharing/qr-picture';
import type { QrCode } from '@/lib/share/qr-code';

/** The printed poster with the QR code, alone on its page; hidden on screen. */
export function QrSheet({ code, title }: { code: QrCode; title: string }) {
  const t = useTranslations('share');
  return (
    <div data-printed="" className="qr-sheet">
      <p className="qr-sheet-title">{title}</p>
      <p className="qr-sheet-lead">{t('scan')}</p>
      <QrPicture code={code} pixels="160mm" />
    </div>
  );
}
