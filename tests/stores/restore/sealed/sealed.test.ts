import { MAX_BACKUP_LENGTH, readBackup } from '@/lib/saved-data/backup/backup';
import { IV_BYTES, SALT_BYTES, sealBackup } from '@/lib/saved-data/sealed/sealed-backup';
import { MAX_SEALED_BYTES, SEALED_MARK } from '@/lib/saved-data/sealed/sealed-mark';
import { shiftEntry } from '@/lib/shifts/change/schedule-change';
import { liveSchedule, scheduleStorage } from '@/stores/app/schedule-store';
import { readSource } from '@/stores/restore/read-source';
import { isSealed } from '@/stores/restore/sealed/is-sealed';
import { makeSealed } from '@/stores/restore/sealed/make-sealed';
import { openSealed } from '@/stores/restore/sealed/open-sealed';
import { currentContent, planRestore } from '@/stores/restore/your-data';
import { accepted, shiftAt } from '@/tests/support/records';
import { NOTHING } from '@/tests/support/storage/backups';

const CODE = '0123456789ABCDEFGHJK';
const work = () => ({ signal: new AbortController().signal, onProgress() {} });

beforeAll(async () => {
  // No storage: everything stays in memory.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  liveSchedule.load();
  await scheduleStorage.connect();
  liveSchedule.commit([shiftEntry(undefined, shiftAt('09:00-17:00', { id: 's-1', notes: 'Terrace' }))]);
});
afterAll(() => jest.restoreAllMocks());

/** Seals any bytes. */
async function sealedOf(content: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const random = { salt: new Uint8Array(SALT_BYTES), iv: new Uint8Array(IV_BYTES) };
  return new Blob([await sealBackup(content, CODE, random)]);
}

async function zipped(text: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const stream = text.stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

test('opens a sealed backup to a backup of everything that can be restored', async () => {
  const { file, code } = await makeSealed(work());
  expect(file.name).toMatch(/^brigade-.*\.brigade$/);
  expect(await isSealed(file)).toBe(true);
  const opened = accepted(await openSealed(file));
  const backup = accepted(await opened.unseal(` ${code.toLowerCase()}-`));
  const text = accepted(await readSource(backup, work()));
  expect(accepted(readBackup(text)).content).toEqual({ ...NOTHING, ...currentContent() });
  const plan = accepted(await planRestore(backup, work()));
  expect(plan.counts.shifts).toEqual({ added: 0, changed: 0, removed: 0 });
  plan.close();
});

test('gives each file its own code', async () => {
  const [one, two] = await Promise.all([makeSealed(work()), makeSealed(work())]);
  expect(one.code).not.toBe(two.code);
  const opened = accepted(await openSealed(one.file));
  expect(await opened.unseal(two.code)).toEqual({ isOk: false, error: 'wrongCode' });
  expect(await opened.unseal('')).toEqual({ isOk: false, error: 'noCode' });
  expect(await opened.unseal(`${one.code}0`)).toEqual({ isOk: false, error: 'noCode' });
  expect((await opened.unseal(one.code)).isOk).toBe(true);
});

test('rejects when aborted', async () => {
  const control = new AbortController();
  control.abort();
  await expect(makeSealed({ signal: control.signal, onProgress() {} })).rejects.toThrow(/abort/i);
});

test('refuses a file that is too large without reading it', async () => {
  const large = Object.defineProperty(new Blob(), 'size', { value: MAX_SEALED_BYTES + 1 });
  const read = jest.spyOn(large, 'arrayBuffer');
  expect(await openSealed(large)).toEqual({ isOk: false, error: 'tooLarge' });
  expect(read).not.toHaveBeenCalled();
});

test('refuses a file that unpacks to more than the maximum, also with the right code', async () => {
  const megabyte = new Blob([new Uint8Array(1024 * 1024).fill(32)]);
  const bomb = await zipped(new Blob(Array(MAX_BACKUP_LENGTH / 1024 / 1024 + 8).fill(megabyte)));
  const opened = accepted(await openSealed(await sealedOf(bomb)));
  const backup = accepted(await opened.unseal(CODE));
  expect(await planRestore(backup, work())).toEqual({ isOk: false, error: { kind: 'tooLarge' } });
});

test('refuses sealed content that is no backup', async () => {
  const opened = accepted(await openSealed(await sealedOf(await zipped(new Blob(['{"recipes":[]}'])))));
  const backup = accepted(await opened.unseal(CODE));
  expect(await planRestore(backup, work())).toEqual({ isOk: false, error: { kind: 'notBackup' } });
});

test('recognizes a sealed file by its first bytes, not its name, and rejects an unreadable file', async () => {
  expect(await isSealed(new File(['{}'], 'a.brigade'))).toBe(false);
  expect(await isSealed(new File([SEALED_MARK], 'a.json'))).toBe(true);
  const gone = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('It is gone.')) }) };
  expect(await isSealed(Object.assign(new Blob(), gone))).toBe(false);
});
