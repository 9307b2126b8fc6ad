'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import type { LinkIdentity } from '@/lib/requests/links/link-identity';
import type { KeptRequest } from '@/lib/requests/phone/kept-request';
import { replyAddress } from '@/lib/requests/reply/reply-address';
import { encodeReply } from '@/lib/requests/reply/reply-code';
import { MINUTE_MS } from '@/lib/time/units';

/** A reply that is made, and what is in it. */
interface MadeReply {
  readonly link: string;
  readonly numbers: readonly string[];
}

/** The link of the reply with these requests; undefined until it is made, `failed` where it cannot be. */
export function useReplyLink(
  identity: LinkIdentity,
  name: string,
  requests: readonly KeptRequest[],
): MadeReply | 'failed' | undefined {
  const language = useLocale();
  const [made, setMade] = useState<{
    readonly key: string;
    readonly reply: MadeReply | 'failed' | undefined;
  }>();
  const { workplace, person } = identity;
  const key = JSON.stringify([workplace, person, name, language, requests.map(({ asked }) => asked)]);
  const make = useEffectEvent(async (): Promise<MadeReply | 'failed' | undefined> => {
    const asked = requests.map((request) => request.asked);
    if (asked.length === 0) return undefined;
    const madeAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    try {
      const code = await encodeReply({
        workplace,
        ...(person && { person }),
        name,
        language,
        madeAt,
        asked,
      });
      const link = replyAddress(window.location.origin, process.env.NEXT_PUBLIC_BASE_PATH ?? '', code);
      return { link, numbers: asked.map(({ number }) => number) };
    } catch (error) {
      console.error('The reply could not be made.', error);
      return 'failed';
    }
  });
  useEffect(() => {
    let isWanted = true;
    void make().then((reply) => {
      if (isWanted) setMade({ key, reply });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return made?.key === key ? made.reply : undefined;
}
