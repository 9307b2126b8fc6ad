'use client';

import './kiosk.css';
import './kiosk-foot.css';
import { useMemo, useSyncExternalStore } from 'react';
import type { StaffLinkProps } from '@/components/staff-page/staff-link-props';
import { StaffNotice } from '@/components/staff-page/staff-notice';
import { StaffSkeleton } from '@/components/staff-page/staff-skeleton';
import { StaffWords } from '@/components/staff-page/staff-words';
import { replaceFragment } from '@/components/staff-page/use-fragment';
import { isOwnKiosk, leaveIn, plainFragment } from '@/lib/kiosk/kiosk-fragment';
import { withChoice } from '@/lib/share/week-code/week-code-choice';
import { followOwnScreen, ownScreenIn, readOwnScreen } from '@/stores/kiosk/own-screen';
import { KioskOff } from './kiosk-off';
import { KioskScreen } from './kiosk-screen';
import { useWeeks } from './use-weeks';

const APP = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`;

/** The screen at the wall: of the weeks that the app of this browser keeps for it, or of the one in its link. */
export function KioskPage({ code, language, choice, onChoose }: StaffLinkProps) {
  const isOwn = isOwnKiosk(code);
  const stored = useSyncExternalStore(followOwnScreen, readOwnScreen, () => null);
  const own = useMemo(() => ownScreenIn(stored), [stored]);
  const read = useWeeks(isOwn ? (own?.weeks ?? []).map((week) => week.fragment).join('\n') : code);
  if (!read) return <StaffSkeleton />;
  const leaveLink = () => replaceFragment(withChoice(plainFragment(code), choice));
  return (
    <StaffWords language={language}>
      {isOwn && !own ? (
        <KioskOff app={APP} />
      ) : !isOwn && read.failure ? (
        <StaffNotice kind={read.failure} />
      ) : (
        <KioskScreen
          weeks={read.weeks}
          leave={isOwn ? own?.leave : leaveIn(code)}
          language={language}
          onLanguage={(chosen) => onChoose({ language: chosen })}
          onLeave={isOwn ? () => window.location.assign(APP) : leaveLink}
        />
      )}
    </StaffWords>
  );
}
