import { createHash } from 'node:crypto';
import {
  inlineScriptHashes,
  policyFor,
  protectPage,
  scriptHash,
} from '@/scripts/support/export/page-policy.mjs';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('content security policy of a page', () => {
  test('hashes a script like the browser', () => {
    // The example of the standard (CSP Level 3, hash source for inline scripts).
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
    expect(scriptHash('é\r\n1\r2')).toBe(sha('é\n1\n2'));
  });

  test('hashes every inline script once, and no script file', () => {
    const html = `<head><script>a()</script><script src="/x.js" async=""></script>
      <script id="_R_" data-title="a > b" async>b()</script><SCRIPT>a()</SCRIPT><script>self.x=[1,"<\\/b>"]</script></head>`;
    expect(inlineScriptHashes(html)).toEqual([sha('a()'), sha('b()'), sha('self.x=[1,"<\\/b>"]')]);
  });

  test('is placed after the character set and before everything that loads', () => {
    const page = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="x"/></head></html>';
    expect(protectPage(page)).toBe(
      `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policyFor([])}"/><link rel="x"/></head></html>`,
    );
    expect(protectPage('<head lang="x"><title>a</title></head>')).toMatch(/^<head lang="x"><meta http-equiv/);
    expect(() => protectPage('a page without one')).toThrow('no <head>');
  });

  test('is not added to a page that has one, so that a second run changes nothing', () => {
    const page = protectPage('<head><script>a()</script></head>');
    expect(protectPage(page)).toBe(page);
    expect(page).toContain(sha('a()'));
  });

  test('allows no unknown script and no other origin', () => {
    const policy = policyFor([sha('a()')]);
    expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});
