import { createDice, SEED } from '@/e2e/support/dice';
import { EXAMPLES } from '@/e2e/support/faults/fault-examples';
import { type Round, rollRounds, scriptText } from '@/e2e/support/faults/fault-script';
import { rounds as runs } from '@/tests/support/rounds';
import { playRounds } from '@/tests/support/storage/fault-rounds';
import { shrinkRounds } from '@/tests/support/storage/shrink-rounds';

/** Fixed for short runs. A failure found by a random seed becomes an example. */
const FIRST = process.env.SEED === undefined ? 1 : SEED;
const ROUNDS_EACH = 5;
const SEQUENCES = process.env.ROUNDS === undefined ? 25 : runs(10);
const SHRINKING_MS = 60_000;

const reportOf = (rounds: readonly Round[], complaints: readonly string[], log: readonly string[]) =>
  `${complaints.join('\n')}\n\n${scriptText(rounds)}\n\n${log.join('\n')}`;

test.each(EXAMPLES)('keeps all confirmed edits: $name', async ({ rounds }) => {
  const { complaints, log, confirmed, taken } = await playRounds(rounds);
  if (complaints.length > 0) throw new Error(reportOf(rounds, complaints, log));
  expect(confirmed).toBeGreaterThan(1);
  expect(taken).toBe(rounds.filter((round) => round.taken !== undefined && round.taken !== 'nothing').length);
});

test('keeps all confirmed edits through random storage faults', async () => {
  let confirmedCount = 0;
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const rolled = rollRounds(createDice(FIRST + sequence * 104_729), ROUNDS_EACH);
    const played = await playRounds(rolled);
    confirmedCount += played.confirmed;
    if (played.complaints.length === 0) continue;
    const isFailing = async (rounds: readonly Round[]) => (await playRounds(rounds)).complaints.length > 0;
    const least = await shrinkRounds(rolled, isFailing, SHRINKING_MS);
    const { complaints, log } = await playRounds(least);
    throw new Error(`Seed ${FIRST}, sequence ${sequence}:\n${reportOf(least, complaints, log)}`);
  }
  // The last page of each sequence confirms its act, and so do most of the others.
  expect(confirmedCount).toBeGreaterThan(3 * SEQUENCES);
}, 3_600_000);
