'use client';

import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText, shareText } from '@/components/parts/sharing/hand-on';
import type { SharePanelProps } from '@/components/share/share-panel';
import { canShareBySystem, useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { useFormats } from '@/components/ui/use-formats';
import { changesText } from '@/lib/share/changes-text';
import { weekText } from '@/lib/share/week-text';
import { addDays, type LocalDate } from '@/lib/time/local-date';
import { ChangedPeopleList } from './changed-people-list';
import { usePublishedChanges } from './use-published-changes';
import { useTextWords } from './use-text-words';

type TextKind = 'week' | 'changes';

/** Maximum number of other weeks listed. */
const MAX_WEEKS_NAMED = 4;

/** The week, or the changes of its last publication, as a text to paste into a chat group. */
export function TextPanel({ week }: SharePanelProps) {
  const t = useTranslations('teamText');
  const formats = useFormats();
  const words = useTextWords(week.house);
  const { isEver, people, otherWeeks } = usePublishedChanges(week.firstDay);
  const [wanted, setWanted] = useState<TextKind>('week');
  const kind = people.length > 0 ? wanted : 'week';
  const rangeOf = (firstDay: LocalDate) => formats.dayRange(firstDay, addDays(firstDay, 6));
  const text =
    kind === 'week' ? weekText(week, words, formats) : changesText(week.firstDay, people, words, formats);
  const weeks = otherWeeks.slice(0, MAX_WEEKS_NAMED).map(rangeOf).join('; ');
  const others =
    weeks && t('otherWeeks', { weeks: otherWeeks.length > MAX_WEEKS_NAMED ? `${weeks}; ...` : weeks });
  const reason = people.length > 0 ? '' : t(isEver ? 'noneHere' : 'noneYet');
  return (
    <div className="flex flex-col gap-5">
      <ChipGroup
        label={t('what')}
        value={kind}
        options={[
          { value: 'week', label: t('week') },
          { value: 'changes', label: t('changes'), isDisabled: people.length === 0 },
        ]}
        onChange={setWanted}
        hint={[reason, others].filter(Boolean).join(' ')}
      />
      <TextToPaste
        key={kind}
        firstDay={week.firstDay}
        text={text}
        title={(kind === 'week' ? words.weekTitle : words.changesTitle)(rangeOf(week.firstDay))}
      />
      {kind === 'changes' && <ChangedPeopleList week={week} people={people} words={words} />}
    </div>
  );
}

interface TextToPasteProps {
  firstDay: LocalDate;
  text: string;
  title: string;
}

function TextToPaste({ firstDay, text, title }: TextToPasteProps) {
  const t = useTranslations('teamText');
  const { last, follow } = useOutcome();
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField label={t('preview')} value={text} readOnly rows={12} dir="auto" className="tnum" />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          icon={last?.outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => follow('text', copyText(text), firstDay)}
        >
          {t('copy')}
        </Button>
        {canShareBySystem() && (
          <Button
            icon={<Share2 aria-hidden="true" />}
            onClick={() => follow('text', shareText(text, title), firstDay)}
          >
            {t('share')}
          </Button>
        )}
        <p role="status" className="text-ink-2 empty:hidden">
          {last && t(last.outcome === 'failed' ? 'failed' : last.outcome === 'shared' ? 'shared' : 'copied')}
        </p>
      </div>
    </div>
  );
}
