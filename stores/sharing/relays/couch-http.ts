import { RelayFailure, type RelayProblem, type RelayTicket } from '@/lib/sharing/relay';
import { RELAY_ANSWER_MS, RELAY_RETRY_MS } from '@/lib/timing';
import { type ConnectionState, createConnectionState } from './connection-state';

/** What a server answered, with its status where that is one of those asked for. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface AskOptions {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly body?: unknown;
  /** What else than success is an answer. */
  readonly also?: readonly number[];
  /** How much longer the server may take because it was asked to wait. */
  readonly holdMs?: number;
}

/** A database that is reached by single questions; its state is what the last of them found. */
export interface CouchHttp {
  readonly state: ConnectionState;
  /** The path is below the database, or an address. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
  isClosed(): boolean;
  close(): void;
}

const JSON_BODY = { 'content-type': 'application/json' };

const PROBLEMS: Readonly<Record<number, RelayProblem>> = {
  401: 'refused',
  403: 'refused',
  // There is no such database.
  404: 'old',
  // Some hosts say by these that the paid room is used up, or that the document is too large for them.
  402: 'full',
  413: 'full',
  507: 'full',
  // What a server in front says when there is none behind it.
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
};

function basic({ user, password }: RelayTicket): string {
  const signs = Array.from(new TextEncoder().encode(`${user}:${password}`), (byte) =>
    String.fromCharCode(byte),
  );
  return `Basic ${btoa(signs.join(''))}`;
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: undefined };
  }
}

/** Asks by `fetch` and a name with a password; cookies stay out of it. */
export function createCouchHttp(ticket: RelayTicket): CouchHttp {
  const state = createConnectionState();
  const running = new Set<AbortController>();
  const authorization = basic(ticket);
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function noteDown() {
    state.set(false);
    if (isOver || retry !== undefined) return;
    retry = setTimeout(
      () => {
        retry = undefined;
        ask('').catch(() => {});
      },
      RELAY_RETRY_MS * (1 + Math.random() / 2),
    );
  }

  async function fetchAnswer(path: string, { method = 'GET', body, holdMs = 0 }: AskOptions) {
    const controller = new AbortController();
    running.add(controller);
    const timer = setTimeout(() => controller.abort(), RELAY_ANSWER_MS + holdMs);
    try {
      const response = await fetch(path.includes('://') ? path : `${ticket.address}${path}`, {
        method,
        signal: controller.signal,
        cache: 'no-store',
        credentials: 'omit',
        headers: { accept: 'application/json', authorization, ...(body !== undefined && JSON_BODY) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return await readAnswer(response);
    } catch (error) {
      throw new RelayFailure('unreachable', error);
    } finally {
      clearTimeout(timer);
      running.delete(controller);
    }
  }

  async function ask(path: string, options: AskOptions = {}): Promise<Answer> {
    try {
      if (isOver) throw new RelayFailure('unreachable');
      const answer = await fetchAnswer(path, options);
      const isFine = answer.status < 300 || options.also?.includes(answer.status);
      const problem = isFine ? undefined : (PROBLEMS[answer.status] ?? 'failed');
      if (problem !== 'unreachable' && !isOver) state.set(true);
      if (problem) throw new RelayFailure(problem, answer);
      return answer;
    } catch (error) {
      if (error instanceof RelayFailure && error.problem === 'unreachable') noteDown();
      throw error;
    }
  }

  return {
    state,
    ask,
    isClosed: () => isOver,
    close() {
      isOver = true;
      clearTimeout(retry);
      for (const controller of running) controller.abort();
      state.set(false);
    },
  };
}
