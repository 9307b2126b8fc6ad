'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { logLoadFailure } from '@/components/ui/loading/load-failure';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { backupFolderFlag, followFlag } from '@/stores/backup-folder/flag';

const BackupFolderService = lazyPart(() => import('./service').then((module) => module.BackupFolderService), {
  onError: logLoadFailure,
});

/** Mounted on every page; loads the backup's code only if a folder is chosen. */
export function BackupFolderLayer() {
  const isChosen = useStore(backupFolderFlag, (state) => state.isChosen);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(followFlag, []);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  if (!isChosen || !isIdle) return null;
  return <BackupFolderService />;
}
