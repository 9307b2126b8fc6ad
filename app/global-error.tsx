'use client';

import './styles/globals.css';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';

const loadScreen = () => import('@/components/shell/frame/global-error-screen');

export default function GlobalError({ error: { message } }: { error: Error }) {
  return (
    <html lang="en">
      <body>
        <WhenLoaded load={loadScreen} fallback={<main className="p-6">{message}</main>}>
          {({ GlobalErrorScreen }) => <GlobalErrorScreen message={message} />}
        </WhenLoaded>
      </body>
    </html>
  );
}
