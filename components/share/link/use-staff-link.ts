'use client';

import { useEffect, useState } from 'react';
import { shareAddress } from '@/lib/share/share-address';
import { type SharedWeek, weekOfPerson } from '@/lib/share/shared-week';
import { encodeWeek } from '@/lib/share/week-code';

interface StaffLink {
  /** The link to the whole week, as soon as it is made. */
  readonly all: string | undefined;
  /** The week has more than a link can carry. */
  readonly isTooLarge: boolean;
  /** The link to that person's shifts alone. */
  readonly ofPerson: (name: string) => Promise<string>;
}

/** The links of a published week. They hold the week itself: nothing is kept anywhere for them. */
export function useStaffLink(week: SharedWeek): StaffLink {
  const [made, setMade] = useState<{ week: SharedWeek; link: string | undefined }>();
  useEffect(() => {
    let isHere = true;
    const take = (link: string | undefined) => {
      if (isHere) setMade({ week, link });
    };
    linkTo(week).then(take, (error: unknown) => {
      console.warn('The link to the week could not be made.', error);
      take(undefined);
    });
    return () => {
      isHere = false;
    };
  }, [week]);
  const own = made?.week === week ? made : undefined;
  return {
    all: own?.link,
    isTooLarge: own !== undefined && own.link === undefined,
    ofPerson: (name) => linkTo(weekOfPerson(week, name)),
  };
}

async function linkTo(week: SharedWeek): Promise<string> {
  return shareAddress(
    window.location.origin,
    process.env.NEXT_PUBLIC_BASE_PATH ?? '',
    await encodeWeek(week),
  );
}
