'use client';

import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LaterWords } from '@/components/parts/later-words';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';

export function InboxHeading() {
  const t = useTranslations('shell');
  return (
    <h1 tabIndex={-1} className="text-lg font-semibold outline-none">
      {t('inbox')}
    </h1>
  );
}

const PasteDialog = lazyPart(() => import('./paste-dialog').then((module) => module.PasteDialog));

/** Accepts replies that did not come through their link. */
export function InboxActions() {
  const [isPasting, setPasting] = useState(false);
  return (
    <LaterWords>
      <PasteButton onPress={() => setPasting(true)} />
      {isPasting && <PasteDialog onClose={() => setPasting(false)} />}
    </LaterWords>
  );
}

function PasteButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('inbox');
  return (
    <Button
      icon={<ClipboardPaste aria-hidden="true" />}
      onPointerEnter={PasteDialog.preload}
      onClick={onPress}
    >
      <span className="phone:sr-only">{t('paste')}</span>
    </Button>
  );
}
