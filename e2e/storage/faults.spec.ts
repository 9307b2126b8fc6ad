import { expect, test } from '@playwright/test';
import { byDepth } from '@/e2e/support/depth';
import { createDice, SEED } from '@/e2e/support/dice';
import { EXAMPLES } from '@/e2e/support/faults/fault-examples';
import { createFaultRunner } from '@/e2e/support/faults/fault-runner';
import { rollRounds } from '@/e2e/support/faults/fault-script';

/** Rounds per browser profile; the stored data is compared halfway and at the end. */
const ROUNDS_EACH = 10;
/** Thirty rounds in the short run, a thousand in the deep run. */
const PROFILES = process.env.ROUNDS === undefined ? 3 : 5 * Number(process.env.ROUNDS);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (let profile = 0; profile < PROFILES; profile += 1) {
  test(`keeps all confirmed edits through storage faults, profile ${profile}`, async ({ context }) => {
    test.setTimeout(300_000);
    const roll = createDice(SEED + profile * 104_729);
    const runner = await createFaultRunner(context);
    try {
      for (const [index, round] of rollRounds(roll, ROUNDS_EACH).entries()) {
        await runner.play(round);
        if (index === ROUNDS_EACH / 2 - 1) await runner.expectKept(roll() < 0.5);
      }
      await runner.expectKept(true);
    } finally {
      const { rounds, attempts, confirmed } = runner.counts();
      console.log(
        `${rounds} rounds, ${confirmed} of ${attempts} edits confirmed, seed ${SEED}, profile ${profile}`,
      );
    }
  });
}

// Only in the deep run; tests/stores/browser-storage/persistence/fault-rounds.test.ts plays them without a
// browser in every run.
for (const { name, rounds } of byDepth(EXAMPLES, 0)) {
  test(`keeps all confirmed edits: ${name}`, async ({ context }) => {
    test.setTimeout(120_000);
    const runner = await createFaultRunner(context);
    for (const round of rounds) await runner.play(round);
    expect(runner.counts().taken).toBe(
      rounds.filter(({ taken }) => taken !== undefined && taken !== 'nothing').length,
    );
    await runner.expectKept(true);
  });
}
