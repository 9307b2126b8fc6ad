'use client';

import { GitMerge } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withLaterWords } from '@/components/parts/later-words';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { recordIn } from '@/lib/merge/merge-state';
import { announce } from '@/stores/notifications/announce';
import { readConflictsNews } from '@/stores/notifications/read-notice';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import type { StoredConflict } from '@/stores/sync/database/sync-database';
import { type ConflictSide, keepConflict, settleConflict } from '@/stores/sync/settle-conflict';
import { useSync } from '@/stores/sync/use-sync';
import { closeDialog } from '@/stores/ui/dialogs';
import { ConflictCard } from './conflict-card';
import { useRecordWords } from './use-record-words';

/** Maximum number of settled conflicts shown, the latest first. */
const MAX_DEALT_WITH = 20;

/** Conflicting edits on two devices; open conflicts are first. */
export const ConflictsDialog = withLaterWords(Conflicts);

function Conflicts() {
  const store = useScheduleStore();
  const t = useTranslations('conflicts');
  const common = useTranslations('common');
  const conflicts = useSync((state) => state.conflicts);
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (conflicts.length > 0) readConflictsNews();
  }, [conflicts]);
  const subjectOf = useConflictSubject();
  const open = conflicts.filter(({ state }) => state === 'open');
  const dealtWith = conflicts.filter(({ state }) => state !== 'open').slice(0, MAX_DEALT_WITH);
  const announceText = (text: string) => {
    setAnnouncement(text);
    // The pressed button is removed.
    list.current?.focus();
  };
  const settleWith = (conflict: StoredConflict, side: ConflictSide) => {
    const detail = subjectOf(conflict);
    const change = settleConflict(conflict, side);
    const message = t(side === 'mine' ? 'tookMine' : 'tookTheirs');
    void announce(store, change, { words: { message, detail }, category: 'scheduleChanges' });
    announceText(change ? message : t('unchanged'));
  };
  const keep = (conflict: StoredConflict) => {
    keepConflict(conflict);
    announceText(t('kept'));
  };
  const cards = (listed: readonly StoredConflict[]) =>
    listed.map((conflict) => (
      <ConflictCard
        key={conflict.id}
        conflict={conflict}
        subject={subjectOf(conflict)}
        onTake={(side) => settleWith(conflict, side)}
        onKeep={() => keep(conflict)}
      />
    ));
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="md"
      subtitle={conflicts.length > 0 && <p className="text-sm text-ink-2">{t('lead')}</p>}
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div ref={list} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {conflicts.length === 0 && (
          <EmptyState icon={<GitMerge />} title={t('empty')} description={t('emptyHint')} />
        )}
        {open.length > 0 && <Part title={t('open')}>{cards(open)}</Part>}
        {dealtWith.length > 0 && <Part title={t('dealtWith')}>{cards(dealtWith)}</Part>}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-xs font-semibold text-ink-2">
        {title}
      </h3>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}

/** The subject of a conflict: the current record, or the removed record. */
function useConflictSubject(): (conflict: StoredConflict) => string {
  const words = useRecordWords();
  const schedule = useSchedule((state) => state.schedule);
  const awaitingRepair = useSchedule((state) => state.awaitingRepair);
  return ({ kind, recordId, group, mine, theirs }) => {
    const isWhole = group === '';
    const now = recordIn({ schedule, awaitingRepair }, kind, recordId);
    return words(kind, recordId, now ?? (isWhole ? (mine ?? theirs) : undefined));
  };
}
