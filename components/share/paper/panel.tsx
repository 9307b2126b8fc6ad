'use client';

import { Copy, Download, Printer, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canShareFile, copyImage, shareFile } from '@/components/parts/sharing/hand-on';
import type { SharePanelProps } from '@/components/share/share-panel';
import { useOutcome } from '@/components/share/use-outcome';
import { Button } from '@/components/ui/button';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { saveFile } from '@/components/ui/page/save-text-file';
import { useFormats } from '@/components/ui/use-formats';
import { addDays } from '@/lib/time/local-date';
import { PAPERS, type Paper, usualPaper } from '@/lib/week-sheet/sheet-format';
import { useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';
import { useSetting } from '@/stores/settings/use-setting';
import { PicturePreview } from './preview';
import { PreviewWarnings } from './preview-warnings';
import { PrintSheet } from './print-sheet';
import { useWeekPicture } from './use-week-picture';
import { useWeekSheet } from './use-week-sheet';

/** The published week on paper and as a picture. */
export function PicturePanel({ week }: SharePanelProps) {
  const store = useScheduleStore();
  const t = useTranslations('weekSheet');
  const house = useTranslations('house');
  const hasGroups = useSetting('roleGroups');
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
        label={house('roleGroups')}
        isOn={hasGroups}
        onChange={() => changeSetting(store, 'roleGroups', (isOn) => !isOn)}
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
