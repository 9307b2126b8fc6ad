import { type HoursNeed, NO_DEMAND } from '@/lib/demand/need';
import { DAY_NEED_SHAPE, HOURS_NEED_SHAPE } from '@/lib/saved-data/records/business/demand-shape';
import { MISFIT } from '@/lib/saved-data/records/shape';
import { readPrefixedFields, type Setting } from './setting';

/**
 * One field per weekday and role, and one per date. A date replaces the weekly pattern entirely, so a merge must not
 * combine the needs of two edits on one date.
 */
export const demandSetting: Setting<'demand'> = {
  id: 'demand',
  defaultValue: NO_DEMAND,
  toValue(fields) {
    const week = new Map<string, [string, HoursNeed][]>();
    for (const [name, stored] of Object.entries(fields)) {
      if (!name.startsWith('week.')) continue;
      const [weekday = ''] = name.slice('week.'.length).split('.', 1);
      const role = name.slice(`week.${weekday}.`.length);
      const hours = role === '' ? MISFIT : HOURS_NEED_SHAPE(stored);
      const needs = week.get(weekday) ?? [];
      if (hours !== MISFIT) needs.push([role, hours]);
      if (hours !== MISFIT || role === '') week.set(weekday, needs);
    }
    return {
      week: Object.fromEntries(Array.from(week, ([weekday, needs]) => [weekday, Object.fromEntries(needs)])),
      dates: Object.fromEntries(readPrefixedFields(fields, 'date.', DAY_NEED_SHAPE)),
    };
  },
};
