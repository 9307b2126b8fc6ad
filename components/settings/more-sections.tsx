'use client';

import { HouseSettings } from './house-settings';
import { InstallSection } from './install-section';
import { NotificationSettings } from './notifications/section';
import { RegionalSettings } from './regional/section';
import { RulesSettings } from './rules-settings';
import { YourDataSection } from './your-data/section';

/** The sections after the first. */
export function MoreSections() {
  return (
    <>
      <NotificationSettings />
      <RegionalSettings />
      <RulesSettings />
      <HouseSettings />
      <YourDataSection />
      <InstallSection />
    </>
  );
}
