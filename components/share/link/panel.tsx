'use client';

import { Check, Copy, ExternalLink, ImageDown, Printer, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BusinessNameField } from '@/components/parts/share/business-name-field';
import { QrPicture } from '@/components/parts/share/qr-picture';
import { KioskSection } from '@/components/share/kiosk/kiosk-section';
import type { SharePanelProps } from '@/components/share/share-panel';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { businessNameSetting } from '@/lib/settings/team-settings';
import { moduleSize, type QrCode, qrCodeOf } from '@/lib/share/qr-code';
import type { LocalDate } from '@/lib/time/local-date';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { PersonLinks } from './person-links';
import { useLinkTitle } from './use-link-title';
import { useStaffLink } from './use-staff-link';
import './qr-sheet.css';
import { copyText, type SendOutcome, shareLink } from '@/components/parts/share/send';
import { TextField } from '@/components/ui/fields/text-field';
import { saveFile } from '@/components/ui/page/save-text-file';
import { useFormats } from '@/components/ui/use-formats';

/** The team link, its QR code, and a link for each person. */
export function LinkPanel({ week }: SharePanelProps) {
  const store = useScheduleStore();
  const link = useStaffLink(week);
  const title = useLinkTitle(week);
  const [isNameless] = useState(week.business === undefined);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-5">
        <LinkForAll firstDay={week.firstDay} link={link.all} isTooLarge={link.isTooLarge} title={title} />
        {isNameless && (
          <BusinessNameField
            value={week.business ?? ''}
            onChange={(value) => changeSetting(store, businessNameSetting, value)}
          />
        )}
      </div>
      <QrCard
        link={link.all}
        isTooLarge={link.isTooLarge}
        title={title}
        firstDay={week.firstDay}
        className="md:col-start-2 md:row-span-2 md:row-start-1"
      />
      <PersonLinks week={week} linkOf={link.ofPerson} title={title} />
      <KioskSection link={link.all} />
    </div>
  );
}

/** Maximum side of the code on screen; a code of 1,200 characters then has modules of two pixels. */
const MAX_PIXELS = 300;

interface QrCardProps {
  /** Undefined until the link is ready. */
  link: string | undefined;
  isTooLarge: boolean;
  title: string;
  firstDay: LocalDate;
  className?: string | undefined;
}

/** A QR code to scan from the screen, print or save. */
function QrCard({ link, isTooLarge, title, firstDay, className }: QrCardProps) {
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

/** The printed poster with the QR code, alone on its page; hidden on screen. */
function QrSheet({ code, title }: { code: QrCode; title: string }) {
  const t = useTranslations('share');
  return (
    <div data-printed="" className="qr-sheet">
      <p className="qr-sheet-title">{title}</p>
      <p className="qr-sheet-lead">{t('scan')}</p>
      <QrPicture code={code} pixels="160mm" />
    </div>
  );
}

/** Large enough to be sharp on paper. */
const MODULE_PIXELS = 10;

/** Saves the code as a PNG, black on white, including its quiet zone. */
async function saveQrPicture(code: QrCode, fileName: string): Promise<SendOutcome> {
  const picture = await drawQr(code);
  if (!picture) return 'failed';
  saveFile(fileName, picture);
  return 'saved';
}

async function drawQr({ size, rows }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PIXELS;
  canvas.height = size * MODULE_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE_PIXELS, y * MODULE_PIXELS, MODULE_PIXELS, MODULE_PIXELS);
    });
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Some messengers truncate longer links. */
const MAX_LINK_LENGTH = 2000;

interface LinkForAllProps {
  firstDay: LocalDate;
  /** Undefined until the link is ready. */
  link: string | undefined;
  isTooLarge: boolean;
  title: string;
}

function LinkForAll({ firstDay, link, isTooLarge, title }: LinkForAllProps) {
  const t = useTranslations('share');
  const formats = useFormats();
  const { last, follow } = useOutcome();
  const isCopied = last?.outcome === 'copied';
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <TextField
        label={t('linkTitle')}
        hint={t('linkHint')}
        value={link ?? ''}
        readOnly
        error={isTooLarge ? t('tooLarge') : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          disabled={!link}
          onClick={() => link && follow('link', copyText(link), firstDay)}
        >
          {t('copy')}
        </Button>
        {canShareBySystem() && (
          <Button
            icon={<Share2 aria-hidden="true" />}
            disabled={!link}
            onClick={() => link && follow('link', shareLink(link, title), firstDay)}
          >
            {t('share')}
          </Button>
        )}
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className={openClass}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('open')}
          </a>
        )}
      </div>
      <p role="status" className="text-ink-2 empty:hidden">
        {last &&
          (last.outcome === 'failed' ? t('notCopied') : t(last.outcome === 'shared' ? 'shared' : 'copied'))}
      </p>
      {link && link.length > MAX_LINK_LENGTH && (
        <p className="text-ink-2">{t('tooLong', { count: formats.integer(link.length) })}</p>
      )}
    </section>
  );
}

const openClass =
  'focus-ring motion inline-flex min-h-8 items-center gap-1.5 rounded-control px-3 text-sm font-medium text-ink-2 ' +
  'hit-44 hover:bg-hover hover:text-ink phone:min-h-11';
