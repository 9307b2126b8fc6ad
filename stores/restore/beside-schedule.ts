import type { QuarantinedText } from '@/lib/saved-data/quarantine/quarantined-text';
import { gateway } from '@/stores/app/gateway';
import { checkQuarantine, listQuarantined } from '@/stores/browser-storage/keys/quarantine-list';
import { readPreferences } from '@/stores/preferences/stored-preferences';
import type { BesideSchedule } from './restore-points';

/** The stored settings and the unreadable texts, without copies made before a migration. */
export function readBeside(): BesideSchedule {
  const quarantine = listQuarantined(gateway)
    .filter(({ state }) => state !== 'copy')
    .map(({ key, text, at }) => ({ key, text, ...(at !== undefined && { at }) }));
  return { preferences: readPreferences(), ...(quarantine.length > 0 && { quarantine }) };
}

export function missingFromQuarantine(texts: readonly QuarantinedText[] = []): readonly QuarantinedText[] {
  const known = listQuarantined(gateway);
  return texts.filter(({ key, text }) => !known.some((each) => each.key === key && each.text === text));
}

/** Puts the texts of a backup back into the quarantine, marked as copied because the person has the backup. */
export function putBackQuarantine(texts: readonly QuarantinedText[] = []): void {
  for (const { key, text, at } of texts) gateway.quarantined.put(key, text, 'settled', at);
  checkQuarantine(gateway);
}
