'use client';

import { Eye, EyeOff, KeyRound, type LucideIcon, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

const FACTS: readonly (readonly [name: 'sees' | 'seesNot' | 'loses' | 'whoever', icon: LucideIcon])[] = [
  ['sees', Eye],
  ['seesNot', EyeOff],
  ['loses', RotateCcw],
  ['whoever', KeyRound],
];

/** What the relay sees and what not, in plain words, before anything goes there. */
export function RelayFacts() {
  const t = useTranslations('shareSetup');
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-box border border-line-2 bg-sunken px-4 py-3.5">
      <h3 id={id} className="font-semibold">
        {t('factsTitle')}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {FACTS.map(([name, Icon]) => (
          <li key={name} className="flex gap-2.5 text-sm text-ink-2">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-icon" />
            <span className="min-w-0">{t(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
