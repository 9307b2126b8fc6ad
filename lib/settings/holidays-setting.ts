import { HOLIDAYS_SHAPE } from '@/lib/saved-data/records/business/holidays-shape';
import { optional } from '@/lib/saved-data/records/shape';
import { defineValueSetting } from './setting';

export const holidaysSetting = defineValueSetting('holidays', optional(HOLIDAYS_SHAPE), undefined);
