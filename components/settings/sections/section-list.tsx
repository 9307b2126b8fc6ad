'use client';

import {
  Bell,
  Clock,
  Globe,
  HardDrive,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  Scale,
  Store,
  WifiOff,
} from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { SETTINGS_SECTIONS, type SettingsSection, sectionId } from './sections';
import { useCurrentSection } from './use-current-section';

const ICONS: Readonly<Record<SettingsSection, LucideIcon>> = {
  appearance: Palette,
  notifications: Bell,
  rules: Scale,
  regional: Globe,
  house: Store,
  opening: Clock,
  data: HardDrive,
  devices: MonitorSmartphone,
  offline: WifiOff,
};

export const SectionList = withLaterWords(Links);

function Links() {
  const t = useTranslations('settingsSections');
  const place = useRef<HTMLElement>(null);
  const { current, goTo } = useCurrentSection(place);

  const follow = (event: MouseEvent, section: SettingsSection) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Adds no history entry, so that Back leaves the settings.
    event.preventDefault();
    window.history.replaceState(null, '', `#${sectionId(section)}`);
    goTo(section);
  };
  return (
    <nav ref={place} aria-label={t('label')}>
      <ul className="flex flex-col gap-0.5">
        {SETTINGS_SECTIONS.map((section) => {
          const Icon = ICONS[section];
          return (
            <li key={section}>
              <a
                href={`#${sectionId(section)}`}
                aria-current={section === current || undefined}
                onClick={(event) => follow(event, section)}
                className={
                  'flex min-h-8 items-center gap-2.5 rounded-control px-2.5 py-1 font-medium text-ink-2 motion focus-ring ' +
                  'hover:bg-hover hover:text-ink aria-current:bg-fill aria-current:text-ink coarse:min-h-11 ' +
                  '[&>svg]:size-4 [&>svg]:shrink-0 aria-current:[&>svg]:text-accent-text ' +
                  'contrast:aria-current:bg-ink contrast:aria-current:text-canvas contrast:aria-current:[&>svg]:text-canvas ' +
                  'forced-colors:aria-current:outline-2 forced-colors:aria-current:outline-[Highlight]'
                }
              >
                <Icon aria-hidden="true" strokeWidth={1.75} />
                <span className="min-w-0 hyphens-auto wrap-break-word">{t(section)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
