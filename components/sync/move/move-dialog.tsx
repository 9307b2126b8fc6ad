'use client';

import { Download, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canShareFile, type SendOutcome, shareFile } from '@/components/parts/share/send';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useLongWork } from '@/components/ui/loading/use-long-work';
import { WorkProgress } from '@/components/ui/loading/work-progress';
import { saveFile } from '@/components/ui/page/save-text-file';
import { useFormats } from '@/components/ui/use-formats';
import { codeGroups } from '@/lib/saved-data/sealed/sealed-backup';
import { type MadeSealed, makeSealed } from '@/stores/restore/sealed/make-sealed';

/** Makes an encrypted backup and explains how to get it to the phone. Closing the dialog discards the code. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('movePhone');
  const common = useTranslations('common');
  const { made, problem, percent } = useSealed();
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <p role="status" className="sr-only">
        {made ? t('ready') : percent !== undefined && t('making')}
      </p>
      {problem ? (
        <p role="alert">{t(problem)}</p>
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-sm text-ink-2">{t('lead')}</p>
          {percent !== undefined && <WorkProgress label={t('making')} percent={percent} />}
          <Steps made={made} />
        </div>
      )}
    </Dialog>
  );
}

function Steps({ made }: { made: MadeSealed | undefined }) {
  const t = useTranslations('movePhone');
  const shell = useTranslations('shell');
  const data = useTranslations('yourData');
  const formats = useFormats();
  const address = `${window.location.host}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
  return (
    <ol className="flex flex-col gap-5">
      <MoveStep number={formats.integer(1)} title={t('sendStep')} hint={t('sendHint')}>
        <SendFile file={made?.file} />
      </MoveStep>
      <MoveStep
        number={formats.integer(2)}
        title={t('openStep')}
        hint={t('openHint', {
          address,
          settings: shell('settings'),
          restore: data('restore'),
          choose: data('chooseFile'),
        })}
      />
      <MoveStep number={formats.integer(3)} title={t('typeStep')} hint={t('typeHint')}>
        <ShownCode code={made?.code} />
        <p className="text-xs text-ink-2 phone:text-[13px]">{t('keepOpen')}</p>
      </MoveStep>
    </ol>
  );
}

/**
 * Shares the file with the system's share sheet if the share sheet accepts files; always offers a download.
 */
function SendFile({ file }: { file: File | undefined }) {
  const t = useTranslations('movePhone');
  const [outcome, setOutcome] = useState<SendOutcome>();
  const canShare = file !== undefined && canShareFile(file);
  const share = async (given: File) => {
    setOutcome(undefined);
    setOutcome(await shareFile(given, given.name));
  };
  const save = (given: File) => {
    saveFile(given.name, given);
    setOutcome('saved');
  };
  const outcomeText = () => {
    if (outcome === 'shared') return t('shared');
    if (outcome === 'saved') return t('saved', { name: file?.name ?? '' });
    return outcome === 'failed' ? t('notSaved') : '';
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canShare && (
          <Button
            variant="primary"
            icon={<Share2 aria-hidden="true" />}
            onClick={() => file && void share(file)}
          >
            {t('share')}
          </Button>
        )}
        <Button
          variant={canShare ? 'outline' : 'primary'}
          icon={<Download aria-hidden="true" />}
          isPending={!file}
          onClick={() => file && save(file)}
        >
          {t('download')}
        </Button>
      </div>
      <p role="status" className="text-sm wrap-break-word text-ink-2 empty:hidden">
        {outcomeText()}
      </p>
    </>
  );
}

/** The code, to be read off the screen. There is no copy button, so that the code is not sent along with the file. */
function ShownCode({ code }: { code: string | undefined }) {
  const groups = codeGroups(code ?? '');
  return (
    <div className="flex min-h-12 items-center rounded-box border border-line-2 bg-sunken px-4 py-3">
      {/* Screen readers read the code character by character: as a word, the code would be unintelligible. */}
      <p className="sr-only">{groups.map((group) => Array.from(group).join(' ')).join(', ')}</p>
      <p
        aria-hidden="true"
        className="tnum font-mono text-md font-semibold tracking-wide [word-spacing:0.5ch] select-text"
      >
        {groups.join(' ')}
      </p>
    </div>
  );
}

interface MoveStepProps {
  number: string;
  title: string;
  hint: string;
  children?: ReactNode;
}

function MoveStep({ number, title, hint, children }: MoveStepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="tnum flex size-6 shrink-0 items-center justify-center rounded-full bg-fill text-xs font-semibold text-ink-2"
      >
        {number}
      </span>
      <div className="flex min-w-0 grow flex-col gap-2.5 pt-0.5">
        <div>
          <p className="font-medium">{title}</p>
          <p className="text-xs wrap-break-word text-ink-2 phone:text-[13px]">{hint}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

type SealProblem = 'noCrypto' | 'notMade';

/**
 * Makes an encrypted backup once; `made` and `problem` are undefined until then. `percent` is set only if
 * making the backup takes long.
 */
function useSealed() {
  const [made, setMade] = useState<MadeSealed>();
  const [problem, setProblem] = useState<SealProblem>();
  const { shown, start } = useLongWork<'making'>();
  const make = useEffectEvent(async () => {
    // Without `https:`, browsers have no Web Crypto.
    if (!('subtle' in crypto)) {
      setProblem('noCrypto');
      return;
    }
    try {
      setMade(await start('making', makeSealed));
    } catch (error) {
      console.error('Failed to create the encrypted backup.', error);
      setProblem('notMade');
    }
  });
  useEffect(() => void make(), []);
  return { made, problem, percent: shown?.percent };
}
