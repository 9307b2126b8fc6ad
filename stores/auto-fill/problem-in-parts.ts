import type { Person, Problem } from '@/lib/auto-fill/problem';

/** Sends the people of a problem to a worker one by one: one large message would block the page. */
export interface PersonCalls {
  person(input: Person): void;
}

export type WithoutPeople<Input extends { readonly problem: Problem }> = Omit<Input, 'problem'> & {
  readonly problem: Omit<Problem, 'people'>;
};

export async function sendPeople<Input extends { readonly problem: Problem }>(
  { problem: { people, ...problem }, ...input }: Input,
  send: (person: Person) => Promise<void>,
): Promise<WithoutPeople<Input>> {
  for (const person of people) await send(person);
  return { ...input, problem };
}

/** Reassembles in the worker the problem that `sendPeople` split. */
export function createPeople() {
  const people: Person[] = [];
  return {
    async person(person: Person): Promise<void> {
      people.push(person);
    },
    problemOf: (problem: Omit<Problem, 'people'>): Problem => ({ ...problem, people }),
  };
}
