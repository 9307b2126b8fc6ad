'use client';

import { useEffect, useMemo, useState } from 'react';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { MAX_QR_LENGTH } from '@/lib/share/qr-length';
import { shareAddress } from '@/lib/share/share-address';
import { type SharedWeek, weekOfPerson, withRoleNames } from '@/lib/share/shared-week';
import { encodeWithin } from '@/lib/share/week-code/week-code-within';

interface StaffLink {
  /** The link to the whole week; undefined until made. */
  readonly all: string | undefined;
  /** The week does not fit into a link. */
  readonly isTooLarge: boolean;
  /** The link to that person's shifts only. */
  readonly ofPerson: (name: string) => Promise<string>;
}

/** The links of a published week. They contain the week itself; nothing is stored for them. */
export function useStaffLink(stored: SharedWeek): StaffLink {
  const { ownName } = useRoleBook();
  const week = useMemo(() => withRoleNames(stored, ownName), [stored, ownName]);
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
  const current = made?.week === week ? made : undefined;
  return {
    all: current?.link,
    isTooLarge: current !== undefined && current.link === undefined,
    ofPerson: (name) => linkTo(weekOfPerson(week, name)),
  };
}

async function linkTo(week: SharedWeek): Promise<string> {
  const addressOf = (code: string) =>
    shareAddress(window.location.origin, process.env.NEXT_PUBLIC_BASE_PATH ?? '', code);
  return addressOf(await encodeWithin(week, MAX_QR_LENGTH - addressOf('').length));
}
