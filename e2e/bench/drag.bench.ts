import { type Page, test } from '@playwright/test';
import { median } from './median';
import { seed } from './seed';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SLOWDOWN = 4;
const MOVES = 90;
const FRAME_MS = 1000 / 60;

/**
 * A page of 250 plain cards in seven columns and a copy of the pressed card that follows the pointer, without
 * any app code.
 */
const PLAIN = `<!doctype html><style>
body{margin:0;font:12px sans-serif}
main{display:grid;grid-template-columns:repeat(7,1fr);gap:4px;height:100vh;padding-top:150px}
div{height:18px;margin:0 4px 2px;background:#eef;border-radius:4px;user-select:none}
.dragged{position:fixed;top:0;left:0;width:180px;pointer-events:none;will-change:transform}
</style><main></main><script>
const main=document.querySelector('main');
for(let c=0;c<7;c++){const column=document.createElement('section');main.append(column);
 for(let i=0;i<36;i++){const card=document.createElement('div');card.textContent='Person '+i+' Surname 9 - 5 PM';column.append(card)}}
let copy;
addEventListener('pointerdown',({target})=>{if(target.tagName==='DIV'){copy=target.cloneNode(true);copy.className='dragged';document.body.append(copy)}});
addEventListener('pointermove',({clientX,clientY})=>{if(copy)copy.style.transform='translate3d('+clientX+'px,'+clientY+'px,0)'});
addEventListener('pointerup',()=>{copy?.remove();copy=undefined});
</script>`;

/** Drags over the columns and back. Returns the share of dropped frames. */
async function droppedShare(page: Page, from: readonly [number, number]): Promise<number> {
  await page.mouse.move(...from);
  // The drag code has loaded, because the pointer is near a card.
  await page.waitForLoadState('networkidle');
  await page.mouse.down();
  await page.mouse.move(from[0] + 12, from[1]);
  await page.evaluate(() => {
    const times: number[] = [];
    const look = (at: number) => {
      times.push(at);
      if (!Reflect.get(window, 'isOver')) requestAnimationFrame(look);
    };
    Object.assign(window, { frameTimes: times, isOver: false });
    requestAnimationFrame(look);
  });
  for (let move = 0; move < MOVES; move += 1) {
    const share = 1 - Math.abs((2 * move) / MOVES - 1);
    await page.mouse.move(from[0] + share * 1050, from[1] + share * 320);
  }
  const times = await page.evaluate(() => {
    Object.assign(window, { isOver: true });
    return Reflect.get(window, 'frameTimes') as readonly number[];
  });
  await page.mouse.up();
  const missed = times
    .slice(1)
    .map((at, index) => Math.max(0, Math.round((at - (times[index] ?? at)) / FRAME_MS) - 1))
    .reduce((sum, count) => sum + count, 0);
  return missed / (missed + times.length - 1);
}

test('compares the frames dropped when a shift is dragged over 250 cards and over plain cards', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await seed(context, 1000);
  const shares = { ours: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const which of ['plain', 'ours'] as const) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      if (which === 'plain') await page.setContent(PLAIN);
      else {
        await page.goto('/');
        await page.locator('html[data-later-parts]').waitFor({ state: 'attached' });
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const card = page.locator(which === 'plain' ? 'main div' : '[data-week-column] [data-shift-id]').nth(4);
      const box = await card.boundingBox();
      if (!box) throw new Error('There is no card to drag.');
      const from = [box.x + box.width / 2, box.y + box.height / 2] as const;
      // The first drag warms up the scripts.
      await droppedShare(page, from);
      shares[which].push(await droppedShare(page, from));
      await page.close();
    }
  }
  const [ours, plain] = [median(shares.ours), median(shares.plain)];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const all = (values: readonly number[]) => values.map(percent).join(', ');
  console.log(`ours ${percent(ours)} (${all(shares.ours)}); plain ${percent(plain)} (${all(shares.plain)})`);
  console.log(`frames drawn, ours to plain: ${((1 - ours) / (1 - plain)).toFixed(2)}`);
});
