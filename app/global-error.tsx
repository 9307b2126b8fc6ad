'use client';

import './styles/globals.css';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const GlobalErrorScreen = lazyPart(
  () => import('@/components/shell/frame/global-error-screen').then((module) => module.GlobalErrorScreen),
  { fallback: ({ message }) => <main className="p-6">{message}</main> },
);

export default function GlobalError({ error: { message } }: { error: Error }) {
  return (
    <html lang="en">
      <body>
        <GlobalErrorScreen message={message} />
      </body>
    </html>
  );
}
