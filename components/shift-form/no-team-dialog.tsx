'use client';

import { UserPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';

/** Replaces the shift form while the team is empty, and leads to adding an employee. */
export function NoTeamDialog() {
  const t = useTranslations('shiftForm');
  const common = useTranslations('common');
  const router = useRouter();
  const goToTeam = () => {
    openDialog({ name: 'addEmployee' });
    router.push('/employees');
  };
  return (
    <Dialog isOpen onClose={closeDialog} title={t('addTitle')} closeLabel={common('close')} size="sm">
      <EmptyState
        icon={<UserPlus aria-hidden="true" />}
        title={t('noTeamTitle')}
        description={t('noTeam')}
        action={
          <Button variant="primary" size="dialog" onClick={goToTeam}>
            {t('addEmployee')}
          </Button>
        }
      />
    </Dialog>
  );
}
