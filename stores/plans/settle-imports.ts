import type { ImportPlan } from '@/lib/import/plan-import';
import { type SettledImport, settleImport } from '@/lib/import/settle-import';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { BreakChoices } from '@/lib/shifts/plan/break-choices';
import type { LocalDate } from '@/lib/time/local-date';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { contextUnder } from '@/stores/schedule/plan-breaks';
import { doInPieces } from '@/stores/workers/do-in-pieces';

/** What an import is held against. */
export interface ImportGround {
  readonly schedule: Schedule;
  readonly settings: RuleSettings;
  readonly choices: BreakChoices;
  readonly today: LocalDate;
}

/** The import after the choices for what it would break, with pauses for the page. Rejects when it is aborted. */
export function settledImport(
  plan: ImportPlan,
  { settings, ...ground }: ImportGround,
  signal: AbortSignal,
): Promise<SettledImport> {
  const work = { signal, onProgress() {} };
  const pieces = settleImport(plan, { ...ground, contextIn: contextUnder(settings) });
  return doInPieces(pieces, work, () => pauseForPage(true));
}
