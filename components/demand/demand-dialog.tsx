'use client';

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Tabs, tabId } from '@/components/ui/tabs';
import { closeDialog } from '@/stores/ui/dialogs';
import { Gaps } from './gaps';
import { Needs } from './needs';

interface DemandDialogProps {
  tab?: 'needs' | 'gaps' | undefined;
}

export const DemandDialog = withLaterWords(DemandInWords);

function DemandInWords({ tab: first = 'needs' }: DemandDialogProps) {
  const t = useTranslations('demand');
  const common = useTranslations('common');
  const [tab, setTab] = useState(first);
  const panelId = useId();
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="lg"
      isFullScreenOnPhone
    >
      <div className="flex min-h-100 flex-col gap-4">
        <Tabs
          label={t('title')}
          value={tab}
          options={[
            { value: 'needs', label: t('needs') },
            { value: 'gaps', label: t('gaps') },
          ]}
          onChange={setTab}
          panelId={panelId}
          className="self-start"
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, tab)}
          className="flex min-w-0 flex-col gap-4"
        >
          {tab === 'needs' ? <Needs /> : <Gaps />}
        </div>
      </div>
    </Dialog>
  );
}
