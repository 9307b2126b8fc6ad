'use client';

import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';

interface TeamFileProps {
  /** With the people of the file, a line each. */
  onRead: (list: string) => void;
  onUnread: () => void;
}

/** Opens a CSV or Excel file of people; what reads it comes when it is asked for. */
export function TeamFile({ onRead, onUnread }: TeamFileProps) {
  const t = useTranslations('team');
  const input = useRef<HTMLInputElement>(null);
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
    <>
      <Button
        variant="soft"
        icon={<FileUp aria-hidden="true" />}
        className="self-start"
        onClick={() => input.current?.click()}
      >
        {t('fromFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        aria-label={t('fromFile')}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}
