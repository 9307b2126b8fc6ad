import { isHiddenFromLists } from '@/lib/employees/person/person-facts';
import { formatsFor } from '@/lib/i18n/formats';
import { encodeAsk } from '@/lib/requests/ask/ask-link';
import type { AvailabilityAsk } from '@/lib/requests/ask/ask-table';
import { settingOf } from '@/lib/settings/settings-of';
import { availabilityAskSetting, businessNameSetting } from '@/lib/settings/team-settings';
import { tidyBusinessName } from '@/lib/share/business-name';
import { shareAddress } from '@/lib/share/share-address';
import type { LocalDate } from '@/lib/time/local-date';
import { languageStore } from '@/stores/app/language-store';
import { liveSchedule } from '@/stores/app/schedule-store';
import { uiStore } from '@/stores/app/ui-store';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { workplaceId } from './workplace';

/** The last availability question to the team; undefined if there is none. */
export function useAsk(): AvailabilityAsk | undefined {
  return useSetting(availabilityAskSetting);
}

/** Asks everybody currently on the team; answers to an earlier question stay in the inbox. */
export function askTeam(lastDay: LocalDate): void {
  const { today } = uiStore.getState();
  const { employees } = liveSchedule.getState().schedule;
  const asked = [...employees.values()].filter((employee) => !isHiddenFromLists(employee, today));
  const id = Math.floor(Math.random() * 2 ** 32).toString(36);
  changeSetting(liveSchedule, availabilityAskSetting, {
    id,
    lastDay,
    askedAt: Date.now(),
    asked: asked.map((one) => one.id),
  });
}

/** Ends the question: its link can still be answered, and answers still appear in the inbox. */
export function endAsk(): void {
  changeSetting(liveSchedule, availabilityAskSetting, undefined);
}

/** The link of the question; includes the names of the people who were asked. */
export async function askLink({ id, lastDay, asked }: AvailabilityAsk): Promise<string> {
  const { employees } = liveSchedule.getState().schedule;
  const names = asked.flatMap((one) => employees.get(one)?.name ?? []);
  const business = tidyBusinessName(settingOf(liveSchedule.getState().schedule, businessNameSetting));
  const code = await encodeAsk({
    workplace: workplaceId(),
    ask: id,
    lastDay,
    names: names.sort(formatsFor(languageStore.getState().language).compareNames),
    ...(business && { business }),
  });
  return shareAddress(window.location.origin, process.env.NEXT_PUBLIC_BASE_PATH ?? '', code);
}
