'use client';

import './styles/globals.css';
import { BareErrorScreen } from '@/components/shell/frame/bare-error-screen';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { useLoaded } from '@/components/ui/loading/use-loaded';
import { withLaterStyle } from '@/components/ui/loading/with-later-style';

// Avoids `lazyPart`, because every page loads this script first, along with everything the script imports. If
// the screen fails to load, the bare screen is shown.
const loadScreen = withLaterStyle(() => import('@/components/shell/frame/global-error-screen'));

export default function GlobalError({ error: { message } }: { error: Error }) {
  const screen = useLoaded(loadScreen, logLoadFailure);
  return (
    <html lang="en">
      <body>
        {screen ? <screen.GlobalErrorScreen message={message} /> : <BareErrorScreen message={message} />}
      </body>
    </html>
  );
}
