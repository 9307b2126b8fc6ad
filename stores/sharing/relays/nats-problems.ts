import {
  AuthorizationError,
  ClosedConnectionError,
  ConnectionError,
  NoRespondersError,
  PermissionViolationError,
  TimeoutError,
  UserAuthenticationExpiredError,
} from '@nats-io/nats-core';
import { RelayFailure, type RelayProblem } from '@/lib/sharing/relay';

/** What JetStream says of a message or a question that it did not take. */
export interface JetStreamError {
  readonly err_code: number;
  readonly description: string;
}

/** The second is what a cluster says while another message for the place is on its way. */
const WRONG_LAST_SEQUENCE: readonly number[] = [10071, 10164];
/** The account's, the server's and the memory's limits, and a limit of the storage. */
const NO_ROOM: readonly number[] = [10002, 10023, 10028, 10047];
/** Said of every limit of a stream, and of a disk that does not work. */
const NOT_STORED = 10077;
const LACKING: readonly number[] = [10039, 10059, 10076];

const REFUSED = [AuthorizationError, PermissionViolationError, UserAuthenticationExpiredError];
const UNREACHABLE = [ClosedConnectionError, ConnectionError, NoRespondersError, TimeoutError];

/** Whether another frame has the place that was asked for. */
export function isPlaceTaken({ err_code }: JetStreamError): boolean {
  return WRONG_LAST_SEQUENCE.includes(err_code);
}

/** The word for what JetStream says. */
export function failureOf(error: JetStreamError): RelayFailure {
  const isFull =
    NO_ROOM.includes(error.err_code) ||
    (error.err_code === NOT_STORED && error.description.includes('maximum'));
  if (isFull) return new RelayFailure('full', error);
  return new RelayFailure(LACKING.includes(error.err_code) ? 'old' : 'failed', error);
}

/** The word for what the client throws; the reason may be wrapped. `other` is for what it has no class for. */
export function failureFrom(thrown: unknown, other: RelayProblem = 'failed'): RelayFailure {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof RelayFailure) return error;
    if (REFUSED.some((kind) => error instanceof kind)) return new RelayFailure('refused', thrown);
    if (UNREACHABLE.some((kind) => error instanceof kind)) return new RelayFailure('unreachable', thrown);
  }
  return new RelayFailure(other, thrown);
}
