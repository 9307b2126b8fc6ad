'use client';

import '@/components/insights/chart-text.css';
import { Bar, BarChart, type BarShapeProps, CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts';
import { useTranslations } from 'use-intl';
import { PHONE } from '@/components/ui/page/layout-queries';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useFormats } from '@/components/ui/use-formats';
import { barMinutes, type EmployeeHours, hourTicks } from '@/lib/insights/hours';
import { HOURS_DESCENDING, sortHours } from '@/lib/insights/hours-order';
import { shortName } from '@/lib/shifts/shift/display';

/** With more bars, the chart is less readable than the table. */
const MAX_BARS = 40;
const BAR_PX = 32;
const HEAD_PX = 24;
const FOOT_PX = 30;
/** Space for a figure in decimals, and for one in hours and minutes. */
const FIGURE_PX = { short: 52, long: 88 };
const MAX_SHORT_FIGURE = 6;
const MAX_NAME_LENGTH = 22;

interface HoursChartProps {
  rows: readonly EmployeeHours[];
  limitMinutes: number;
  range: string;
}

/** Everybody's hours as bars against the limit, in descending order. */
export function HoursChart({ rows, limitMinutes, range }: HoursChartProps) {
  const t = useTranslations('insights');
  const formats = useFormats();
  const isPhone = useMediaQuery(PHONE);
  const shown = sortHours(rows, HOURS_DESCENDING, formats.compareNames).slice(0, MAX_BARS);
  const names = new Map(shown.map(({ key, name }) => [key, isPhone ? shortName(name) : name]));
  const fullMinutes = barMinutes(shown, limitMinutes);
  const figures = (row: EmployeeHours) => formats.exactFigure(row.minutes);
  const hasLongFigure = shown.some((row) => figures(row).length > MAX_SHORT_FIGURE);
  const figurePx = hasLongFigure ? FIGURE_PX.long : FIGURE_PX.short;
  return (
    <div className="flex flex-col gap-2">
      {shown.length < rows.length && (
        <p className="text-xs text-ink-2">
          {t('hoursChartMost', { count: formats.integer(shown.length), all: formats.integer(rows.length) })}
        </p>
      )}
      <div
        role="img"
        aria-label={t('hoursChart', {
          range,
          limit: formats.duration(limitMinutes),
          count: rows.filter(({ overtimeMinutes }) => overtimeMinutes > 0).length,
        })}
        style={{ height: shown.length * BAR_PX + HEAD_PX + FOOT_PX }}
      >
        <BarChart
          responsive
          layout="vertical"
          accessibilityLayer={false}
          data={[...shown]}
          margin={{ top: HEAD_PX, right: figurePx, bottom: 0, left: 0 }}
          barSize={14}
          style={{ width: '100%', height: '100%' }}
        >
          <CartesianGrid syncWithTicks horizontal={false} stroke="var(--line)" strokeDasharray="2 4" />
          <XAxis
            type="number"
            height={FOOT_PX}
            domain={[0, fullMinutes / 60]}
            ticks={hourTicks(fullMinutes, limitMinutes)}
            tickFormatter={formats.integer}
            tick={{ className: 'chart-text' }}
            tickLine={false}
            axisLine={false}
          />
          <YAxis
            type="category"
            dataKey={({ key }: EmployeeHours) => key}
            width={isPhone ? 104 : 176}
            interval={0}
            tickFormatter={(key: string) => truncateName(names.get(key) ?? key)}
            tick={{ className: 'chart-text', width: 1000 }}
            tickLine={false}
            axisLine={{ stroke: 'var(--line-2)' }}
          />
          <Bar
            stackId="hours"
            dataKey={({ minutes, overtimeMinutes }: EmployeeHours) => (minutes - overtimeMinutes) / 60}
            isAnimationActive={false}
            shape={(bar: BarShapeProps) => (
              <LineOfBar {...bar} figure={figures} figurePx={figurePx} fullMinutes={fullMinutes} />
            )}
          />
          <Bar
            stackId="hours"
            dataKey={({ overtimeMinutes }: EmployeeHours) => overtimeMinutes / 60}
            isAnimationActive={false}
            shape={(bar: BarShapeProps) => <HoursBar {...bar} className="hours-chart-over" />}
          />
          <ReferenceLine
            x={limitMinutes / 60}
            stroke="var(--ink-2)"
            strokeWidth={1.5}
            label={{
              value: formats.duration(limitMinutes),
              position: 'top',
              className: 'chart-text',
            }}
          />
        </BarChart>
      </div>
    </div>
  );
}

function truncateName(name: string): string {
  const letters = Array.from(name);
  return letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name;
}

function HoursBar({ x, y, width, height, className }: BarShapeProps) {
  return (
    <rect
      data-status="Pending"
      x={x}
      y={y}
      width={Math.max(width, 0)}
      height={height}
      className={className}
    />
  );
}

/** The part up to the limit, and the figure at the end of the line, where no other line crosses it. */
function LineOfBar(
  props: BarShapeProps & {
    figure: (row: EmployeeHours) => string;
    figurePx: number;
    fullMinutes: number;
  },
) {
  const { x, y, width, height, figure, figurePx, fullMinutes } = props;
  const row = props.payload as EmployeeHours;
  const fullWidth = (width * fullMinutes) / (row.minutes - row.overtimeMinutes);
  return (
    <>
      <HoursBar {...props} className="hours-chart-bar" />
      <text
        x={x + fullWidth + figurePx - 4}
        y={y + height / 2}
        textAnchor="end"
        dominantBaseline="central"
        className="chart-text"
      >
        {figure(row)}
      </text>
    </>
  );
}
