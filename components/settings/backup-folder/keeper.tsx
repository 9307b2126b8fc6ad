'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '@/components/ui/loading/when-idle';
import { WhenLoaded } from '@/components/ui/loading/when-loaded';
import { backupFolderFlag, followFlag } from '@/stores/backup-folder/flag';

const loadService = () => import('./service');

/** Keeps the backup in the folder current, on every page; where no folder is chosen, nothing of it is loaded. */
export function BackupFolderKeeper() {
  const isChosen = useStore(backupFolderFlag, (state) => state.isChosen);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(followFlag, []);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  if (!isChosen || !isIdle) return null;
  return <WhenLoaded load={loadService}>{({ BackupFolderService }) => <BackupFolderService />}</WhenLoaded>;
}
