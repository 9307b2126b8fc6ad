import { type HoursNeed, NO_DEMAND } from '@/lib/demand/need';
import { DAY_NEED_SHAPE, HOURS_NEED_SHAPE } from '@/lib/saved-data/records/business/demand-shape';
import { MISFIT } from '@/lib/saved-data/records/shape';
import { readEach, type Setting } from './setting';

/**
 * The need of each role on each weekday in a field of its own, and each date in one: a date follows the week in nothing,
 * so half of its need is nobody's edit.
 */
export const demandSetting: Setting<'demand'> = {
  id: 'demand',
  otherwise: NO_DEMAND,
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
      dates: Object.fromEntries(readEach(fields, 'date.', DAY_NEED_SHAPE)),
    };
  },
};
