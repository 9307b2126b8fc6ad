'use client';

import { CalendarX, TriangleAlert, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface FillEmptyProps {
  why: 'noOpen' | 'noTeam' | 'failed';
  onAgain: () => void;
  onAddOpen: () => void;
  onAddEmployee: () => void;
}

/** Why there is no plan, with the one act that helps. */
export function FillEmpty({ why, onAgain, onAddOpen, onAddEmployee }: FillEmptyProps) {
  const t = useTranslations('fill');
  switch (why) {
    case 'noOpen':
      return (
        <EmptyState
          icon={<CalendarX aria-hidden="true" />}
          title={t('noOpen')}
          description={t('noOpenHint')}
          action={<Button onClick={onAddOpen}>{t('addOpen')}</Button>}
        />
      );
    case 'noTeam':
      return (
        <EmptyState
          icon={<Users aria-hidden="true" />}
          title={t('noTeam')}
          description={t('noTeamHint')}
          action={<Button onClick={onAddEmployee}>{t('addEmployee')}</Button>}
        />
      );
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            tone="danger"
            icon={<TriangleAlert aria-hidden="true" />}
            title={t('failed')}
            description={t('failedHint')}
            action={<Button onClick={onAgain}>{t('again')}</Button>}
          />
        </div>
      );
  }
}
