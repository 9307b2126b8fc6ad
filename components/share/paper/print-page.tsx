import { Fragment, type ReactNode } from 'react';
import type { PlacedShift, SheetLayout, SheetPage } from '@/lib/week-sheet/sheet-layout';
import { RUN_GAP, RUN_LOOKS, type SheetLine } from '@/lib/week-sheet/sheet-lines';
import type { WeekSheet } from '@/lib/week-sheet/week-sheet';
import { SHEET_BAR_COLORS } from './week-picture';

interface PrintPageProps {
  sheet: WeekSheet;
  layout: SheetLayout;
  page: SheetPage;
  note: string;
}

const points = (value: number) => `${value}pt`;

/** A table with the row heights of the layout. */
export function PrintPage({ sheet, layout, page, note }: PrintPageProps) {
  const { title, head, footHeight, columns, size, lineHeight, rowPadding } = layout;
  const { inset } = layout.format;
  const nameInset = { paddingLeft: points(inset.name), paddingRight: points(inset.end) };
  const dayInset = { paddingLeft: points(inset.shift), paddingRight: points(inset.end) };
  const hoursInset = { paddingRight: points(inset.name) };
  const lines = (all: readonly SheetLine[]) =>
    all.map((line) => <PrintLine key={line.map(({ text }) => text).join(' ')} line={line} />);
  const lineBox = { lineHeight: points(lineHeight) };
  return (
    <table className="print-page">
      <caption
        style={{
          boxSizing: 'border-box',
          height: points(title.height),
          padding: `0 ${points(inset.name)}`,
          lineHeight: points(title.height * 0.8),
        }}
      >
        <span className="print-note" style={{ fontSize: points(title.size * 0.55) }}>
          {note}
        </span>
        <span className="print-title" style={{ fontSize: points(title.size) }}>
          {title.text}
        </span>
      </caption>
      <colgroup>
        {columns.slice(1).map((right, at) => (
          <col key={right} style={{ width: points(right - (columns[at] ?? 0)) }} />
        ))}
      </colgroup>
      <thead>
        <tr style={{ height: points(head.height) }}>
          <th scope="col" style={nameInset}>
            {sheet.nameHead}
          </th>
          {sheet.dayHeads.map((day) => (
            <th key={day} scope="col" className="print-day" style={dayInset}>
              {day}
            </th>
          ))}
          <th scope="col" className="print-hours" style={hoursInset}>
            {sheet.hoursHead}
          </th>
        </tr>
      </thead>
      <tbody style={lineBox}>
        {page.rows.map((row) => (
          <Fragment key={row.top}>
            {row.heading && (
              <tr style={{ height: points(layout.headingHeight) }}>
                <th scope="rowgroup" colSpan={9} className="print-group" style={nameInset}>
                  {row.heading.name}
                  <span className="print-sums">{row.heading.sums}</span>
                </th>
              </tr>
            )}
            <tr style={{ height: points(row.height) }}>
              <th scope="row" style={{ ...nameInset, paddingTop: points(rowPadding) }}>
                {lines(row.nameLines)}
              </th>
              {row.cells.map((shifts, day) => (
                <td
                  key={sheet.dayHeads[day]}
                  className="print-day"
                  style={{ paddingTop: points(rowPadding) }}
                >
                  {shifts.map((placed, at) => (
                    <PrintShift key={placed.shift.key} placed={placed} above={shifts[at - 1]} inset={inset}>
                      {lines(placed.lines)}
                    </PrintShift>
                  ))}
                </td>
              ))}
              <td className="print-hours" style={{ ...hoursInset, paddingTop: points(rowPadding) }}>
                {row.hours}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
      {page.footTop !== undefined && (
        <tfoot style={{ fontSize: points(size) }}>
          <tr style={{ height: points(footHeight) }}>
            <th scope="row" style={nameInset}>
              {sheet.foot.name}
            </th>
            {sheet.foot.days.map((count, day) => (
              <td key={sheet.dayHeads[day]} className="print-day" style={dayInset}>
                {count}
              </td>
            ))}
            <td className="print-hours" style={hoursInset}>
              {sheet.foot.hours}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface PrintShiftProps {
  placed: PlacedShift;
  above: PlacedShift | undefined;
  inset: SheetLayout['format']['inset'];
  children: ReactNode;
}

function PrintShift({ placed, above, inset, children }: PrintShiftProps) {
  return (
    <div
      className="print-shift"
      style={{
        height: points(placed.height),
        marginTop: above && points(placed.top - above.top - above.height),
        marginLeft: points(1),
        paddingLeft: points(inset.shift - 3),
        borderColor: placed.shift.words === undefined ? SHEET_BAR_COLORS[placed.shift.color] : 'transparent',
      }}
    >
      {children}
    </div>
  );
}

function PrintLine({ line }: { line: SheetLine }) {
  return (
    <div className="print-line">
      {line.map(({ kind, text }, at) => (
        <bdi
          key={kind + text}
          className={`print-${kind}`}
          style={{
            fontSize: `${RUN_LOOKS[kind].scale}em`,
            marginLeft: at > 0 ? `${RUN_GAP / RUN_LOOKS[kind].scale}em` : undefined,
          }}
        >
          {text}
        </bdi>
      ))}
    </div>
  );
}
