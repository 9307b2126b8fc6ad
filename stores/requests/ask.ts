import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { encodeAsk } from '@/lib/requests/ask/ask-link';
import type { AvailabilityAsk } from '@/lib/requests/ask/ask-table';
import { decidedRecord } from '@/lib/requests/inbox/decided';
import { peopleToTell } from '@/lib/requests/inbox/people-to-tell';
import type { RequestRecord } from '@/lib/requests/request-record';
import { requestOf } from '@/lib/requests/team-request';
import { tidyHouseName } from '@/lib/share/house-name';
import { shareAddress } from '@/lib/share/share-address';
import { requestEntry } from '@/lib/shifts/change/schedule-change';
import type { LocalDate } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { houseStore } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import { judged } from './decide';
import { workplaceId } from './workplace';

const askStore = createStore<{ readonly ask: AvailabilityAsk | undefined }>(() => ({
  ask: persisted.availabilityAsk.get(),
}));
persisted.availabilityAsk.subscribe((ask) => askStore.setState({ ask }));

/** The last question to the team; undefined where there is none. */
export function useAsk(): AvailabilityAsk | undefined {
  return useStore(askStore, ({ ask }) => ask);
}

/** Asks everybody who is on the team today anew; answers to an earlier question stay in the inbox. */
export function askTeam(lastDay: LocalDate): void {
  const { today } = uiStore.getState();
  const { employees } = houseStore.getState().schedule;
  const asked = [...employees.values()].filter((employee) => !isOutOfLists(employee, today));
  const id = Math.floor(Math.random() * 2 ** 32).toString(36);
  persisted.availabilityAsk.set({ id, lastDay, askedAt: Date.now(), asked: asked.map((one) => one.id) });
}

/** Ends the question: its link can still be answered, and the answer stands in the inbox like any other. */
export function endAsk(): void {
  persisted.availabilityAsk.set(undefined);
}

/** The link of the question, with the names of those who were asked. */
export async function askLink({ id, lastDay, asked }: AvailabilityAsk): Promise<string> {
  const { employees } = houseStore.getState().schedule;
  const names = asked.flatMap((one) => employees.get(one)?.name ?? []);
  const house = tidyHouseName(uiStore.getState().houseName);
  const code = await encodeAsk({
    workplace: workplaceId(),
    ask: id,
    lastDay,
    names: names.sort((one, other) => one.localeCompare(other)),
    ...(house && { house }),
  });
  return shareAddress(window.location.origin, process.env.NEXT_PUBLIC_BASE_PATH ?? '', code);
}

/** Takes all of these weeks over, in one change; those that cannot be stay open. Returns how many were. */
export function takeAllOver(records: readonly RequestRecord[], message: (count: number) => string): number {
  const entries = records.flatMap((record) => {
    const request = requestOf(record);
    const carried = request?.state === 'open' ? judged(request, {}) : undefined;
    if (!request || carried?.kind !== 'ready') return [];
    const facts = { at: Date.now(), tell: peopleToTell(request.name, []) };
    return [...carried.entries, requestEntry(record, decidedRecord(record, 'approved', facts))];
  });
  const count = entries.filter(({ kind }) => kind === 'request').length;
  void announce(houseStore.commit(entries), {
    category: 'timeOff',
    act: 'employeeUpdated',
    words: { message: message(count), detail: '' },
  });
  return count;
}
