import { type Overtime, SPECIFIED_OVERTIME } from '@/lib/pay/overtime-rules';
import { OVERTIME_SHAPE } from '@/lib/saved-data/records/business/pay-shapes';
import type { Fields } from '@/lib/saved-data/records/fields';
import { fallback } from '@/lib/saved-data/records/shape';
import { readPrefixedFields, type Setting } from './setting';

/** One field for the rules and one for each limit set by the business. */
export function overtimeFields({ own, ...others }: Overtime): Fields {
  return { ...others, ...withPrefix('own.', own) };
}

export const overtimeSetting: Setting<'overtime'> = {
  id: 'overtime',
  defaultValue: SPECIFIED_OVERTIME,
  defaultFields: () => overtimeFields(SPECIFIED_OVERTIME),
  toValue({ rules, ...fields }) {
    const own = Object.fromEntries(readPrefixedFields(fields, 'own.', (value) => value));
    return fallback<Overtime>(OVERTIME_SHAPE, SPECIFIED_OVERTIME)({ rules, own });
  },
};

export function withPrefix(prefix: string, entries: object): Fields {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [prefix + name, value]));
}
