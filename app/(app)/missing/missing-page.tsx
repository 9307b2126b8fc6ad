'use client';

import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';

export const MissingPage = lazyPart(
  () => import('@/components/shell/frame/error-screen').then((module) => module.NotFoundScreen),
  { fallback: () => <main className="p-6">404</main>, onError: logLoadFailure },
);
