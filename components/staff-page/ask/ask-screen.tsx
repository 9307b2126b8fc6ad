'use client';

import '@/components/staff-page/replies/replies.css';
import { useEffect, useState } from 'react';
import type { StaffLinkProps } from '@/components/staff-page/staff-link-props';
import { StaffNotice } from '@/components/staff-page/staff-notice';
import { StaffSkeleton } from '@/components/staff-page/staff-skeleton';
import { StaffWords } from '@/components/staff-page/staff-words';
import { type DecodedAsk, decodeAsk } from '@/lib/requests/ask/ask-link';
import { AskForm } from './ask-form';

/** The page where a team member answers when they can work. */
export function AskScreen({ code, language, choice, onChoose }: StaffLinkProps) {
  const decoded = useDecodedAsk(code);
  if (!decoded) return <StaffSkeleton />;
  return (
    <StaffWords language={language}>
      {decoded.kind === 'ask' ? (
        <AskForm ask={decoded.ask} choice={choice} onChoose={onChoose} />
      ) : (
        <StaffNotice kind={decoded.kind} />
      )}
    </StaffWords>
  );
}

/** The previous question until a new code has been decoded. */
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
