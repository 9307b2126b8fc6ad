import { useTranslations } from 'use-intl';
import type { SyncProblem } from '@/stores/sync/engine/engine-status';
import type { SyncRefusal } from '@/stores/sync/sync-store';

export type SyncFailure = SyncRefusal | SyncProblem;

/** Describes a failure and what to do about it. */
export function useFailureWords() {
  const problem = useTranslations('syncProblem');
  const remedy = useTranslations('syncRemedy');
  return (failure: SyncFailure) => ({ problem: problem(failure), remedy: remedy(failure) });
}
