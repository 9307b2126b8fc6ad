'use client';

import { CloudAlert, CloudCheck, CloudOff, CloudSync } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { LaterWords } from '@/components/parts/later-words';
import { IconButton } from '@/components/ui/icon-button';
import { useAppRouter } from '@/components/ui/page/use-app-router';
import { openConflicts } from '@/stores/sync/sync-store';
import { useSync } from '@/stores/sync/use-sync';
import { openDialog } from '@/stores/ui/dialogs';
import { useStateWords } from './use-state-words';

const ICONS = { well: CloudCheck, busy: CloudSync, away: CloudOff, ask: CloudAlert } as const;

const SETTINGS = '/settings';
const SETTINGS_PAGE = /^\/settings\/?$/;
const SECTION = 'settings-devices';

/** Sync status button in the toolbar. */
export function SyncStatusButton() {
  return (
    <LaterWords fallback={<span className="size-8" />}>
      <StatusButton />
    </LaterWords>
  );
}

function StatusButton() {
  const { tone, text } = useStateWords({ withConflicts: true });
  const hasConflicts = useSync((state) => openConflicts(state).length > 0);
  const isRunning = useSync(({ status }) => status?.ended === undefined);
  const router = useAppRouter();
  const pathname = usePathname();
  const Icon = ICONS[tone];
  const open = () => {
    if (hasConflicts && isRunning) openDialog({ name: 'conflicts' });
    else if (!SETTINGS_PAGE.test(pathname)) router.push(`${SETTINGS}#${SECTION}`);
    else showSection();
  };
  return (
    <IconButton
      label={text}
      icon={<Icon aria-hidden="true" />}
      data-status={tone === 'ask' ? 'Pending' : undefined}
      className={tone === 'ask' ? 'text-status-text!' : undefined}
      onClick={open}
    />
  );
}

/** Shows the sync section if the settings page is already open. */
function showSection(): void {
  const section = document.getElementById(SECTION);
  const heading = section?.querySelector('h2');
  section?.scrollIntoView({ block: 'nearest' });
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
