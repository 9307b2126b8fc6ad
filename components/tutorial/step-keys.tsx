'use client';

import { useTranslations } from 'use-intl';
import { Kbd } from '@/components/ui/kbd';
import { readPlatform } from '@/components/ui/page/platform';
import { type KeyWords, keyCaps } from '@/lib/shortcuts/key-names';

/** The shortcut for what the step shows, in the platform's notation. */
export function StepKeys({ shortcut }: { shortcut: string }) {
  const t = useTranslations('tutorial');
  const keys = useTranslations('shortcuts');
  const words: KeyWords = {
    Shift: keys('keyName.Shift'),
    Ctrl: keys('keyName.Ctrl'),
    Enter: keys('keyName.Enter'),
    Delete: keys('keyName.Delete'),
    Escape: keys('keyName.Escape'),
    Home: keys('keyName.Home'),
    End: keys('keyName.End'),
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-1.5 text-[13px] text-ink-2">
      <span className="mr-0.5">{t('shortcut')}</span>
      {keyCaps(shortcut, readPlatform(), words).map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
    </p>
  );
}
