'use client';

import { WhenLoaded } from '@/components/ui/loading/when-loaded';

const loadScreen = () => import('@/components/shell/frame/error-screen');

export function MissingPage() {
  return (
    <WhenLoaded load={loadScreen} fallback={<main className="p-6">404</main>}>
      {({ NotFoundScreen }) => <NotFoundScreen />}
    </WhenLoaded>
  );
}
