'use client';

import { Copy, Download, Printer, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenShifts } from '@/components/parts/broken-shifts';
import { canShareFile, copyImage, shareFile } from '@/components/parts/share/send';
import type { SharePanelProps } from '@/components/share/share-panel';
import { useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { saveFile } from '@/components/ui/page/save-text-file';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { useFormats } from '@/components/ui/use-formats';
import { peopleOrderSetting, roleGroupsSetting } from '@/lib/settings/team-settings';
import type { SharedWeek } from '@/lib/share/shared-week';
import { warningsInWeek } from '@/lib/share/warnings-in-week';
import { addDays } from '@/lib/time/local-date';
import { sevenDaysFrom } from '@/lib/time/week';
import {
  PAPER_FORMATS,
  PAPER_MARGIN_MM,
  PAPERS,
  type Paper,
  usualPaper,
} from '@/lib/week-sheet/sheet-format';
import { layOutSheet } from '@/lib/week-sheet/sheet-layout';
import { type WeekSheet, weekSheetOf } from '@/lib/week-sheet/week-sheet';
import { currentProblems } from '@/stores/schedule/problems/check-shown-week';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useOpeningHours, useSetting } from '@/stores/settings/use-setting';
import { PrintPage } from './print-page';
import { loadSheetFont, measureIn, type SheetFont } from './sheet-font';
import { weekPicture } from './week-picture';
import './print-sheet.css';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useSharedDayWords } from '@/components/parts/share/use-shared-day-words';
import { positionsByName } from '@/lib/employees/people-order';
import { shiftTimes } from '@/lib/i18n/shift-times';
import { clockTimeOf } from '@/lib/time/clock-time';
import { minuteNow, todayIn } from '@/lib/time/zone';

export function PicturePanel({ week }: SharePanelProps) {
  const store = useScheduleStore();
  const t = useTranslations('weekSheet');
  const business = useTranslations('business');
  const hasGroups = useSetting(roleGroupsSetting);
  const formats = useFormats();
  const loaded = useWeekSheet(week);
  const { picture, hasFailed } = useWeekPicture(loaded);
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.languages));
  const { last, follow } = useOutcome();
  const { firstDay } = week;
  const file = useMemo(
    () => picture && new File([picture.blob], `brigade-${firstDay}.png`, { type: 'image/png' }),
    [picture, firstDay],
  );
  const canShare = file !== undefined && canShareFile(file);
  const range = formats.dayRange(firstDay, addDays(firstDay, 6));
  const handlesFile = { isPending: !file && !hasFailed, disabled: hasFailed };

  const save = () => {
    if (!file) return;
    saveFile(file.name, file);
    follow('save', Promise.resolve('saved'), firstDay);
  };
  const outcomeText = () => {
    switch (last?.outcome) {
      case 'shared':
        return t('shared');
      case 'copied':
        return t('copied');
      case 'saved':
        return t('saved');
      case 'failed':
        return t(last.key === 'copy' ? 'notCopied' : 'notSaved');
      default:
        return '';
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t('lead')}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <ChipGroup
          label={t('paper')}
          value={paper}
          options={[
            { value: PAPERS[0], label: t('a4') },
            { value: PAPERS[1], label: t('letter') },
          ]}
          onChange={setPaper}
        />
        <Button
          variant={canShare ? 'outline' : 'primary'}
          icon={<Printer aria-hidden="true" />}
          isPending={!loaded}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      <SwitchField
        label={business('roleGroups')}
        isOn={hasGroups}
        onChange={() => changeSetting(store, roleGroupsSetting, (isOn) => !isOn)}
      />
      <PreviewWarnings week={week} />
      <PicturePreview week={week} range={range} url={picture?.url} hasFailed={hasFailed} />
      <div className="flex flex-wrap gap-2">
        {canShare && (
          <Button
            variant="primary"
            icon={<Share2 aria-hidden="true" />}
            onClick={() => follow('share', shareFile(file, loaded?.sheet.title ?? ''), firstDay)}
          >
            {t('share')}
          </Button>
        )}
        {typeof ClipboardItem === 'function' && (
          <Button
            {...handlesFile}
            icon={<Copy aria-hidden="true" />}
            onClick={() => file && follow('copy', copyImage(file), firstDay)}
          >
            {t('copy')}
          </Button>
        )}
        <Button {...handlesFile} icon={<Download aria-hidden="true" />} onClick={save}>
          {t('save')}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {outcomeText()}
      </p>
      {loaded && <PrintSheet sheet={loaded.sheet} font={loaded.font} paper={paper} />}
    </div>
  );
}

/** Shows the manager which shifts have a warning; the printed week has no warnings. */
function PreviewWarnings({ week }: { week: SharedWeek }) {
  const store = useScheduleStore();
  const t = useTranslations('weekSheet');
  const broken = useMemo(
    () => warningsInWeek(week, currentProblems(store, sevenDaysFrom(week.firstDay))),
    [week, store],
  );
  if (broken.length === 0) return null;
  return (
    <section aria-label={t('warnings', { count: broken.length })} className="flex flex-col gap-2">
      <p data-status="Pending" className="text-sm font-medium text-status-text">
        {t('warnings', { count: broken.length })} {t('warningsStay')}
      </p>
      <BrokenShifts broken={broken} />
    </section>
  );
}

interface PicturePreviewProps {
  week: SharedWeek;
  range: string;
  /** Undefined until the picture is painted. */
  url: string | undefined;
  hasFailed: boolean;
}

function PicturePreview({ week, range, url, hasFailed }: PicturePreviewProps) {
  const t = useTranslations('weekSheet');
  const shifts = week.people.reduce((sum, person) => sum + person.shifts.length, 0);
  const people = week.people.filter(({ name }) => name !== '').length;
  return (
    <div className="flex min-h-40 items-center justify-center rounded-box border border-line bg-sunken p-2">
      {url ? (
        <img
          src={url}
          alt={t('preview', { range, people, shifts })}
          className="max-h-88 max-w-full object-contain shadow-1"
        />
      ) : (
        <p role="status" className="text-sm text-ink-2">
          {hasFailed ? t('noPicture') : t('making')}
        </p>
      )}
    </div>
  );
}

interface WeekPicture {
  readonly blob: Blob;
  /** Object URL of the blob while it is shown. */
  readonly url: string;
}

interface Painted {
  readonly of: WeekSheet;
  /** Undefined if painting failed. */
  readonly picture: WeekPicture | undefined;
}

function useWeekPicture(loaded: { readonly sheet: WeekSheet; readonly font: SheetFont } | undefined): {
  readonly picture: WeekPicture | undefined;
  readonly hasFailed: boolean;
} {
  const [painted, setPainted] = useState<Painted>();
  useEffect(() => {
    if (!loaded) return;
    const { sheet, font } = loaded;
    let isHere = true;
    let url: string | undefined;
    weekPicture(sheet, font).then(
      (blob) => {
        if (!isHere) return;
        url = URL.createObjectURL(blob);
        setPainted({ of: sheet, picture: { blob, url } });
      },
      (error: unknown) => {
        console.warn('Failed to draw the picture.', error);
        if (isHere) setPainted({ of: sheet, picture: undefined });
      },
    );
    return () => {
      isHere = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [loaded]);
  const current = painted && painted.of === loaded?.sheet ? painted : undefined;
  return { picture: current?.picture, hasFailed: current !== undefined && current.picture === undefined };
}

interface PrintSheetProps {
  sheet: WeekSheet;
  font: SheetFont;
  paper: Paper;
}

const PIXELS_PER_POINT = 96 / 72;
const PAGE_SIZES: Readonly<Record<Paper, string>> = { a4: 'A4 landscape', letter: 'letter landscape' };

/** While mounted, printing the page prints only this sheet. */
function PrintSheet({ sheet, font, paper }: PrintSheetProps) {
  const t = useTranslations('weekSheet');
  const layout = useMemo(
    () => layOutSheet(sheet, PAPER_FORMATS[paper], measureIn(PIXELS_PER_POINT, font.measure)),
    [sheet, font, paper],
  );
  usePageSize(PAGE_SIZES[paper], PAPER_MARGIN_MM);
  const count = layout.pages.length;
  const legendSize = `${layout.title.size / 2}pt`;
  return (
    <div className="print-sheet" data-printed="" style={{ fontSize: `${layout.size}pt` }}>
      {layout.pages.map((page, position) => (
        <PrintPage
          key={page.rows[0]?.nameLines[0]?.[0]?.text ?? position}
          sheet={sheet}
          layout={layout}
          page={page}
          note={count > 1 ? `${sheet.note} · ${t('page', { page: position + 1, pages: count })}` : sheet.note}
        />
      ))}
      {sheet.legend !== '' && (
        <p
          className="print-legend"
          style={{
            paddingLeft: `${layout.format.inset.name}pt`,
            fontSize: legendSize,
            lineHeight: `${layout.legendHeight}pt`,
          }}
        >
          {sheet.legend}
        </p>
      )}
    </div>
  );
}

interface LoadedSheet {
  readonly sheet: WeekSheet;
  readonly font: SheetFont;
}

/** The sheet in the current language; undefined until its font is loaded. */
function useWeekSheet(week: SharedWeek): LoadedSheet | undefined {
  const t = useTranslations('weekSheet');
  const calendar = useTranslations('calendar');
  const formats = useFormats();
  const openingHours = useOpeningHours();
  const role = useRoleName();
  const book = useRoleBook();
  const employees = useSchedule((state) => state.schedule.employees);
  const peopleOrder = useSetting(peopleOrderSetting);
  const hasGroups = useSetting(roleGroupsSetting);
  const { daysTitle, dayWords } = useSharedDayWords();
  const [loaded, setLoaded] = useState<LoadedSheet>();
  const sheet = useMemo(() => {
    const published = new Date(week.publishedAt);
    const order = { places: positionsByName(employees.values(), peopleOrder), hasGroups, roles: book };
    const words = {
      formats,
      shortTime: shiftTimes(formats, openingHours, calendar('close')).shortRange,
      role,
      roleColor: (key: string) => book.colorOf(key),
      title: t('title', {
        range: formats.dayRange(week.firstDay, addDays(week.firstDay, 6)),
        year: addDays(week.firstDay, 6).slice(0, 4),
      }),
      note: t('published', {
        day: formats.fullDay(todayIn(published, week.zone)),
        time: formats.time(clockTimeOf(minuteNow(published, week.zone))),
      }),
      nameHead: t('name'),
      hoursHead: t('hours'),
      openShifts: t('openShifts'),
      peopleFoot: t('people'),
      daysTitle,
      dayWords,
      nextDay: t('nextDay'),
      pending: t('pending'),
      groupSums: ({ people, shifts, minutes }: { people: number; shifts: number; minutes: number }) =>
        [
          calendar('peopleCount', { count: people }),
          calendar('shiftCount', { count: shifts }),
          formats.duration(minutes),
        ].join(' · '),
    };
    return weekSheetOf(week, words, order);
  }, [
    week,
    t,
    calendar,
    formats,
    openingHours,
    role,
    book,
    employees,
    peopleOrder,
    hasGroups,
    daysTitle,
    dayWords,
  ]);
  useEffect(() => {
    let isHere = true;
    void loadSheetFont(JSON.stringify(sheet)).then((font) => {
      if (isHere) setLoaded({ sheet, font });
    });
    return () => {
      isHere = false;
    };
  }, [sheet]);
  return loaded?.sheet === sheet ? loaded : undefined;
}
