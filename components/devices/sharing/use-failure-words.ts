import { useTranslations } from 'use-intl';
import type { SharingProblem } from '@/stores/sharing/engine/engine-status';
import type { SharingRefusal } from '@/stores/sharing/sharing-store';

export type SharingFailure = SharingRefusal | SharingProblem;

/** What is wrong, and what to do about it. */
export function useFailureWords() {
  const problem = useTranslations('sharedProblem');
  const remedy = useTranslations('sharedRemedy');
  return (failure: SharingFailure) => ({ problem: problem(failure), remedy: remedy(failure) });
}
