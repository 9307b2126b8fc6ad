'use client';

import { MoreSections } from '@/components/settings/more-sections';
import { DevicesSection } from '@/components/sync/devices-section';

export { SectionList } from '@/components/settings/sections/section-list';

/** The sections after the first, including those of other feature folders. */
export function LaterSections() {
  return <MoreSections devices={<DevicesSection />} />;
}
