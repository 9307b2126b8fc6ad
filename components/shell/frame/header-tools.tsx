'use client';

import { CircleHelp, Moon, Sun } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { Menu } from '@/components/ui/menu/menu';
import { uiStore } from '@/stores/app/ui-store';
import { withToggleCue } from '@/stores/notifications/cue-port';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { useUi } from '@/stores/ui/use-ui';

const HelpMenuSurface = lazyPart(
  () => import('./help-menu-surface').then((module) => module.HelpMenuSurface),
  { onError: logLoadFailure },
);

/** Loads once the history has a step to undo or redo. */
const HistoryButtons = lazyPart(() => import('./history-buttons').then((module) => module.HistoryButtons), {
  onError: logLoadFailure,
});

/** app/ provides the bell that comes before the theme button. */
export const HeaderBell = createContext<ReactNode>(null);

/** The bell, the theme and Help, in the bar of every page; for touch, each is 44 px. */
export function HeaderTools({ isThemeInMenu }: { isThemeInMenu?: boolean | undefined }) {
  const t = useTranslations('shell');
  const bell = useContext(HeaderBell);
  const hasSteps = useSchedule(({ history: { undo, redo } }) => undo.length + redo.length > 0);
  const darkMode = useUi((state) => state.darkMode);
  return (
    <div className="flex shrink-0 items-center gap-1 coarse:gap-3 phone:-mr-0.5 phone:gap-3">
      {hasSteps && <HistoryButtons />}
      {bell}
      <IconButton
        label={darkMode ? t('lightMode') : t('darkMode')}
        className={isThemeInMenu ? 'max-[767px]:hidden' : undefined}
        icon={darkMode ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        onClick={withToggleCue(uiStore.toggleDarkMode)}
      />
      <Menu
        label={t('help')}
        icon={<CircleHelp aria-hidden="true" />}
        surface={HelpMenuSurface}
        data-tutorial="help"
      />
    </div>
  );
}
