import { AVAILABILITY_ASK_SHAPE } from '@/lib/saved-data/records/business/ask-shape';
import { array, boolean, optional, string } from '@/lib/saved-data/records/shape';
import { defineValueSetting } from './setting';

export const businessNameSetting = defineValueSetting('businessName', string, '');

export const availabilityAskSetting = defineValueSetting(
  'availabilityAsk',
  optional(AVAILABILITY_ASK_SHAPE),
  undefined,
);

export const roleGroupsSetting = defineValueSetting('roleGroups', boolean, false);

export const stationsSetting = defineValueSetting('stations', array(string), []);

export const peopleOrderSetting = defineValueSetting('peopleOrder', array(string), []);
