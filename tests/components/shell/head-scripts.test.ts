/**
 * @jest-environment node
 */
import { transform } from 'esbuild';
import { recoveryScript } from '@/components/offline/recovery-script';
import { bootScript } from '@/components/shell/frame/boot-script';
import { startFailureScript } from '@/components/shell/frame/start-failure-script';
import { oldBrowserScript } from '@/components/shell/old-browser/old-browser-script';
import { lostHashScript } from '@/components/staff-page/lost-hash-script';

test('keeps the scripts in the head in ES5 so that old browsers can parse them', async () => {
  const head = [oldBrowserScript, lostHashScript, recoveryScript, startFailureScript, bootScript].join(';');
  const own = await transform(head, { target: 'esnext' });
  const old = await transform(head, { target: 'es5' });
  expect(old.code).toBe(own.code);
});
