import { randomUUID } from 'node:crypto';
import { renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const MAX_LOOKS = 40;

const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Firefox tells the end of a download while an empty file still holds its place. */
async function arrival(path) {
  let before = 0;
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const size = sizeOf(path);
    if (size > 0 && size === before) return;
    before = size;
    await pass(LOOK_EVERY_MS);
  }
}

/** Gives each download an id, which Playwright wants and Firefox leaves out, and lets its file arrive first. */
export class DownloadIds {
  #begun = new Map();

  /** Whether that message of Firefox is about a download. */
  static isMeant(text) {
    return /"method":"browsingContext\.download(?:WillBegin|End)"/.test(text);
  }

  /** The event as Playwright understands it, as soon as it holds. */
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
        // A second file of one name gets a number from Firefox; Playwright looks for the name alone.
        renameSync(params.filepath, join(dirname(params.filepath), begun.name));
      } catch (error) {
        // Never arrived: the story says that it misses the file, and the driver goes on.
        console.error(`Not downloaded: ${params.filepath}`, error);
      }
    }
    return JSON.stringify(event);
  }
}
