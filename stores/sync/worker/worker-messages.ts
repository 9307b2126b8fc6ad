import type { Bytes, RelayTicket } from '@/lib/sync/relay';
import type { EngineStatus } from '@/stores/sync/engine/engine-status';
import type { PageTexts } from '@/stores/sync/engine/room';

/** A request to the sync worker; the answer has the same `call`. */
export type SyncRequest = { readonly call: number } & SyncOrder;

export type SyncOrder =
  /** Continues as the device in the database. */
  | { readonly order: 'run' }
  /** Starts syncing, or joins the schedule of the secret. */
  | {
      readonly order: 'begin';
      readonly ticket: RelayTicket;
      readonly name: string;
      readonly secret?: Bytes | undefined;
    }
  | { readonly order: 'rename'; readonly name: string }
  | { readonly order: 'remove'; readonly device: string }
  /** The sealed texts of this device's pages. */
  | { readonly order: 'house'; readonly texts: PageTexts }
  | { readonly order: 'cancelJoin' }
  | { readonly order: 'leave' };

export type SyncAnswer =
  | { readonly kind: 'status'; readonly status: EngineStatus }
  /** The sealed texts of the other devices. */
  | { readonly kind: 'house'; readonly texts: PageTexts }
  | { readonly kind: 'done'; readonly call: number }
  | { readonly kind: 'failed'; readonly call: number; readonly message: string }
  /** The database is gone; the page opens it again, and restarts the worker. */
  | { readonly kind: 'lost' };
