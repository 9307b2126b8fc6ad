import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isOutOfLists } from '@/lib/employees/person/in-house';
import { formatsFor } from '@/lib/i18n/formats';
import { encodeAsk } from '@/lib/requests/ask/ask-link';
import type { AvailabilityAsk } from '@/lib/requests/ask/ask-table';
import { tidyHouseName } from '@/lib/share/house-name';
import { shareAddress } from '@/lib/share/share-address';
import type { LocalDate } from '@/lib/time/local-date';
import { persisted } from '@/stores/app/gateway';
import { languageStore } from '@/stores/app/language-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { settingOf } from '@/stores/settings/settings-of';
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
  const { employees } = liveSchedule.getState().schedule;
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
  const { employees } = liveSchedule.getState().schedule;
  const names = asked.flatMap((one) => employees.get(one)?.name ?? []);
  const house = tidyHouseName(settingOf(liveSchedule.getState().schedule, 'houseName'));
  const code = await encodeAsk({
    workplace: workplaceId(),
    ask: id,
    lastDay,
    names: names.sort(formatsFor(languageStore.getState().language).compareNames),
    ...(house && { house }),
  });
  return shareAddress(window.location.origin, process.env.NEXT_PUBLIC_BASE_PATH ?? '', code);
}
