import { AVAILABILITY_ASK_SHAPE } from '@/lib/saved-data/records/business/ask-shape';
import { array, boolean, optional, string } from '@/lib/saved-data/records/shape';
import { oneField } from './setting';

export const businessNameSetting = oneField('businessName', string, '');

export const availabilityAskSetting = oneField(
  'availabilityAsk',
  optional(AVAILABILITY_ASK_SHAPE),
  undefined,
);

export const roleGroupsSetting = oneField('roleGroups', boolean, false);

export const stationsSetting = oneField('stations', array(string), []);

export const peopleOrderSetting = oneField('peopleOrder', array(string), []);
