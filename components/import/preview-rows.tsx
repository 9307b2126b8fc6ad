'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SwitchField } from '@/components/ui/fields/switch-field';
import { LongList } from '@/components/ui/list/long-list';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import type { PreviewRow } from '@/lib/import/plan-import';
import { mendableCell } from '@/lib/import/table/mendable-cell';
import type { RowCells } from '@/lib/import/table/read-row';
import { PreviewRowItem } from './preview-row-item';
import { useRowTexts } from './use-row-texts';

interface PreviewRowsProps {
  rows: readonly PreviewRow[];
  errorCount: number;
  isCalendar: boolean;
  onMend: (row: number, cells: RowCells) => void;
}

/** Row height without its lines of text: padding and the border below. */
const AROUND_PX = 21;
/** A field for a wrong cell, with what is around it. */
const FIELD_PX = 52;
/** Line height, and how many letters always fit on a line: on the narrowest phone with the widest letters. */
const ON_PHONE = { linePx: 22, letters: 30 };
/** The same beside the choices. */
const ON_DESKTOP = { linePx: 20, letters: 56 };

/** Every row of the file with its outcome; rows with errors say why. */
export function PreviewRows({ rows, errorCount, isCalendar, onMend }: PreviewRowsProps) {
  const t = useTranslations('importData');
  const [isFiltered, setIsFiltered] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const texts = useRowTexts(isCalendar);
  const onlyErrors = isFiltered && errorCount > 0;
  const keyed = useMemo(() => withKeys(rows), [rows]);
  const shown = useMemo(
    () => (onlyErrors ? keyed.filter(({ row }) => row.outcome === 'error') : keyed),
    [keyed, onlyErrors],
  );
  const { linePx, letters } = useMediaQuery(PHONE) ? ON_PHONE : ON_DESKTOP;
  const heightOf = useCallback(
    (index: number) => {
      const row = shown[index]?.row;
      const headPx = AROUND_PX + linePx * (row?.shift ? 2 : 1);
      if (!row) return headPx;
      const lines = row.problems.map((problem) => Math.ceil(texts.problem(problem).length / letters));
      const fields =
        row.row === undefined ? 0 : row.problems.filter((problem) => mendableCell(problem, row.cells)).length;
      return lines.reduce((height, count) => height + count * linePx, headPx + fields * FIELD_PX);
    },
    [shown, texts, linePx, letters],
  );
  const isMended = useRef(false);
  const mend = (row: number, cells: RowCells) => {
    isMended.current = true;
    onMend(row, cells);
  };
  useEffect(() => {
    // The field is gone with its error: keyboards go on from the list.
    if (isMended.current && rows && document.activeElement === document.body) scroller.current?.focus();
    isMended.current = false;
  }, [rows]);
  if (rows.length === 0) return <p className="text-ink-2">{t('noRows')}</p>;
  return (
    <section aria-label={t('rows')} className="flex min-w-0 flex-col gap-2">
      {errorCount > 0 && <SwitchField label={t('onlyErrors')} isOn={onlyErrors} onChange={setIsFiltered} />}
      <div
        ref={scroller}
        tabIndex={-1}
        className="max-h-[56dvh] overflow-y-auto overscroll-contain rounded-box border border-line-2 outline-none contrast:border-2 phone:max-h-[70dvh]"
      >
        <ul ref={list} className="divide-y divide-line">
          <LongList
            count={shown.length}
            rowPx={AROUND_PX + 2 * linePx}
            heightOf={heightOf}
            container={list}
            scroller={scroller}
            space={(height) => <li aria-hidden="true" style={{ height }} />}
          >
            {(index) => {
              const item = shown[index];
              return (
                item && (
                  <PreviewRowItem
                    key={item.key}
                    index={index}
                    row={item.row}
                    texts={texts}
                    minHeightPx={heightOf(index)}
                    onMend={mend}
                  />
                )
              );
            }}
          </LongList>
        </ul>
      </div>
    </section>
  );
}

/** A key stays with its row of the file, and the shift within it, whatever becomes of other rows. */
function withKeys(
  rows: readonly PreviewRow[],
): readonly { readonly key: string; readonly row: PreviewRow }[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const place = row.row === undefined ? `line ${row.line}` : `row ${row.row}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return { key: `${place} ${count}`, row };
  });
}
