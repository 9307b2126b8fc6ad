'use client';

import { useTranslations } from 'use-intl';
import { NameList } from '@/components/ui/fields/name-list';
import type { Result } from '@/lib/result';
import {
  renameStationEntries,
  type StationRefusal,
  withStation,
  withStationNamed,
} from '@/lib/shifts/stations';
import { uiStore } from '@/stores/app/ui-store';
import { announce } from '@/stores/notifications/announce';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';

/** Where in the house people work, as the shift form offers it. A new name goes to all shifts of the station in one step. */
export function Stations() {
  const store = useScheduleStore();
  const t = useTranslations('houseFigures');
  const stations = useSetting('stations');
  /** Stores the list; otherwise says why it was refused. */
  const keep = (done: Result<readonly string[], StationRefusal>) => {
    if (!done.isOk) return t(done.error);
    changeSetting(store, 'stations', done.value);
    return undefined;
  };
  const rename = (station: string, typed: string) => {
    const done = withStationNamed(stations, station, typed);
    const name = done.isOk ? done.value[stations.indexOf(station)] : undefined;
    if (!done.isOk || name === undefined) return keep(done);
    // In the list, shifts, series, templates and saved views: one change, so that one undo takes all of it back.
    const entries = renameStationEntries(store.getState().schedule, station, name);
    const count = entries.filter(({ kind }) => kind === 'shift').length;
    if (entries.every(({ kind }) => kind === 'setting')) keep(done);
    else {
      void announce(store, store.commit(entries), {
        category: 'shifts',
        act: 'shiftSaved',
        words: { message: t('stationRenamed', { name, count }) },
      });
    }
    uiStore.renameStation(station, name);
    return undefined;
  };
  return (
    <section aria-label={t('stations')} className="flex flex-col gap-2 py-2">
      <h3 className="font-medium">{t('stations')}</h3>
      <p className="text-xs text-ink-2 phone:text-[13px]">{t('stationsHint')}</p>
      <NameList
        items={stations.map((name) => ({ id: name, name }))}
        labels={{
          newItem: t('newStation'),
          add: t('addStation'),
          nameOf: (name) => t('stationName', { name }),
          remove: (name) => t('removeStation', { name }),
        }}
        onAdd={(name) => keep(withStation(stations, name))}
        onRename={({ name }, typed) => rename(name, typed)}
        onRemove={({ name }) =>
          changeSetting(
            store,
            'stations',
            stations.filter((other) => other !== name),
          )
        }
      />
    </section>
  );
}
