import { useStore } from 'zustand';
import { holdsSchedule, missingEntries, recoverSchedule } from '@/lib/saved-data/quarantine/recover-schedule';
import { SAVED_KEYS, type SavedKeyId } from '@/lib/saved-data/saved-keys';
import { readSavedValue } from '@/lib/saved-data/saved-value';
import type { ScheduleChange } from '@/lib/shifts/change/schedule-change';
import { gateway, persisted, tabGateway } from '@/stores/app/gateway';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import {
  dropQuarantined,
  listQuarantined,
  type Quarantined,
  settleQuarantined,
} from '@/stores/browser-storage/keys/quarantine-list';
import { applyStoredText } from '@/stores/preferences/stored-preferences';

export interface ListedText extends Quarantined {
  /** Undefined for a key of another version. */
  readonly id: SavedKeyId | undefined;
  /** `schedule`: records can be restored; `value`: the whole value; `other`: nothing. */
  readonly kind: 'schedule' | 'value' | 'other';
}

export interface ShiftRestorePlan {
  /** Undefined if nothing is missing. */
  readonly change: ScheduleChange | undefined;
  /** How many records, and how many of them await repair. */
  readonly count: number;
  readonly repairs: number;
  /** Whether nothing in the text is left out. */
  readonly isWhole: boolean;
}

const IDS = Object.keys(SAVED_KEYS) as SavedKeyId[];

/** The quarantined texts of this device and of this tab; oldest first. */
function listQuarantine(): readonly ListedText[] {
  return [
    ...listQuarantined(gateway).map((text) => listed(text, 'value')),
    ...listQuarantined(tabGateway).map((text) => listed(text, 'other')),
  ];
}

function listed(text: Quarantined, kindOfValue: 'value' | 'other'): ListedText {
  const id = IDS.find((known) => SAVED_KEYS[known].name === text.key);
  const isValue = id !== undefined && id in persisted;
  return { ...text, id, kind: holdsSchedule(text.key) ? 'schedule' : isValue ? kindOfValue : 'other' };
}

/** Records that the person has a copy of every text that a backup includes. */
export function settleAll(): void {
  settleQuarantined(gateway);
}

/** Records that the person has a copy of that text. */
export function settleText({ name }: ListedText): void {
  for (const each of [gateway, tabGateway]) settleQuarantined(each, name);
}

export function discardText(text: ListedText): void {
  for (const each of [gateway, tabGateway]) dropQuarantined(each, text);
}

/** False if this version cannot read the text, or cannot store the value. */
export function readValueAgain({ id, text }: ListedText): boolean {
  if (id === undefined || readSavedValue(id, text) === undefined) return false;
  return applyStoredText(id as keyof typeof persisted, text);
}

export function isScheduleWhole({ key, text }: ListedText): boolean {
  return recoverSchedule(key, text)?.isWhole ?? false;
}

/** Adds the records of the text that are missing from the schedule, as one undoable step. */
export async function putBack({ key, text }: ListedText): Promise<ShiftRestorePlan> {
  if (liveSchedule.getState().reading) await scheduleStorage.whenAllRead();
  const recovered = recoverSchedule(key, text);
  const entries = recovered ? missingEntries(liveSchedule.getState(), recovered) : [];
  return {
    change: liveSchedule.commit(entries),
    count: entries.length,
    repairs: entries.filter(({ kind }) => kind === 'undated').length,
    isWhole: recovered?.isWhole ?? false,
  };
}

export function useQuarantine(): readonly ListedText[] {
  // Subscribe to the whole state: it is a new object even if only the quarantine has changed.
  useStore(gateway.health);
  useStore(tabGateway.health);
  return listQuarantine();
}
