'use client';

import '@/components/staff-page/staff-page.css';
import '@/components/staff-page/replies/replies.css';
import { useEffect, useState } from 'react';
import { LaterWords } from '@/components/parts/later-words';
import { StaffNotice } from '@/components/staff-page/staff-notice';
import { StaffSkeleton } from '@/components/staff-page/staff-skeleton';
import { StaffWords } from '@/components/staff-page/staff-words';
import { replaceFragment } from '@/components/staff-page/use-fragment';
import { usePageLanguage } from '@/components/staff-page/use-page-language';
import { WEEKLY_CATALOGUES } from '@/lib/i18n/catalogues/forms/weekly-messages';
import { REPLIES_CATALOGUES } from '@/lib/i18n/catalogues/replies-messages';
import { type DecodedAsk, decodeAsk } from '@/lib/requests/ask/ask-link';
import { readChoice, withChoice } from '@/lib/share/week-code/week-code-choice';
import { AskForm } from './ask-form';

/** The page of a question to the whole team: when they can work, every week. */
export function AskScreen({ fragment }: { fragment: string }) {
  const decoded = useDecodedAsk(withChoice(fragment, {}));
  const choice = readChoice(fragment);
  const language = usePageLanguage(choice);
  if (!decoded) return <StaffSkeleton />;
  return (
    <StaffWords language={language}>
      {decoded.kind === 'ask' ? (
        <LaterWords catalogues={REPLIES_CATALOGUES} fallback={<StaffSkeleton />}>
          <LaterWords catalogues={WEEKLY_CATALOGUES} fallback={<StaffSkeleton />}>
            <AskForm
              ask={decoded.ask}
              choice={choice}
              onChoose={(chosen) => replaceFragment(withChoice(fragment, { ...choice, ...chosen }))}
            />
          </LaterWords>
        </LaterWords>
      ) : (
        <StaffNotice kind={decoded.kind} />
      )}
    </StaffWords>
  );
}

/** The decoded question; the previous one until a new code has been decoded. */
function useDecodedAsk(code: string): DecodedAsk | undefined {
  const [decoded, setDecoded] = useState<DecodedAsk>();
  useEffect(() => {
    let isWanted = true;
    void decodeAsk(code).then((read) => {
      if (isWanted) setDecoded(read);
    });
    return () => {
      isWanted = false;
    };
  }, [code]);
  return decoded;
}
