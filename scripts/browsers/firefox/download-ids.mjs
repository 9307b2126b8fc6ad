import { randomUUID } from 'node:crypto';
import { renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const MAX_LOOKS = 40;

const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Firefox reports the end of a download while the file is still an empty placeholder. */
async function arrival(path) {
  let before = 0;
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const size = sizeOf(path);
    if (size > 0 && size === before) return;
    before = size;
    await pass(LOOK_EVERY_MS);
  }
}

/** Adds the id that Playwright requires and Firefox omits to each download, and waits for the file. */
export class DownloadIds {
  #begun = new Map();

  /** Whether Firefox's message is about a download. */
  static isMeant(text) {
    return /"method":"browsingContext\.download(?:WillBegin|End)"/.test(text);
  }

  /** The event as Playwright expects it, once the file is complete. */
  async withId(text) {
    const event = JSON.parse(text);
    const { params } = event;
    if (event.method === 'browsingContext.downloadWillBegin') {
      this.#begun.set(params.url, { id: randomUUID(), name: params.suggestedFilename });
    }
    const begun = this.#begun.get(params.url);
    if (begun) params.download = begun.id;
    if (begun && params.filepath) {
      await arrival(params.filepath);
      try {
        // Firefox numbers a second file of the same name, but Playwright looks for the plain name.
        renameSync(params.filepath, join(dirname(params.filepath), begun.name));
      } catch (error) {
        // The scenario fails without the file; the driver must continue.
        console.error(`Not downloaded: ${params.filepath}`, error);
      }
    }
    return JSON.stringify(event);
  }
}
