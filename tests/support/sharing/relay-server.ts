import type { RelayTicket } from '@/lib/sharing/relay';

/** A relay for tests, with a ticket for each of its users. */
export interface RelayServer<User extends string> {
  readonly address: string;
  readonly tickets: Readonly<Record<User, RelayTicket>>;
  /** Ends it at once, without a chance to tidy up. What was acknowledged stays. */
  kill(): Promise<void>;
  /** Starts it again at the same address, after `kill`. */
  restart(): Promise<void>;
  /** It has lost everything and runs. */
  wipe(): Promise<void>;
  /** Ends it for good and removes what it kept. */
  stop(): Promise<void>;
}

/** Something for each of the users. */
export function forEachUser<User extends string, Value>(
  users: readonly User[],
  give: (user: User) => Value,
): Readonly<Record<User, Value>> {
  return Object.fromEntries(users.map((user) => [user, give(user)])) as Record<User, Value>;
}
