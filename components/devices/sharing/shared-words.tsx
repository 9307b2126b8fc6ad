import type { ReactNode } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { SHARED_CATALOGUES } from '@/lib/i18n/catalogues/devices/shared-messages';

interface SharedWordsProps {
  children: ReactNode;
  /** Shown until they are there. */
  fallback?: ReactNode;
}

/** The words of sharing, for its children. */
export function SharedWords({ children, fallback }: SharedWordsProps) {
  return (
    <LaterWords catalogues={SHARED_CATALOGUES} fallback={fallback}>
      {children}
    </LaterWords>
  );
}
