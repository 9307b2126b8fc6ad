'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FileButton } from '@/components/ui/fields/file-button';

interface TeamFileProps {
  /** With the people of the file, a line each. */
  onRead: (list: string) => void;
  onUnread: () => void;
}

/** Opens a CSV or Excel file of people; what reads it comes when it is asked for. */
export function TeamFile({ onRead, onUnread }: TeamFileProps) {
  const t = useTranslations('team');
  const take = async (file: File) => {
    try {
      const { readTeamFile } = await import('@/stores/import/read-team-file');
      const list = await readTeamFile(new Uint8Array(await file.arrayBuffer()));
      if (list.isOk && list.value.trim() !== '') onRead(list.value);
      else onUnread();
    } catch (error) {
      console.warn('The file of people could not be read.', error);
      onUnread();
    }
  };
  return (
    <FileButton
      label={t('fromFile')}
      icon={<FileUp aria-hidden="true" />}
      variant="soft"
      className="self-start"
      accept=".csv,.tsv,.txt,.xlsx,text/csv"
      onFile={(file) => void take(file)}
    />
  );
}
