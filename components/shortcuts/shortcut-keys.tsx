'use client';

import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Kbd } from '@/components/ui/kbd';
import { readPlatform } from '@/components/ui/page/platform';
import { type KeyWords, keyCaps } from '@/lib/shortcuts/key-names';

interface ShortcutKeysProps {
  ways: readonly string[];
  /** The ways are keys of one kind, such as arrows, and need no "or" between them. */
  isAnyOf?: boolean | undefined;
}

/** The ways to press a shortcut: `Shift` `H` or `G` then `H`. */
export function ShortcutKeys({ ways, isAnyOf = false }: ShortcutKeysProps) {
  const t = useTranslations('shortcuts');
  const platform = readPlatform();
  const words: KeyWords = {
    Shift: t('keyName.Shift'),
    Ctrl: t('keyName.Ctrl'),
    Enter: t('keyName.Enter'),
    Delete: t('keyName.Delete'),
    Escape: t('keyName.Escape'),
    Home: t('keyName.Home'),
    End: t('keyName.End'),
  };
  return ways.map((way, position) => (
    <Fragment key={way}>
      {position > 0 && !isAnyOf && <span className="text-xs leading-5 text-ink-3">{t('or')}</span>}
      <span className="inline-flex items-center gap-1">
        {way.split(' ').map((stroke, place) => (
          <Fragment key={stroke}>
            {place > 0 && <span className="text-xs text-ink-3">{t('then')}</span>}
            {keyCaps(stroke, platform, words).map((cap, index) => (
              <Fragment key={cap}>
                {index > 0 && platform === 'other' && (
                  <span aria-hidden="true" className="text-xs text-ink-3">
                    +
                  </span>
                )}
                <Kbd>{cap}</Kbd>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}
