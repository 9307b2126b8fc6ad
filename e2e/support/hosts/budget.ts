import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const FILE = join('e2e', 'whole-app', 'budget.json');
/** Tolerance for bytes and large counts; counts below a hundred must be exact. */
const ROOM = 1.02;
const EXACT_BELOW = 100;

type Figures = Readonly<Record<string, number>>;

const readBudget = (): Figures => JSON.parse(readFileSync(FILE, 'utf8'));

/**
 * Compares the measurements with e2e/whole-app/budget.json: sizes and counts, which do not depend on the machine, never
 * times. With BUDGET=write it stores lower measurements there instead: a budget only goes down; raising one is a manual
 * edit with a reason.
 */
export function expectWithinBudget(measured: Figures): void {
  if (process.env.BUDGET === 'write') {
    lower(measured);
    return;
  }
  const budget = readBudget();
  for (const [name, value] of Object.entries(measured)) {
    expect.soft(value, name).toBeLessThanOrEqual(budget[name] ?? Number.NaN);
  }
}

function lower(measured: Figures): void {
  const budget = { ...readBudget() };
  for (const [name, value] of Object.entries(measured)) {
    const allowed = value < EXACT_BELOW ? value : Math.ceil(value * ROOM);
    budget[name] = Math.min(budget[name] ?? Number.POSITIVE_INFINITY, allowed);
  }
  writeFileSync(FILE, `${JSON.stringify(budget, null, 2)}\n`);
}
