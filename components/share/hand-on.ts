import { saveFile } from '@/components/ui/page/save-text-file';

/** What became of something that was handed on. A person who closes the system's own sheet has canceled: no error. */
export type HandedOn = 'shared' | 'copied' | 'saved' | 'canceled' | 'failed';

/** A text, or one that is still being made: the browser allows copying only while the press is fresh. */
type Text = string | Promise<string>;

/** Gives the file to another app by the system's own sheet; where there is none for it, it is saved. */
export async function shareFile(file: File, title: string): Promise<HandedOn> {
  const data = { files: [file], title };
  const shared = await shareBySystem(data);
  if (shared !== 'absent') return shared;
  try {
    saveFile(file.name, file);
    return 'saved';
  } catch (error) {
    return reportFailure(error);
  }
}

/** Gives the text to another app by the system's own sheet; where there is none, it is copied. */
export async function shareText(text: string, title: string): Promise<HandedOn> {
  const shared = await shareBySystem({ text, title });
  return shared === 'absent' ? copyText(text) : shared;
}

/** The same with a link, which the other app then shows as one. */
export async function shareLink(url: string, title: string): Promise<HandedOn> {
  const shared = await shareBySystem({ url, title });
  return shared === 'absent' ? copyText(url) : shared;
}

/** Puts the text on the clipboard. */
export async function copyText(text: Text): Promise<HandedOn> {
  try {
    const isMade = typeof text === 'string' || typeof ClipboardItem === 'undefined';
    if (isMade) await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(toPlainText) })]);
    return 'copied';
  } catch (error) {
    return reportFailure(error);
  }
}

/** Puts the PNG on the clipboard, also one that is still being made. */
export async function copyImage(image: Blob | Promise<Blob>): Promise<HandedOn> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
    return 'copied';
  } catch (error) {
    return reportFailure(error);
  }
}

async function shareBySystem(data: ShareData): Promise<HandedOn | 'absent'> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return 'absent';
  if (data.files && typeof navigator.canShare !== 'function') return 'absent';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    // Some systems offer the sheet and then refuse it: there is still the other way.
    console.warn('The system did not share it.', error);
    return 'absent';
  }
}

const toPlainText = (text: string) => new Blob([text], { type: 'text/plain' });

function reportFailure(error: unknown): HandedOn {
  console.warn('It could not be handed on.', error);
  return 'failed';
}
