'use client';

import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { isKioskFragment } from '@/lib/kiosk/is-kiosk-fragment';
import { isAskFragment } from '@/lib/requests/ask/ask-link';
import { type DecodedWeek, decodeWeek } from '@/lib/share/week-code/week-code';
import { readChoice, withChoice } from '@/lib/share/week-code/week-code-choice';
import { keepPage } from './keep-page';
import { StaffNotice } from './staff-notice';
import { StaffSkeleton } from './staff-skeleton';
import { StaffWords } from './staff-words';
import { replaceFragment, useFragment } from './use-fragment';
import { usePageLanguage } from './use-page-language';
import { WeekScreen } from './week-screen';

const AskScreen = lazyPart(() => import('./ask/ask-screen').then((module) => module.AskScreen), {
  fallback: StaffSkeleton,
});
const KioskPage = lazyPart(() => import('./kiosk/kiosk-page').then((module) => module.KioskPage), {
  fallback: StaffSkeleton,
});

/** Shows the published week contained in its link to anyone with the link. It reads none of the app's data. */
export function StaffPage() {
  const fragment = useFragment();
  useEffect(() => {
    void keepPage();
  }, []);
  if (fragment === undefined) return <StaffSkeleton />;
  if (isKioskFragment(fragment)) return <KioskPage fragment={fragment} />;
  return isAskFragment(fragment) ? <AskScreen fragment={fragment} /> : <StaffWeek fragment={fragment} />;
}

function StaffWeek({ fragment }: { fragment: string }) {
  const decoded = useDecoded(withChoice(fragment, {}));
  const choice = readChoice(fragment);
  const language = usePageLanguage(choice);
  if (!decoded) return <StaffSkeleton />;
  return (
    <StaffWords language={language}>
      {decoded.kind === 'week' ? (
        <WeekScreen
          week={decoded.week}
          fragment={fragment}
          choice={choice}
          onChoose={(chosen) => replaceFragment(withChoice(fragment, { ...choice, ...chosen }))}
        />
      ) : (
        <StaffNotice kind={decoded.kind} />
      )}
    </StaffWords>
  );
}

/** The decoded week; the previous one until a new code has been decoded. */
function useDecoded(code: string): DecodedWeek | undefined {
  const [decoded, setDecoded] = useState<DecodedWeek>();
  useEffect(() => {
    let isWanted = true;
    void decodeWeek(code).then((read) => {
      if (isWanted) setDecoded(read);
    });
    return () => {
      isWanted = false;
    };
  }, [code]);
  return decoded;
}
