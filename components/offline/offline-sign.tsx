import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/badge';

/** On a phone, only the icon is visible. */
export function OfflineSign() {
  const t = useTranslations('offline');
  return (
    <Badge icon={<CloudOff aria-hidden="true" />} className="mx-1">
      <span className="whitespace-nowrap phone:sr-only">{t('badge')}</span>
    </Badge>
  );
}
