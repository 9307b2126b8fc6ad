export interface RequestRecord {
  /** Made by `requestId` from person and number, so that a repeated reply has the same id. */
  readonly id: string;
  /** As spelled in the reply. */
  readonly name: string;
  /** The matching employee; empty if none. */
  readonly employeeId: string;
  /** `open`, `approved`, `declined`, or `noted` if no decision is needed; newer builds may add others. */
  readonly state: string;
  /** The manager's message; empty for none. */
  readonly word: string;
  /** The request's content as stored: parsed on use (`requestOf`). */
  readonly facts?: unknown;
}

/** By id. */
export type RequestRecords = ReadonlyMap<string, RequestRecord>;

export const NO_REQUESTS: RequestRecords = new Map();

export function isOpenRequest({ state }: Pick<RequestRecord, 'state'>): boolean {
  return state === 'open';
}
