/** What somebody of the team has answered to a link, and what became of it, beside the shifts it is about. */
export interface RequestRecord {
  /** Made of who asks and the request's own number (`requestId`): the same reply, read again, has the same. */
  readonly id: string;
  /** Who asks, as the reply spells it. */
  readonly name: string;
  /** The employee it was recognised as; empty where nobody of the team was. */
  readonly employeeId: string;
  /** `open`, `approved`, `declined`, or `noted` for what asks for nothing; any text of a newer build. */
  readonly state: string;
  /** What the person is told with the decision; empty for none. */
  readonly word: string;
  /** What is asked, and all else that is known of it, as stored: parsed on use (`requestOf`). */
  readonly facts?: unknown;
}

/** Every request that is kept, by id. */
export type RequestRecords = ReadonlyMap<string, RequestRecord>;

export const NO_REQUESTS: RequestRecords = new Map();

/** Whether the request waits for a decision. */
export function isOpenRequest({ state }: Pick<RequestRecord, 'state'>): boolean {
  return state === 'open';
}
