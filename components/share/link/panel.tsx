'use client';

import { useTranslations } from 'use-intl';
import type { SharePanelProps } from '@/components/share/share-panel';
import { useFormats } from '@/components/ui/use-formats';
import { everybodyOf } from '@/lib/share/told-states';
import { addDays } from '@/lib/time/local-date';
import { LinkForAll } from './for-all';
import { PersonLinks } from './person-links';
import { QrCard } from './qr-card';
import { useStaffLink } from './use-staff-link';

/** The link to the week for everybody, the same as a QR code, and a link for each person. */
export function LinkPanel({ week }: SharePanelProps) {
  const t = useTranslations('share');
  const formats = useFormats();
  const link = useStaffLink(week);
  const title = t('weekTitle', { range: formats.dayRange(week.firstDay, addDays(week.firstDay, 6)) });
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <LinkForAll firstDay={week.firstDay} link={link.all} isTooLarge={link.isTooLarge} title={title} />
      <QrCard
        link={link.all}
        title={title}
        firstDay={week.firstDay}
        className="md:col-start-2 md:row-span-2 md:row-start-1"
      />
      <PersonLinks people={everybodyOf(week)} linkOf={link.ofPerson} title={title} />
    </div>
  );
}
