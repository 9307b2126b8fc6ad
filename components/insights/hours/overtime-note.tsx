'use client';

import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { useSetting } from '@/stores/settings/use-setting';

/** Names the overtime rules if they are not the specified ones. */
export const OvertimeNote = withLaterWords(NoteInWords);

function NoteInWords() {
  const t = useTranslations('money');
  const rules = useSetting(overtimeSetting, (overtime) => overtime.rules);
  return `${t('overtimeRules')}: ${t(`rules.${rules}`)}`;
}
