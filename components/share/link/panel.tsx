'use client';

import { useState } from 'react';
import { HouseNameField } from '@/components/parts/sharing/house-name-field';
import { KioskSection } from '@/components/share/kiosk/kiosk-section';
import type { SharePanelProps } from '@/components/share/share-panel';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { LinkForAll } from './for-all';
import { PersonLinks } from './person-links';
import { QrCard } from './qr-card';
import { useLinkTitle } from './use-link-title';
import { useStaffLink } from './use-staff-link';

/** The link to the week for everybody, the same as a QR code, and a link for each person. */
export function LinkPanel({ week }: SharePanelProps) {
  const store = useScheduleStore();
  const link = useStaffLink(week);
  const title = useLinkTitle(week);
  const [isNameless] = useState(week.house === undefined);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-5">
        <LinkForAll firstDay={week.firstDay} link={link.all} isTooLarge={link.isTooLarge} title={title} />
        {isNameless && (
          <HouseNameField
            value={week.house ?? ''}
            onChange={(value) => changeSetting(store, 'businessName', value)}
          />
        )}
      </div>
      <QrCard
        link={link.all}
        isTooLarge={link.isTooLarge}
        title={title}
        firstDay={week.firstDay}
        className="md:col-start-2 md:row-span-2 md:row-start-1"
      />
      <PersonLinks week={week} linkOf={link.ofPerson} title={title} />
      <KioskSection link={link.all} />
    </div>
  );
}
