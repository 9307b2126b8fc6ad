'use client';

import { Check, MonitorPlay, MonitorX, TabletSmartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { copyText } from '@/components/parts/share/send';
import { useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { hashExitCode, isExitCode } from '@/lib/kiosk/exit-code';
import { kioskSuffix, OWN_KIOSK } from '@/lib/kiosk/kiosk-fragment';
import { shareAddress } from '@/lib/share/share-address';
import { startKiosk, stopKiosk, useKiosk } from '@/stores/kiosk/kiosk';

const MAX_CODE_LENGTH = 8;

/** The kiosk: in this browser, or on a tablet through a link to the week. */
export const KioskSection = withLaterWords(KioskChoices);

function KioskChoices({ link }: { link: string | undefined }) {
  const t = useTranslations('kiosk');
  const headId = useId();
  const kiosk = useKiosk();
  const { last, follow } = useOutcome();
  const [code, setCode] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const isGood = code === '' || isExitCode(code);
  const withGoodCode = (act: () => void) => {
    setIsRefused(!isGood);
    if (isGood) act();
  };
  const open = () => {
    const { origin } = window.location;
    const address = shareAddress(origin, process.env.NEXT_PUBLIC_BASE_PATH ?? '', OWN_KIOSK);
    // Opens a new tab, because this tab keeps the kiosk up to date.
    window.open(address, '_blank', 'noopener');
  };
  const show = () =>
    withGoodCode(() => {
      startKiosk(code);
      open();
    });
  const copyLink = () =>
    withGoodCode(() => {
      const leave = code === '' ? undefined : hashExitCode(code, Math.random());
      if (link) follow('tablet', copyText(`${link}${kioskSuffix(leave)}`));
    });
  const isCopied = last?.outcome === 'copied';
  return (
    <section aria-labelledby={headId} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={headId} className="font-semibold">
          {t('title')}
        </h3>
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('lead')}</p>
      </div>
      <TextField
        label={t('codeLabel')}
        hint={t('codeHint')}
        error={isRefused && !isGood ? t('codeWrong') : undefined}
        value={code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_CODE_LENGTH}
        onChange={({ currentTarget }) => setCode(currentTarget.value.replace(/\D/g, ''))}
      />
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          {kiosk ? (
            <>
              <Button icon={<MonitorPlay aria-hidden="true" />} onClick={open}>
                {t('openScreen')}
              </Button>
              <Button icon={<MonitorX aria-hidden="true" />} onClick={stopKiosk}>
                {t('stop')}
              </Button>
            </>
          ) : (
            <Button icon={<MonitorPlay aria-hidden="true" />} onClick={show}>
              {t('show')}
            </Button>
          )}
        </div>
        <p className="text-xs text-ink-2 phone:text-[13px]">
          {kiosk && <span role="status">{t(kiosk.leave === undefined ? 'isOn' : 'isOnWithCode')} </span>}
          {t('showHint')}
        </p>
      </div>
      <div className="flex flex-col items-start gap-2">
        <Button
          icon={isCopied ? <Check aria-hidden="true" /> : <TabletSmartphone aria-hidden="true" />}
          disabled={!link}
          onClick={copyLink}
        >
          {t('copyLink')}
        </Button>
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('tabletHint')}</p>
        <p role="status" className="text-ink-2 empty:hidden">
          {last && t(last.outcome === 'failed' ? 'notCopied' : 'copied')}
        </p>
      </div>
    </section>
  );
}
