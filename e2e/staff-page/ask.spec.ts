import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { watchPage } from '@/e2e/support/page-watch';
import { encodeAsk } from '@/lib/requests/ask/ask-link';
import { day } from '@/tests/support/records';
import { copiedReply, HOUSE, NOW } from './answerable-links';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('availability request in German', () => {
  test.use({ locale: 'de-DE', colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] });

  test('answers a request to the whole team, also after its last day', async ({ page, baseURL }) => {
    const misdeeds = await watchPage(page, baseURL);
    await page.clock.setFixedTime(NOW);
    const question = {
      ...HOUSE,
      ask: 'q1',
      names: ['Ben Okafor', 'Maya Lindqvist'],
      business: 'Trattoria Bianchi',
    };
    await page.goto(`/share#${await encodeAsk({ ...question, lastDay: day('2026-11-20') })}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wann können Sie arbeiten?' })).toBeVisible();
    await expect(page).toHaveTitle('Trattoria Bianchi · Wann können Sie arbeiten? · Brigade');
    await expect(page.getByText('Letzter Tag für Antworten: Freitag, 20. Nov')).toBeVisible();
    await expectAccessible(page);
    const sunday = page.getByRole('radiogroup', { name: 'Sonntag' });
    await sunday.getByRole('radio', { name: 'Nicht verfügbar' }).check();
    const send = page.getByRole('button', { name: 'Antwort senden' });
    await send.click();
    await expect(page.getByText('Bitte geben Sie Ihren Namen ein.')).toBeVisible();
    const name = page.getByRole('combobox', { name: 'Ihr Name' });
    await expect(name).toBeFocused();
    await name.fill('may');
    await page.getByRole('option', { name: 'Maya Lindqvist' }).click();
    await page.getByRole('textbox', { name: 'Ein Wort an Ihre Leitung' }).fill('Ab Januar wieder');
    await send.click();
    await page
      .getByRole('dialog', { name: 'Ihre Antwort' })
      .getByRole('button', { name: 'Kopieren' })
      .click();
    await expect(page.getByText('Kopiert.')).toBeVisible();
    await expectAccessible(page);
    expect(await copiedReply(page)).toMatchObject({
      name: 'Maya Lindqvist',
      language: 'de',
      asked: [
        {
          kind: 'availability',
          ask: 'q1',
          note: 'Ab Januar wieder',
          weekly: [{ weekday: 7, kind: 'off' }],
        },
      ],
    });
    await page.getByRole('button', { name: 'Ja, sie ist gesendet' }).click();
    await page.getByRole('button', { name: 'Fertig' }).click();
    await page.reload();
    const list = page.getByRole('list', { name: 'Worum Sie gebeten haben' });
    await expect(list.getByRole('listitem')).toHaveText([/Gesendet Di 15:40, Antwort steht aus$/]);
    await expect(sunday.getByRole('radio', { name: 'Nicht verfügbar' })).toBeChecked();

    await page.goto(`/share#${await encodeAsk({ ...question, lastDay: day('2026-11-10') })}`);
    await expect(page.getByText('Der letzte Tag war Dienstag, 10. Nov.')).toBeVisible();
    await name.fill('Somebody New');
    await expect(page.getByText('Niemand mit diesem Namen wurde gefragt.').first()).toBeVisible();
    await send.click();
    await expect(page.getByRole('dialog', { name: 'Ihre Antwort' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      window.location.hash = 'a9.abc';
    });
    await expect(page.getByText('Dieser Link stammt aus einer neueren Version von Brigade')).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = 'a1.abc';
    });
    await expect(page.getByText('Dieser Link ist beschädigt oder unvollständig')).toBeVisible();
    expect(misdeeds).toEqual([]);
  });
});
