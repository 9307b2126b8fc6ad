import { parseJson } from '@/lib/saved-data/json/parse-json';
import {
  DATA_VERSIONS,
  type DataVersions,
  migrateChange,
  migrateList,
  migratePublication,
} from '@/lib/saved-data/migrations';
import { withOldSettings, withoutWeekStart } from '@/lib/saved-data/old-settings';
import { SAVED_KEYS } from '@/lib/saved-data/saved-keys';
import { judgeKeys, type KeysFit, type KeysUpgrade } from './older-keys';
import { SCHEDULE_KEYS, type StorageGateway } from './storage-gateway';

/**
 * Migrates the records under the keys to the current version, before anything else reads them. Quarantines
 * the old texts first; if the quarantine fails, writes nothing.
 */
export function migrateKeys(gateway: StorageGateway, versions: DataVersions = DATA_VERSIONS): KeysFit {
  const from = judgeKeys(gateway, versions.current);
  if (typeof from !== 'number') return from;
  const migrated = migratedTexts(gateway, from, versions);
  if (!migrated.every(({ id, before }) => gateway.quarantined.put(SAVED_KEYS[id].name, before, 'copy')))
    return 'stopped';
  const isWritten =
    migrated.every(({ id, after }) => gateway.write(id, after)) &&
    gateway.writeValue('dataVersion', versions.current);
  if (isWritten) return 'fits';
  // Roll back, or the next start would migrate these keys a second time.
  for (const { id, before } of [...migrated].reverse())
    if (gateway.read(id) !== before) gateway.write(id, before);
  return 'stopped';
}

function migratedTexts(gateway: StorageGateway, from: number, versions: DataVersions) {
  const records = (kind: Parameters<typeof migrateList>[0]) => (list: unknown) =>
    migrateList(kind, list, from, versions);
  const changes = (list: unknown) =>
    Array.isArray(list) ? list.map((change: unknown) => migrateChange(change, from, versions)) : list;
  const steps: Readonly<Record<(typeof SCHEDULE_KEYS)[number], (list: unknown) => unknown>> = {
    shifts: records('shift'),
    employees: records('employee'),
    templates: records('template'),
    days: records('day'),
    requests: records('request'),
    businessSettings: records('setting'),
    journal: changes,
    away: changes,
    publication: (publication) => migratePublication(publication, from, versions),
  };
  return SCHEDULE_KEYS.flatMap((id) => {
    const migrate = steps[id];
    const before = gateway.read(id);
    const parsed = before === null ? undefined : parseJson(before);
    if (before === null || parsed === undefined) return [];
    const after = JSON.stringify(migrate(parsed));
    return after === before ? [] : [{ id, before, after }];
  });
}

export const KEYS_UPGRADE: KeysUpgrade = { migrateKeys, withOldSettings, withoutWeekStart };
