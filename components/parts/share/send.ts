import { saveFile } from '@/components/ui/page/save-text-file';

/** Closing the system's share sheet is `canceled`, not an error. */
export type SendOutcome = 'shared' | 'copied' | 'saved' | 'canceled' | 'failed';

/**
 * May be a promise, because browsers allow copying only during the user gesture, when the text may not be
 * ready.
 */
type Text = string | Promise<string>;

/** Whether the share sheet claims to accept the file; sharing may still be refused. */
export function canShareFile(file: File): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true;
}

/** Uses the system's share sheet, or saves the file if unavailable. */
export async function shareFile(file: File, title: string): Promise<SendOutcome> {
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

/** Uses the system's share sheet, or copies the text if unavailable. */
export async function shareText(text: string, title: string): Promise<SendOutcome> {
  const shared = await shareBySystem({ text, title });
  return shared === 'absent' ? copyText(text) : shared;
}

/** Like `shareText`, but shares a URL, so that the receiving app shows a link. */
export async function shareLink(url: string, title: string): Promise<SendOutcome> {
  const shared = await shareBySystem({ url, title });
  return shared === 'absent' ? copyText(url) : shared;
}

export async function copyText(text: Text): Promise<SendOutcome> {
  try {
    const isMade = typeof text === 'string' || typeof ClipboardItem === 'undefined';
    if (isMade) await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(toPlainText) })]);
    return 'copied';
  } catch (error) {
    return reportFailure(error);
  }
}

/** Copies a PNG, which may still be a promise. */
export async function copyImage(image: Blob | Promise<Blob>): Promise<SendOutcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
    return 'copied';
  } catch (error) {
    return reportFailure(error);
  }
}

async function shareBySystem(data: ShareData): Promise<SendOutcome | 'absent'> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return 'absent';
  if (data.files && typeof navigator.canShare !== 'function') return 'absent';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    // Some systems offer the share sheet and then refuse: fall back.
    console.warn('Failed to share through the system.', error);
    return 'absent';
  }
}

const toPlainText = (text: string) => new Blob([text], { type: 'text/plain' });

function reportFailure(error: unknown): SendOutcome {
  console.warn('Failed to create the content to send.', error);
  return 'failed';
}
