'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';

/** The section about other devices; it comes with the other sections of the settings. */
export const LaterDevices = lazyPart(
  () => import('./devices-section').then((module) => module.DevicesSection),
  { fallback: () => <div className="h-30" /> },
);
