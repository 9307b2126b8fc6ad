'use client';

import { Check, Copy, ExternalLink, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { copyText, shareLink } from '@/components/parts/sharing/hand-on';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { useFormats } from '@/components/ui/use-formats';
import type { LocalDate } from '@/lib/time/local-date';

/** Some messengers truncate longer links. */
const LONGEST_EVERYWHERE = 2000;

interface LinkForAllProps {
  /** The week that the link shows. */
  firstDay: LocalDate;
  /** Undefined until it is made. */
  link: string | undefined;
  isTooLarge: boolean;
  title: string;
}

/** The link to the whole week: copy, share or open it. */
export function LinkForAll({ firstDay, link, isTooLarge, title }: LinkForAllProps) {
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
      {link && link.length > LONGEST_EVERYWHERE && (
        <p className="text-ink-2">{t('tooLong', { count: formats.integer(link.length) })}</p>
      )}
    </section>
  );
}

const openClass =
  'focus-ring motion inline-flex min-h-8 items-center gap-1.5 rounded-control px-3 text-sm font-medium text-ink-2 ' +
  'hit-44 hover:bg-hover hover:text-ink phone:min-h-11';
