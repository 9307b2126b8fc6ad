import { HOLIDAYS_SHAPE } from '@/lib/saved-data/records/business/holidays-shape';
import { optional } from '@/lib/saved-data/records/shape';
import { oneField } from './setting';

export const holidaysSetting = oneField('holidays', optional(HOLIDAYS_SHAPE), undefined);
