'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import type { ListedText } from '@/stores/restore/quarantine';
import { useQuarantine } from '@/stores/restore/use-quarantine';
import { DiscardDialog } from './discard-dialog';
import { UnreadableText } from './unreadable-text';

/** Everything in quarantine, until it is dealt with; nothing if that is nothing. */
export function UnreadableTexts() {
  const texts = useQuarantine();
  const [discarding, setDiscarding] = useState<ListedText>();
  if (texts.length === 0) return null;
  return (
    <LaterWords>
      <List texts={texts} onDiscard={setDiscarding} />
      {discarding && <DiscardDialog text={discarding} onClose={() => setDiscarding(undefined)} />}
    </LaterWords>
  );
}

interface ListProps {
  texts: readonly ListedText[];
  onDiscard: (text: ListedText) => void;
}

function List({ texts, onDiscard }: ListProps) {
  const t = useTranslations('unreadable');
  return (
    <section aria-label={t('title')} tabIndex={-1} className="outline-none">
      <p className="font-medium">{t('title')}</p>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('lead')}</p>
      <ul className="divide-y divide-line">
        {texts.map((text) => (
          <UnreadableText key={text.name} text={text} onDiscard={() => onDiscard(text)} />
        ))}
      </ul>
    </section>
  );
}
