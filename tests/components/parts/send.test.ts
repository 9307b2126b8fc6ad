/** @jest-environment jsdom */
import { copyImage, copyText, shareFile, shareLink, shareText } from '@/components/parts/share/send';

const FILE = new File(['BEGIN:VCALENDAR'], 'maya.ics', { type: 'text/calendar' });
const saved: string[] = [];

/** Stubs navigator; features that are left out are missing. */
function stubBrowser(stub: Partial<Record<'share' | 'canShare' | 'clipboard', unknown>>): void {
  for (const name of ['share', 'canShare', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { configurable: true, value: stub[name] });
  }
}

const refusal = (name: string) => async () => {
  throw new DOMException('', name);
};

class FakeClipboardItem {
  constructor(readonly content: Record<string, unknown>) {}
}

beforeEach(() => {
  saved.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(globalThis, { ClipboardItem: FakeClipboardItem });
  URL.createObjectURL = () => 'blob:it';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

afterEach(() => {
  stubBrowser({});
  jest.restoreAllMocks();
});

test('shares a file through the system if possible, and saves it otherwise', async () => {
  const share = jest.fn(async () => {});
  stubBrowser({ share, canShare: () => true });
  await expect(shareFile(FILE, 'Maya')).resolves.toBe('shared');
  expect(share).toHaveBeenCalledWith({ files: [FILE], title: 'Maya' });
  expect(saved).toEqual([]);
  const absent = [
    {},
    { share },
    { share, canShare: () => false },
    { share: refusal('NotAllowedError'), canShare: () => true },
  ];
  for (const stub of absent) {
    stubBrowser(stub);
    await expect(shareFile(FILE, 'Maya')).resolves.toBe('saved');
  }
  expect(saved).toEqual(absent.map(() => 'maya.ics'));
});

test('neither saves nor copies when the user closes the share sheet', async () => {
  const writeText = jest.fn(async () => {});
  stubBrowser({ share: refusal('AbortError'), canShare: () => true, clipboard: { writeText } });
  await expect(shareFile(FILE, 'Maya')).resolves.toBe('canceled');
  await expect(shareText('Your shifts', 'Maya')).resolves.toBe('canceled');
  await expect(shareLink('https://example.org', 'Maya')).resolves.toBe('canceled');
  expect(saved).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
});

test('shares a text or link through the system, even without canShare, and copies it otherwise', async () => {
  const share = jest.fn(async () => {});
  const writeText = jest.fn(async () => {});
  stubBrowser({ share, clipboard: { writeText } });
  await expect(shareText('Your shifts', 'Maya')).resolves.toBe('shared');
  await expect(shareLink('https://example.org', 'Maya')).resolves.toBe('shared');
  expect(share.mock.calls).toEqual([
    [{ text: 'Your shifts', title: 'Maya' }],
    [{ url: 'https://example.org', title: 'Maya' }],
  ]);
  stubBrowser({ clipboard: { writeText } });
  await expect(shareText('Your shifts', 'Maya')).resolves.toBe('copied');
  await expect(shareLink('https://example.org', 'Maya')).resolves.toBe('copied');
  expect(writeText.mock.calls).toEqual([['Your shifts'], ['https://example.org']]);
});

test('starts copying a promised text or image during the press', async () => {
  const items: FakeClipboardItem[] = [];
  const write = jest.fn(async ([item]: FakeClipboardItem[]) => {
    if (item) items.push(item);
  });
  stubBrowser({ clipboard: { write } });
  const link = copyText(new Promise((resolve) => setTimeout(resolve, 0, 'https://example.org')));
  expect(write).toHaveBeenCalledTimes(1);
  await expect(link).resolves.toBe('copied');
  const picture = new Blob(['png'], { type: 'image/png' });
  await expect(copyImage(Promise.resolve(picture))).resolves.toBe('copied');
  await expect(items[0]?.content['text/plain']).resolves.toMatchObject({ type: 'text/plain', size: 19 });
  await expect(items[1]?.content['image/png']).resolves.toBe(picture);
});

test('reports failure when the clipboard refuses or is missing', async () => {
  const refusing = { writeText: refusal('NotAllowedError'), write: refusal('NotAllowedError') };
  for (const clipboard of [undefined, refusing]) {
    stubBrowser({ clipboard });
    await expect(copyText('Your shifts')).resolves.toBe('failed');
    await expect(copyText(Promise.resolve('Your shifts'))).resolves.toBe('failed');
    await expect(copyImage(new Blob())).resolves.toBe('failed');
  }
});

test('reports failure when a file cannot be saved either', async () => {
  stubBrowser({});
  URL.createObjectURL = () => {
    throw new TypeError('no space');
  };
  await expect(shareFile(FILE, 'Maya')).resolves.toBe('failed');
});
