'use client';

import { DevicesSection } from '@/components/devices/devices-section';
import { MoreSections } from '@/components/settings/more-sections';

export { SectionList } from '@/components/settings/sections/section-list';

/** The sections after the first, those of other rooms among them. */
export function LaterSections() {
  return <MoreSections devices={<DevicesSection />} />;
}
