import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/badge';

/** An unobtrusive offline label; on a phone, only its icon is visible. */
export function OfflineSign() {
  const t = useTranslations('offline');
  return (
    <Badge icon={<CloudOff aria-hidden="true" />} className="mx-1">
      <span className="whitespace-nowrap phone:sr-only">{t('badge')}</span>
    </Badge>
  );
}
