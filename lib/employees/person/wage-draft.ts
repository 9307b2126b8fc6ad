import type { PersonDetails } from '@/lib/employees/person-details';
import { type Amount, isAmount } from '@/lib/pay/amount';
import { type AmountRefusal, parseAmount } from '@/lib/pay/money';
import { roleWagesIn } from '@/lib/pay/wages';
import { ok, type Result, refused } from '@/lib/result';

/** As typed. */
export interface WageDraft {
  readonly wage: string;
  readonly weeklyPay: string;
  readonly roleWages: Readonly<Record<string, string>>;
}

export interface WageRefusal {
  readonly field: 'wage' | 'weeklyPay' | 'roleWages';
  readonly role?: string;
  readonly why: AmountRefusal;
}

type Stored = Pick<PersonDetails, 'wage' | 'weeklyPay' | 'roleWages'>;

export function wageDraftOf(stored: Stored, typed: (amount: Amount) => string): WageDraft {
  const text = (value: unknown) => (isAmount(value) ? typed(value) : '');
  return {
    wage: text(stored.wage),
    weeklyPay: text(stored.weeklyPay),
    roleWages: Object.fromEntries(
      Object.entries(roleWagesIn(stored)).map(([role, amount]) => [role, typed(amount)]),
    ),
  };
}

/**
 * Returns only the changed amounts, or every refused amount. A cleared amount is undefined, an untouched
 * amount absent.
 */
export function wagesFromDraft(
  draft: WageDraft,
  first: WageDraft,
  stored: Stored,
  currencyDecimals: number,
): Result<Stored, readonly WageRefusal[]> {
  const refusals: WageRefusal[] = [];
  const wages: { -readonly [Field in keyof Stored]: unknown } = {};
  const read = (typed: string, place: Omit<WageRefusal, 'why'>): Amount | undefined => {
    if (typed.trim() === '') return undefined;
    const amount = parseAmount(typed, currencyDecimals);
    if (amount.isOk) return amount.value;
    refusals.push({ ...place, why: amount.error });
    return undefined;
  };
  for (const field of ['wage', 'weeklyPay'] as const)
    if (draft[field] !== first[field]) wages[field] = read(draft[field], { field });
  const roles = Object.entries(draft.roleWages).filter(
    ([role, typed]) => typed !== (first.roleWages[role] ?? ''),
  );
  if (roles.length > 0) {
    const { roleWages } = stored;
    const kept =
      typeof roleWages === 'object' && roleWages !== null && !Array.isArray(roleWages) ? roleWages : {};
    const changed = {
      ...kept,
      ...Object.fromEntries(roles.map(([role, typed]) => [role, read(typed, { field: 'roleWages', role })])),
    };
    const left = Object.entries(changed).filter(([, amount]) => amount !== undefined);
    wages.roleWages = left.length > 0 ? Object.fromEntries(left) : undefined;
  }
  return refusals.length > 0 ? refused(refusals) : ok(wages);
}
