'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { usePageSize } from '@/components/ui/page/use-page-size';
import { PAPER_FORMATS, PAPER_MARGIN_MM, type Paper } from '@/lib/week-sheet/sheet-format';
import { layOutSheet } from '@/lib/week-sheet/sheet-layout';
import type { WeekSheet } from '@/lib/week-sheet/week-sheet';
import { PrintPage } from './print-page';
import { measureIn, type SheetFont } from './sheet-font';
import './print-sheet.css';

interface PrintSheetProps {
  sheet: WeekSheet;
  font: SheetFont;
  paper: Paper;
}

const PIXELS_PER_POINT = 96 / 72;
const PAGE_SIZES: Readonly<Record<Paper, string>> = { a4: 'A4 landscape', letter: 'letter landscape' };

/** While mounted, printing the page prints only this sheet. */
export function PrintSheet({ sheet, font, paper }: PrintSheetProps) {
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
