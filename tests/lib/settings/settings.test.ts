import fc from 'fast-check';
import { readSettingRecord } from '@/lib/saved-data/records/stored-records';
import { SETTINGS } from '@/lib/settings/all-settings';
import { openingHoursSetting } from '@/lib/settings/calendar-settings';
import { salesSetting } from '@/lib/settings/money-settings';
import { overtimeSetting } from '@/lib/settings/overtime-setting';
import { limitsSetting } from '@/lib/settings/rule-settings';
import { readSetting, type Settings } from '@/lib/settings/setting';
import { NO_SETTINGS, SETTING_IDS, type SettingId, type SettingRecords } from '@/lib/settings/setting-record';
import { settingEntries, settingRecords } from '@/lib/settings/write-setting';
import { applyChange, EMPTY_SCHEDULE } from '@/lib/shifts/change/schedule';
import { type ChangeEntry, invertChange } from '@/lib/shifts/change/schedule-change';
import { clockTimeOf } from '@/lib/time/clock-time';
import { withOpeningDay } from '@/lib/time/opening-hours';
import { DEFAULT_SETTINGS, SETTING_VALUES } from '@/tests/support/settings';
import { fieldsBeyond, unknownFields } from '@/tests/support/unknown-fields';

function withEntries(settings: SettingRecords, entries: readonly ChangeEntry[]): SettingRecords {
  return applyChange({ ...EMPTY_SCHEDULE, settings }, { entries }).settings;
}

function withSetting<Id extends SettingId>(settings: SettingRecords, id: Id, value: Settings[Id]) {
  return withEntries(settings, settingEntries(settings, SETTINGS[id], value));
}

/** As written to storage and read again. */
function stored(settings: SettingRecords): SettingRecords {
  const records = JSON.parse(JSON.stringify([...settings.values()])) as { readonly id: string }[];
  return new Map(records.map((record) => [record.id, readSettingRecord({ ...record }, record.id)]));
}

const anySetting = fc.constantFrom(...SETTING_IDS);
const anyEdit = anySetting.chain((id) =>
  fc.record({
    id: fc.constant(id),
    values: fc.array(SETTING_VALUES[id] as fc.Arbitrary<Settings[SettingId]>, { minLength: 1, maxLength: 3 }),
  }),
);

describe('business settings', () => {
  it('have their default values if there is no record', () => {
    for (const id of SETTING_IDS) {
      expect(readSetting(NO_SETTINGS, SETTINGS[id])).toBe(DEFAULT_SETTINGS[id]);
      expect(settingRecords(SETTINGS[id], DEFAULT_SETTINGS[id])).toEqual([]);
    }
  });

  it('are read back unchanged after setting and storing', () => {
    fc.assert(
      fc.property(anyEdit, ({ id, values }) => {
        let settings = NO_SETTINGS;
        for (const value of values) {
          settings = withSetting(settings, id, value);
          expect(readSetting(settings, SETTINGS[id])).toEqual(value);
          expect(readSetting(stored(settings), SETTINGS[id])).toEqual(value);
          expect(settingEntries(settings, SETTINGS[id], value)).toEqual([]);
        }
      }),
    );
  });

  it('return to their previous values when the entries are inverted', () => {
    fc.assert(
      fc.property(anyEdit, ({ id, values }) => {
        const states = [NO_SETTINGS];
        const changes = values.map((value, at) => {
          const entries = settingEntries(states[at] ?? NO_SETTINGS, SETTINGS[id], value);
          states.push(withEntries(states[at] ?? NO_SETTINGS, entries));
          return { id: String(at), at, entries };
        });
        let settings = states.at(-1) ?? NO_SETTINGS;
        for (const [at, change] of [...changes.entries()].reverse()) {
          settings = withEntries(settings, invertChange(change, 'undo', 0).entries);
          expect(settings).toEqual(states[at]);
        }
      }),
    );
  });

  it('keep unknown fields and unknown settings when a value is set', () => {
    fc.assert(
      fc.property(anyEdit, unknownFields, ({ id, values }, unknown) => {
        const recordId = id === 'sales' ? 'sales.2026-12' : id;
        let settings: SettingRecords = new Map([
          [recordId, { ...unknown, id: recordId }],
          ['tips', { id: 'tips', ...unknown }],
        ]);
        for (const value of values) settings = withSetting(stored(settings), id, value);
        expect(fieldsBeyond(settings.get(recordId), {})).toMatchObject(unknown);
        expect(settings.get('tips')).toEqual({ id: 'tips', ...unknown });
      }),
    );
  });

  it('stay the same object when other settings change', () => {
    const settings = withSetting(NO_SETTINGS, 'limits', { ...DEFAULT_SETTINGS.limits, dayHours: 10 });
    const limits = readSetting(settings, limitsSetting);
    const sales = { '2026-11-28': { expected: 100 }, '2026-12-01': { actual: 5 } };
    const withSales = withSetting(settings, 'sales', sales);
    expect(readSetting(withSales, limitsSetting)).toBe(limits);
    const read = readSetting(withSales, salesSetting);
    expect(readSetting(withSetting(withSales, 'businessName', 'Bar'), salesSetting)).toBe(read);
  });

  it('are written only if they differ from the default', () => {
    const limits = { ...DEFAULT_SETTINGS.limits, dayHours: 10 };
    expect(settingRecords(limitsSetting, limits)).toEqual([{ id: 'limits', dayHours: 10 }]);
  });

  it('keep a limit removed although the default has one', () => {
    const { weekMinutes: _weekMinutes, ...own } = DEFAULT_SETTINGS.overtime.own;
    const settings = withSetting(NO_SETTINGS, 'overtime', { rules: 'own', own });
    expect(readSetting(stored(settings), overtimeSetting)).toEqual({ rules: 'own', own });
  });

  it('write only the month in which a sales figure changed', () => {
    const settings = withSetting(NO_SETTINGS, 'sales', {
      '2026-11-28': { expected: 1 },
      '2026-12-01': { expected: 2 },
    });
    const entries = settingEntries(settings, salesSetting, {
      '2026-11-28': { expected: 1 },
      '2026-12-01': { expected: 3 },
    });
    expect(entries.map(({ id }) => id)).toEqual(['sales.2026-12']);
  });

  it('are read without unreadable fields, which stay stored', () => {
    const opening = {
      id: 'openingHours',
      'day.1': { weekday: 1, kind: 'closed' },
      'day.2': { weekday: 2, kind: 'by appointment' },
    };
    const settings: SettingRecords = new Map([[opening.id, opening]]);
    const { days } = readSetting(settings, openingHoursSetting);
    expect(days).toEqual([{ weekday: 1, kind: 'closed' }]);
    const hours = { weekday: 3, kind: 'hours' as const, from: clockTimeOf(600), to: clockTimeOf(720) };
    const edited = withSetting(settings, 'openingHours', {
      days: withOpeningDay(days, 3, hours),
      isCloseShown: false,
    });
    expect(edited.get('openingHours')).toEqual({ ...opening, 'day.3': hours });
  });
});
