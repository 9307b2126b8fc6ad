import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { RuleName } from '@/lib/rules/rule-break';
import type { BreakChoice, BreakChoices } from '@/lib/shifts/plan/break-choices';
import {
  type KeptChoices,
  keptBreakChoices,
  keptClashChoice,
  type PlanSource,
  withChoice,
} from '@/lib/shifts/plan/kept-choices';
import type { ClashChoice } from '@/lib/shifts/plan/settle-week-copy';
import { persisted } from '@/stores/app/gateway';

type Choices = Readonly<Record<PlanSource, BreakChoices>> & { readonly clash: ClashChoice };

const read = (kept: KeptChoices): Choices => ({
  copyWeek: keptBreakChoices(kept, 'copyWeek'),
  copyShift: keptBreakChoices(kept, 'copyShift'),
  import: keptBreakChoices(kept, 'import'),
  clash: keptClashChoice(kept),
});

const choicesStore = createStore<Choices>(() => read(persisted.planChoices.get()));
persisted.planChoices.subscribe((kept) => choicesStore.setState(read(kept)));

/** The choice for shifts from that source that would break a rule; remembered from one plan to the next. */
export const useBreakChoices = (source: PlanSource): BreakChoices =>
  useStore(choicesStore, (choices) => choices[source]);

export const breakChoices = (source: PlanSource): BreakChoices => choicesStore.getState()[source];

/** The choice for copied shifts whose person already works at that time. */
export const useClashChoice = (): ClashChoice => useStore(choicesStore, ({ clash }) => clash);

export function keepBreakChoice(source: PlanSource, rule: RuleName, choice: BreakChoice): void {
  persisted.planChoices.update((kept) => withChoice(kept, source, rule, choice));
}

export function keepClashChoice(choice: ClashChoice): void {
  persisted.planChoices.update((kept) => withChoice(kept, 'copyWeek', 'clash', choice));
}
