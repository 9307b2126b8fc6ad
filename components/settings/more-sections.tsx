'use client';

import { LaterWords } from '@/components/parts/later-words';
import { PLANNING_CATALOGUES } from '@/lib/i18n/planning-messages';
import { HouseSettings } from './house-settings';
import { InstallSection } from './install-section';
import { NotificationSettings } from './notifications/section';
import { OfflineSection } from './offline-section';
import { OpeningHoursSettings } from './planning/opening-hours';
import { RegionalSettings } from './regional/section';
import { RulesSettings } from './rules-settings';
import { YourDataSection } from './your-data/section';

/** The sections after the first. */
export function MoreSections() {
  return (
    <LaterWords catalogues={PLANNING_CATALOGUES} fallback={<div className="h-dvh" />}>
      <NotificationSettings />
      <RegionalSettings />
      <RulesSettings />
      <OpeningHoursSettings />
      <HouseSettings />
      <YourDataSection />
      <InstallSection />
      <OfflineSection />
    </LaterWords>
  );
}
