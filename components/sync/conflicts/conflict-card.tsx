'use client';

import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeText } from '@/components/parts/use-time-text';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { StoredConflict } from '@/stores/sync/database/sync-database';
import type { ConflictSide } from '@/stores/sync/settle-conflict';
import { useSync } from '@/stores/sync/use-sync';
import { useUi } from '@/stores/ui/use-ui';
import { useVersionWords } from './use-version-words';

const SIDES = ['mine', 'theirs'] as const;
const OUTCOME_KEYS = { kept: 'kept', mine: 'tookMine', theirs: 'tookTheirs' } as const;

interface ConflictCardProps {
  conflict: StoredConflict;
  subject: string;
  onTake: (side: ConflictSide) => void;
  onKeep: () => void;
}

export function ConflictCard({ conflict, subject, onTake, onKeep }: ConflictCardProps) {
  const t = useTranslations('conflicts');
  const headId = useId();
  const words = useVersionWords();
  const name = useSync(({ status }) => status?.roster[conflict.by]?.name);
  const when = useTimeText(
    useUi((state) => state.timezone),
    useUi((state) => state.today),
  );
  const { state, stood } = conflict;
  const isOpen = state === 'open';
  const currentSide = state === 'mine' || state === 'theirs' ? state : stood;
  const devices = { mine: t('here'), theirs: name ?? t('another') };
  const otherSide = stood === 'mine' ? 'theirs' : 'mine';
  const otherSideLabel = t(otherSide === 'mine' ? 'useMine' : 'useTheirs');
  return (
    <li
      aria-labelledby={headId}
      className="flex flex-col gap-3 rounded-box border border-line-2 bg-surface px-4 py-3.5"
    >
      <div>
        <h4 id={headId} className="font-semibold wrap-break-word">
          {subject}
        </h4>
        <p className="tnum text-xs text-ink-2 phone:text-[13px]">
          {`${words.field(conflict)} · ${t('at', { when: when(conflict.at) })}`}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-2.5 phone:grid-cols-1">
        {SIDES.map((side) => (
          <div
            key={side}
            className={classNames(
              'flex min-w-0 flex-col items-start gap-1 rounded-control border px-3 py-2.5',
              side === currentSide ? 'border-line-strong bg-raised' : 'border-line bg-sunken',
            )}
          >
            <dt className="flex min-h-6 w-full flex-wrap items-center justify-between gap-x-2 text-xs text-ink-2">
              <span className="min-w-0 wrap-break-word">{devices[side]}</span>
              {side === currentSide && (
                <Badge tone="status" status="Confirmed" icon={<Check aria-hidden="true" />}>
                  {t('stands')}
                </Badge>
              )}
            </dt>
            <dd className="tnum w-full font-medium wrap-break-word whitespace-pre-line">
              {words.version(conflict, conflict[side], devices[side])}
            </dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <div className="flex flex-wrap justify-end gap-2">
          <Button aria-label={t('actOf', { act: t('keep'), what: subject })} onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button
            aria-label={t('actOf', { act: otherSideLabel, what: subject })}
            onClick={() => onTake(otherSide)}
          >
            {otherSideLabel}
          </Button>
        </div>
      ) : (
        <p className="text-xs text-ink-2 phone:text-[13px]">{t(OUTCOME_KEYS[state])}</p>
      )}
    </li>
  );
}
