import type { ImportPlan } from '@/lib/import/plan-import';
import { type SettledImport, settleImport } from '@/lib/import/settle-import';
import type { RuleSettings } from '@/lib/rules/rule-break';
import type { Schedule } from '@/lib/shifts/change/schedule';
import type { BreakChoices } from '@/lib/shifts/plan/break-choices';
import type { LocalDate } from '@/lib/time/local-date';
import { pauseForPage } from '@/stores/browser-storage/database/pause-for-page';
import { contextWithSettings } from '@/stores/schedule/plan-breaks';
import { doInPieces } from '@/stores/workers/do-in-pieces';

export interface ImportBase {
  readonly schedule: Schedule;
  readonly settings: RuleSettings;
  readonly choices: BreakChoices;
  readonly today: LocalDate;
}

/** Applies the choices for rule-breaking shifts to the import, with pauses for the page. Rejects when aborted. */
export function applyImportChoices(
  plan: ImportPlan,
  { settings, ...context }: ImportBase,
  signal: AbortSignal,
): Promise<SettledImport> {
  const work = { signal, onProgress() {} };
  const pieces = settleImport(plan, { ...context, contextIn: contextWithSettings(settings) });
  return doInPieces(pieces, work, () => pauseForPage(true));
}
