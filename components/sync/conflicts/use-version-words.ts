import { useTranslations } from 'use-intl';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useDetailWords } from '@/components/parts/use-detail-words';
import { useFormats } from '@/components/ui/use-formats';
import type { Fields } from '@/lib/saved-data/records/fields';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import { isKnownStatus } from '@/lib/shifts/shift/shift';
import { detailsOf } from '@/lib/shifts/shift/shift-details';
import { settingVersion } from '@/stores/settings/setting-words';
import type { StoredConflict } from '@/stores/sync/database/sync-database';
import { textIn, useRecordWords, whenIn } from './use-record-words';

type Group = Pick<StoredConflict, 'kind' | 'group' | 'recordId'>;

const FIELDS = [
  'when',
  'who',
  'breaks',
  'series',
  'status',
  'notes',
  'name',
  'look',
  'availability',
  'plan',
  'description',
  'note',
  'teamNote',
  'opening',
  'events',
  'decision',
  'worked',
  'phone',
  'email',
  'station',
  'teamNotes',
  'kind',
] as const;

/** Text fields that are shown unchanged. */
const TEXTS = ['notes', 'name', 'description', 'note', 'teamNote', 'phone', 'email', 'station', 'teamNotes'];

const DECISIONS = ['open', 'approved', 'declined'] as const;

/** `device` is the origin of the version. */
export function useVersionWords() {
  const t = useTranslations('conflicts');
  const all = useTranslations();
  const statuses = useTranslations('statuses');
  const detailWords = useDetailWords('details');
  const formats = useFormats();
  const roleName = useRoleName();
  const recordWords = useRecordWords();

  const summary = ({ kind, recordId }: Group, version: Fields | undefined) => {
    if (!version) return t('values.deleted');
    return kind === 'shift' ? recordWords(kind, recordId, version) : t('values.changed');
  };
  const when = (version: Fields) => {
    const times = whenIn(version);
    if (!times) return undefined;
    const range = formats.timeRange(times.start, times.end);
    return times.date ? `${formats.shortWeekdayAndDate(times.date)}, ${range}` : range;
  };
  const who = (version: Fields) => {
    const name = textIn(version, 'employeeName');
    const role = roleName(textIn(version, 'role'));
    return [isOpenShift({ employeeName: name }) ? t('values.openShift') : name, role]
      .filter(Boolean)
      .join(', ');
  };
  const breaks = (version: Fields) => {
    const { unpaidBreak, paidBreak } = detailsOf(version);
    const words = [
      unpaidBreak && detailWords.unpaidBreak(unpaidBreak),
      paidBreak && detailWords.paidBreak(paidBreak),
    ].filter(Boolean);
    return words.join(', ') || t('values.nothing');
  };
  const kindOfShift = (version: Fields) => {
    const { kind } = detailsOf(version);
    return kind === 'onCall' || kind === 'training' ? detailWords[kind] : (kind ?? t('values.regular'));
  };
  const decision = (version: Fields) => {
    const state = DECISIONS.find((known) => known === version.state);
    if (!state) return undefined;
    return [t(`values.${state}`), textIn(version, 'word')].filter(Boolean).join(': ');
  };
  const announced = ({ group }: Group, version: Fields): string | undefined => {
    if (TEXTS.includes(group)) return textIn(version, group) || t('values.nothing');
    switch (group) {
      case 'when':
        return when(version);
      case 'who':
        return who(version);
      case 'breaks':
        return breaks(version);
      case 'series':
        return t(version.seriesId === undefined ? 'values.single' : 'values.repeats');
      case 'status': {
        const status = textIn(version, 'status');
        return isKnownStatus(status) ? statuses(status) : status;
      }
      case 'look':
        return roleName(textIn(version, 'role'));
      case 'kind':
        return kindOfShift(version);
      case 'decision':
        return decision(version);
      default:
        return undefined;
    }
  };
  const setting = ({ kind, recordId, group }: Group, version?: Fields) =>
    kind === 'setting' ? settingVersion(recordId, group, version, { t: all, formats }) : undefined;
  return {
    field: (conflict: Group) => {
      const { group } = conflict;
      if (group === '') return t('fields.whole');
      const known = FIELDS.find((field) => field === group) ?? 'other';
      return setting(conflict)?.name ?? t(`fields.${known}`);
    },
    version: (conflict: Group, version: Fields | undefined, device: string) => {
      if (conflict.group === '') return summary(conflict, version);
      const ofSetting = setting(conflict, version);
      if (ofSetting) return ofSetting.value ?? t('values.own', { device });
      return (version && announced(conflict, version)) ?? t('values.own', { device });
    },
  };
}
