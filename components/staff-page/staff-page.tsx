'use client';

import { useEffect, useState } from 'react';
import { pickLanguage } from '@/lib/i18n/language';
import { isKioskFragment } from '@/lib/kiosk/is-kiosk-fragment';
import { isAskFragment } from '@/lib/requests/ask/ask-fragment';
import { type DecodedWeek, decodeWeek } from '@/lib/share/week-code/decode-week';
import { readChoice, withChoice } from '@/lib/share/week-code/week-code-choice';
import type { StaffLinkProps } from './staff-link-props';
import { StaffNotice } from './staff-notice';
import { StaffSkeleton } from './staff-skeleton';
import { StaffWords } from './staff-words';
import { replaceFragment, useFragment } from './use-fragment';
import { type LaterParts, useLaterParts } from './use-later-parts';
import { WeekScreen } from './week/week-screen';

/** Shows the published week in its link to anyone with the link. Reads none of the app's data. */
export function StaffPage() {
  const fragment = useFragment();
  return fragment === undefined ? <StaffSkeleton /> : <StaffLink fragment={fragment} />;
}

function StaffLink({ fragment }: { fragment: string }) {
  const later = useLaterParts();
  useEffect(() => {
    void later?.storePageOffline();
  }, [later]);
  // The boot script sets the device's language before the first paint.
  const [ownLanguage] = useState(() => pickLanguage([document.documentElement.lang]));
  const choice = readChoice(fragment);
  const language = choice.language ?? ownLanguage;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const code = withChoice(fragment, {});
  const link: StaffLinkProps = {
    code,
    language,
    choice,
    onChoose: (chosen) => replaceFragment(withChoice(code, { ...choice, ...chosen })),
  };
  const isKiosk = isKioskFragment(code);
  if (!isKiosk && !isAskFragment(code)) return <StaffWeek {...link} later={later} />;
  if (!later) return <StaffSkeleton />;
  return isKiosk ? <later.KioskPage {...link} /> : <later.AskScreen {...link} />;
}

function StaffWeek({ code, language, later, ...chosen }: StaffLinkProps & { later: LaterParts | undefined }) {
  const decoded = useDecoded(code);
  if (!decoded) return <StaffSkeleton />;
  return (
    <StaffWords language={language}>
      {decoded.kind === 'week' ? (
        <WeekScreen week={decoded.week} code={code} later={later} {...chosen} />
      ) : (
        <StaffNotice kind={decoded.kind} />
      )}
    </StaffWords>
  );
}

/** The previous week until a new code has been decoded. */
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
