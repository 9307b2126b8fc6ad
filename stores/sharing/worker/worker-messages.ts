import type { Bytes, RelayTicket } from '@/lib/sharing/relay';
import type { EngineStatus } from '@/stores/sharing/engine/engine-status';
import type { PageTexts } from '@/stores/sharing/engine/room';

/** What a page asks of the worker that shares the schedule; `call` comes back with the answer. */
export type SharingRequest = { readonly call: number } & SharingOrder;

export type SharingOrder =
  /** Goes on as the device that the database says it is. */
  | { readonly order: 'run' }
  /** Begins to share, or joins the schedule of the secret. */
  | {
      readonly order: 'begin';
      readonly ticket: RelayTicket;
      readonly name: string;
      readonly secret?: Bytes | undefined;
    }
  | { readonly order: 'rename'; readonly name: string }
  | { readonly order: 'remove'; readonly device: string }
  /** So the house works on this device's pages. */
  | { readonly order: 'house'; readonly texts: PageTexts }
  | { readonly order: 'cancelJoin' }
  /** Nothing is shared from here any more. */
  | { readonly order: 'leave' };

/** What the worker says. */
export type SharingAnswer =
  | { readonly kind: 'status'; readonly status: EngineStatus }
  /** So the house works on the other devices. */
  | { readonly kind: 'house'; readonly texts: PageTexts }
  | { readonly kind: 'done'; readonly call: number }
  | { readonly kind: 'failed'; readonly call: number; readonly message: string }
  /** The database is gone; the page opens it again, and the worker with it. */
  | { readonly kind: 'lost' };
