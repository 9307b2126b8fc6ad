'use client';

import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DataRow } from '@/components/parts/settings/data-row';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const MoveDialog = lazyPart(() => import('./move-dialog').then((module) => module.MoveDialog));

/** Handing the whole schedule over once, without anything in between. */
export function MoveRow() {
  const t = useTranslations('movePhone');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <DataRow title={t('title')} hint={t('rowHint')}>
        <Button icon={<Smartphone aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {t('start')}
        </Button>
      </DataRow>
      {isOpen && <MoveDialog onClose={close} onMissing={close} />}
    </>
  );
}
