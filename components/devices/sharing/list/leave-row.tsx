'use client';

import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DataRow } from '@/components/parts/settings/data-row';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const LeaveDialog = lazyPart(() => import('./leave-dialog').then((module) => module.LeaveDialog));

/** The way out of the shared schedule, asked first. */
export function LeaveRow() {
  const t = useTranslations('sharedDevices');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <DataRow title={t('leaveRow')} hint={t('leaveHint')}>
      <Button
        icon={<LogOut aria-hidden="true" />}
        className="text-danger-text!"
        onClick={() => setIsAsking(true)}
      >
        {t('leave')}
      </Button>
      {isAsking && <LeaveDialog onClose={close} onMissing={close} />}
    </DataRow>
  );
}
