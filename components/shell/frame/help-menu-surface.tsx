'use client';

import { BookOpen, GraduationCap, Keyboard, LifeBuoy, RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OwnSurfaceProps } from '@/components/ui/menu/menu';
import type { MenuItem } from '@/components/ui/menu/menu-item';
import { MenuSurface } from '@/components/ui/menu/menu-surface';
import { HAS_KEYS } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { documentationUrl } from '@/lib/documentation';
import {
  canResumeTutorial,
  resumeTutorial,
  startTutorial,
  useTutorialState,
} from '@/stores/first-use/tutorial';
import { useLanguage } from '@/stores/preferences/use-language';
import { firePageEvent } from '@/stores/ui/page-events';

/** The address of Contact Support; set at build time by the operator. */
const SUPPORT_MAIL = process.env.NEXT_PUBLIC_SUPPORT_MAIL ?? 'support@brigade.example';

/** The tutorial actions available now. */
function useTutorialItems(): readonly MenuItem[] {
  const t = useTranslations('shell');
  const isRunning = useTutorialState((state) => state.index !== null);
  const canResume = useTutorialState(canResumeTutorial);
  const icon = <GraduationCap aria-hidden="true" />;
  if (isRunning) return [{ id: 'tutorial', label: t('tutorialRunning'), icon, disabled: true }];
  const start: MenuItem = { id: 'start', label: t('startTutorial'), icon, onSelect: startTutorial };
  const resume: MenuItem = {
    id: 'resume',
    label: t('resumeTutorial'),
    icon: <RotateCw aria-hidden="true" />,
    onSelect: resumeTutorial,
  };
  return canResume ? [start, resume] : [start];
}

/** The entries of Help (SPEC section 2), loaded when the menu is first opened. */
export function HelpMenuSurface(props: OwnSurfaceProps) {
  const t = useTranslations('shell');
  const tutorialItems = useTutorialItems();
  const language = useLanguage((state) => state.language);
  // Touch-only devices have no keys.
  const hasKeys = useMediaQuery(HAS_KEYS);
  const shortcuts: MenuItem = {
    id: 'shortcuts',
    label: t('keyboardShortcuts'),
    icon: <Keyboard aria-hidden="true" />,
    onSelect: () => firePageEvent('showKeyboardShortcuts'),
  };
  return (
    <MenuSurface
      {...props}
      items={[
        ...tutorialItems,
        {
          id: 'documentation',
          separatorBefore: true,
          label: t('documentation'),
          icon: <BookOpen aria-hidden="true" />,
          href: documentationUrl(language),
          newTabHint: t('opensNewTab'),
        },
        ...(hasKeys ? [shortcuts] : []),
        {
          id: 'support',
          label: t('contactSupport'),
          icon: <LifeBuoy aria-hidden="true" />,
          href: `mailto:${SUPPORT_MAIL}`,
        },
      ]}
    />
  );
}
