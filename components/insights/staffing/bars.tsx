'use client';

import { useRoleBook } from '@/components/parts/roles/role-book';
import '@/components/insights/chart-text.css';
import { Bar, BarChart, type BarShapeProps, CartesianGrid, XAxis, YAxis } from 'recharts';
import { useFormats } from '@/components/ui/use-formats';
import type { HoursNeed } from '@/lib/demand/need';
import {
  STAFFING_TICK_HOURS,
  type Staffing,
  type StaffingHour,
  staffingTicks,
} from '@/lib/insights/staffing';

/** Must match staffing.css, which places the pointer area over the columns. */
const AXIS_PX = 32;
const TOP_PX = 8;
const FOOT_PX = 30;
const SEGMENT_GAP_PX = 1.5;
const TOP_RADIUS_PX = 5;

/** The drawn columns; the surrounding elements have their numbers as text. */
export function StaffingBars({ staffing, need }: { staffing: Staffing; need: HoursNeed | undefined }) {
  const formats = useFormats();
  const ticks = staffingTicks(staffing, need);
  return (
    <BarChart
      responsive
      accessibilityLayer={false}
      data={[...staffing.hours]}
      margin={{ top: TOP_PX, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="9%"
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" strokeDasharray="2 4" />
      <XAxis
        dataKey="hour"
        height={FOOT_PX}
        interval={0}
        ticks={[...STAFFING_TICK_HOURS]}
        tickFormatter={(hour: number) => formats.hour(hour * 60)}
        tick={{ className: 'chart-text' }}
        tickLine={false}
        tickMargin={8}
        axisLine={{ stroke: 'var(--line-2)' }}
      />
      <YAxis
        width={AXIS_PX}
        ticks={[...ticks]}
        domain={[0, ticks.at(-1) ?? 1]}
        tickFormatter={formats.integer}
        tick={{ className: 'chart-text' }}
        tickLine={false}
        axisLine={false}
      />
      {staffing.roles.map((role, position) => (
        <Bar
          key={role}
          stackId="people"
          dataKey={({ counts }: StaffingHour) => counts[position]}
          isAnimationActive={false}
          shape={(props: BarShapeProps) => <Segment {...props} role={role} position={position} />}
        />
      ))}
    </BarChart>
  );
}

/** The people of one role in one hour; the topmost is rounded. */
function Segment(props: BarShapeProps & { role: string; position: number }) {
  const { colorOf } = useRoleBook();
  const { x, y, width, height, role, position } = props;
  const { counts } = props.payload as StaffingHour;
  const drawn = height - SEGMENT_GAP_PX;
  if (!(drawn > 0)) return null;
  const isTop = counts.slice(position + 1).every((count) => count === 0);
  const radius = isTop ? Math.min(TOP_RADIUS_PX, width / 2, drawn) : 0;
  return (
    <path
      data-role-color={colorOf(role)}
      data-staffing-role={role}
      className="chart-bar"
      d={
        `M${x},${y + drawn}v${radius - drawn}q0,${-radius} ${radius},${-radius}h${width - 2 * radius}` +
        `q${radius},0 ${radius},${radius}v${drawn - radius}z`
      }
    />
  );
}
