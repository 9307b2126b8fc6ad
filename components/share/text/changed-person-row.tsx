'use client';

import { Check, Copy, ExternalLink, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { HandedOn } from '@/components/parts/sharing/hand-on';
import { PersonAvatar } from '@/components/share/person-avatar';
import { PersonContact } from '@/components/share/person-contact';
import { canShareBySystem } from '@/components/share/use-outcome';
import { IconButton } from '@/components/ui/icon-button';

interface ChangedPersonRowProps {
  name: string;
  /** The changes, one line per shift. */
  lines: readonly string[];
  /** All of it in words, to send. */
  message: string;
  /** Undefined when they have no shift left in the week. */
  link: string | undefined;
  /** Whether the link in the message has been made. */
  isReady: boolean;
  outcome: HandedOn | undefined;
  onCopy: () => void;
  onShare: () => void;
}

/** The changes for one person, with buttons to copy or share the message. */
export function ChangedPersonRow({
  name,
  lines,
  message,
  link,
  isReady,
  outcome,
  onCopy,
  onShare,
}: ChangedPersonRowProps) {
  const t = useTranslations('teamText');
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 last:border-b-0">
      <PersonAvatar name={name} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium" dir="auto">
          {name}
        </p>
        <ul className="tnum text-ink-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className={linkClass}>
            {t('linkOf', { name })}
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          </a>
        )}
        <PersonContact name={name} text={message} className="py-1.5" />
        <p role="status" className="text-xs text-ink-2 empty:hidden phone:text-[13px]">
          {outcome && t(outcome === 'failed' ? 'failedOf' : outcome === 'shared' ? 'shared' : 'copied')}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 phone:flex-col phone:gap-2">
        <IconButton
          label={t('copyOf', { name })}
          tooltip={false}
          disabled={!isReady}
          icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={onCopy}
        />
        {canShareBySystem() && (
          <IconButton
            label={t('shareOf', { name })}
            tooltip={false}
            disabled={!isReady}
            icon={<Share2 aria-hidden="true" />}
            onClick={onShare}
          />
        )}
      </div>
    </li>
  );
}

const linkClass =
  'focus-ring motion hit-44 inline-flex items-center gap-1.5 rounded-control text-accent-ink underline ' +
  'underline-offset-2 phone:min-h-11';
