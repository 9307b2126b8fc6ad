'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DropTarget, DropWords } from './drop-target';

export interface DragTexts {
  readonly pickedUp: (dropTarget: DropTarget, keys: string) => string;
  readonly putBack: (dropTarget: DropTarget) => string;
  readonly dropped: (dropTarget: DropTarget, words: DropWords) => string;
  /** The target and the objections, for screen readers. */
  readonly announcement: (words: DropWords | undefined, isCopy: boolean) => string;
  readonly place: (words: DropWords | undefined, isCopy: boolean) => string;
  readonly quiet: (kind: DropWords['kind'] | undefined) => string;
}

/** Returns the same object until the language changes. */
export function useDragTexts(): DragTexts {
  const t = useTranslations('drag');
  return useMemo(() => {
    const place: DragTexts['place'] = (words, isCopy) => {
      if (!words) return t('nowhere');
      return isCopy ? t('copyTo', { place: words.place }) : words.place;
    };
    const quiet: DragTexts['quiet'] = (kind) => {
      if (kind === 'same') return t('same');
      return kind === 'fits' ? t('fits') : '';
    };
    return {
      place,
      quiet,
      pickedUp: ({ name }, keys) => `${t('pickedUp', { name })} ${keys}`,
      putBack: ({ name, outcome }) => outcome?.canceled ?? t('putBack', { name }),
      dropped: ({ name, outcome }, { place }) => outcome?.done(place) ?? t('dropped', { name, place }),
      announcement: (words, isCopy) =>
        [place(words, isCopy), quiet(words?.kind), ...(words?.sentences ?? []).map(({ text }) => text)]
          .filter(Boolean)
          .join('. '),
    };
  }, [t]);
}
