import type { Person, Problem } from '@/lib/auto-fill/problem';

/** The call by which a worker gets the people of a problem, one by one: a large problem at once would block the page. */
export interface PersonCalls {
  person(input: Person): void;
}

/** What a worker gets once it has the people. */
export type WithoutPeople<Input extends { readonly problem: Problem }> = Omit<Input, 'problem'> & {
  readonly problem: Omit<Problem, 'people'>;
};

/** Sends the people one after another, and gives the rest of the input. */
export async function sendPeople<Input extends { readonly problem: Problem }>(
  { problem: { people, ...problem }, ...input }: Input,
  send: (person: Person) => Promise<void>,
): Promise<WithoutPeople<Input>> {
  for (const person of people) await send(person);
  return { ...input, problem };
}

/** Puts together again what `sendPeople` took apart, in the worker. */
export function createPeople() {
  const people: Person[] = [];
  return {
    async person(person: Person): Promise<void> {
      people.push(person);
    },
    problemOf: (problem: Omit<Problem, 'people'>): Problem => ({ ...problem, people }),
  };
}
