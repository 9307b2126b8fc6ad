'use client';

import { currencyOfZone } from '@/lib/pay/currency';
import type { Currency } from '@/lib/pay/currency-code';
import { currencySetting } from '@/lib/settings/money-settings';
import { deviceZone } from '@/lib/time/wall-clock';
import { zoneOf } from '@/lib/time/zone-choice';
import { useSetting } from '@/stores/settings/use-setting';
import { useUi } from '@/stores/ui/use-ui';

/** The currency of all amounts: the chosen one, otherwise that of the time zone. */
export function useCurrency(): Currency {
  const chosen = useSetting(currencySetting);
  const byZone = useProposedCurrency();
  return chosen || byZone;
}

/** The currency that the settings propose if the person has chosen none. */
export function useProposedCurrency(): Currency {
  return useUi(({ timezone }) => proposed(zoneOf(timezone)));
}

let device: Currency | undefined;

function proposed(zone: string | undefined): Currency {
  if (zone !== undefined) return currencyOfZone(zone);
  device ??= currencyOfZone(deviceZone());
  return device;
}
