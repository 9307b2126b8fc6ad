'use client';

import './kiosk.css';
import './kiosk-foot.css';
import { MonitorOff } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { StaffLinkProps } from '@/components/staff-page/staff-link-props';
import { StaffNotice } from '@/components/staff-page/staff-notice';
import { StaffSkeleton } from '@/components/staff-page/staff-skeleton';
import { StaffWords } from '@/components/staff-page/staff-words';
import { replaceFragment } from '@/components/staff-page/use-fragment';
import { EmptyState } from '@/components/ui/empty-state';
import { exitCodeHashIn, isOwnKiosk, withoutKioskSuffix } from '@/lib/kiosk/kiosk-fragment';
import type { SharedWeek } from '@/lib/share/shared-week';
import { type DecodedWeek, decodeWeek } from '@/lib/share/week-code/week-code';
import { withChoice } from '@/lib/share/week-code/week-code-choice';
import { followKioskText, parseKioskText, readKioskText } from '@/stores/kiosk/kiosk-text';
import { KioskScreen } from './kiosk-screen';

const APP = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`;

/** The kiosk: shows the weeks that this browser's app stores for it, or the week in its link. */
export function KioskPage({ code, language, choice, onChoose }: StaffLinkProps) {
  const isOwn = isOwnKiosk(code);
  const stored = useSyncExternalStore(followKioskText, readKioskText, () => null);
  const own = useMemo(() => parseKioskText(stored), [stored]);
  const read = useWeeks(isOwn ? (own?.weeks ?? []).map((week) => week.fragment).join('\n') : code);
  if (!read) return <StaffSkeleton />;
  const leaveLink = () => replaceFragment(withChoice(withoutKioskSuffix(code), choice));
  return (
    <StaffWords language={language}>
      {isOwn && !own ? (
        <KioskOff app={APP} />
      ) : !isOwn && read.failure ? (
        <StaffNotice kind={read.failure} />
      ) : (
        <KioskScreen
          weeks={read.weeks}
          leave={isOwn ? own?.leave : exitCodeHashIn(code)}
          language={language}
          onLanguage={(chosen) => onChoose({ language: chosen })}
          onLeave={isOwn ? () => window.location.assign(APP) : leaveLink}
        />
      )}
    </StaffWords>
  );
}

function KioskOff({ app }: { app: string }) {
  const t = useTranslations('kiosk');
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6">
      <title>{`${t('title')} · Brigade`}</title>
      <h1 className="text-md font-semibold">{t('title')}</h1>
      <EmptyState
        icon={<MonitorOff />}
        title={t('offTitle')}
        description={t('offHint')}
        action={
          <a href={app} className="kiosk-link focus-ring">
            {t('openApp')}
          </a>
        }
      />
    </main>
  );
}

interface Weeks {
  readonly weeks: readonly SharedWeek[];
  readonly failure?: Exclude<DecodedWeek['kind'], 'week'> | undefined;
}

/**
 * `fragments` has one fragment per line. Returns the previous weeks until new weeks are read; undefined at
 * first.
 */
function useWeeks(fragments: string): Weeks | undefined {
  const [read, setRead] = useState<Weeks>();
  useEffect(() => {
    let isWanted = true;
    const reading = fragments === '' ? [] : fragments.split('\n').map(decodeWeek);
    void Promise.all(reading).then((decoded) => {
      if (!isWanted) return;
      const [failure] = decoded.flatMap(({ kind }) => (kind === 'week' ? [] : [kind]));
      setRead({ weeks: decoded.flatMap((one) => (one.kind === 'week' ? [one.week] : [])), failure });
    });
    return () => {
      isWanted = false;
    };
  }, [fragments]);
  return read;
}
