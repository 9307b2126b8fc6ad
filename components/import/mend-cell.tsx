'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/ui/fields/text-field';

interface MendCellProps {
  /** The column of the file. */
  column: string;
  line: number;
  text: string;
  onMend: (text: string) => void;
}

/** Writes a wrong cell anew: judged again with Enter, or when it is left. */
export function MendCell({ column, line, text, onMend }: MendCellProps) {
  const t = useTranslations('importData');
  const [draft, setDraft] = useState(text);
  const mend = () => {
    if (draft.trim() !== text.trim()) onMend(draft);
  };
  return (
    <div className="pt-1 pb-1 pl-21 phone:pl-0">
      <TextField
        label={t('mendCell', { column, line })}
        hideLabel
        value={draft}
        autoComplete="off"
        spellCheck={false}
        className="max-w-80"
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={mend}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          mend();
        }}
      />
    </div>
  );
}
