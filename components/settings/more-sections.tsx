'use client';

import { type ReactNode, useEffect } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { BusinessSettings } from './business-settings';
import { InstallSection } from './install-section';
import { NotificationSettings } from './notifications/section';
import { OfflineSection } from './offline-section';
import { HolidaySettings } from './planning/holidays';
import { OpeningHoursSettings } from './planning/opening-hours';
import { RegionalSettings } from './regional/section';
import { RulesSettings } from './rules-settings';
import { sectionId } from './sections/sections';
import { arriveAtSection } from './sections/use-current-section';
import { YourDataSection } from './your-data/section';

/** Goes to the section that the address names, once all are there. */
function AddressedSection() {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1));
    if (section) return arriveAtSection(section);
  }, []);
  return null;
}

/**
 * The sections after the first, which stand so that two columns are about equally long. `devices` is a section of another
 * room.
 */
export function MoreSections({ devices }: { devices: ReactNode }) {
  return (
    <LaterWords fallback={<div className="h-dvh" />}>
      <div className="flex flex-col gap-8 xl:col-start-2 xl:row-span-3 xl:row-start-1">
        <NotificationSettings />
        <RulesSettings />
      </div>
      <RegionalSettings />
      <BusinessSettings />
      <div className="grid min-w-0 grid-cols-1 items-start gap-8 xl:col-span-2 xl:grid-cols-2 xl:grid-rows-[auto_auto_1fr]">
        <div className="flex min-w-0 flex-col gap-8 xl:row-span-3">
          <OpeningHoursSettings />
          <HolidaySettings />
        </div>
        <div id={sectionId('data')} className="min-w-0">
          <YourDataSection />
        </div>
        <div id={sectionId('devices')} className="min-w-0 xl:col-start-2">
          {devices}
        </div>
        <div id={sectionId('offline')} className="flex min-w-0 flex-col gap-8 xl:col-start-2">
          <InstallSection />
          <OfflineSection />
        </div>
      </div>
      <AddressedSection />
    </LaterWords>
  );
}
