'use client';

import type { HoursNeed } from '@/lib/demand/need';
import { type Staffing, staffingTicks } from '@/lib/insights/staffing';

interface StaffingNeedProps {
  need: HoursNeed;
  staffing: Staffing;
}

/** Staffing needs as a line over the columns; the slider and the table have them as text. */
export function StaffingNeed({ need, staffing }: StaffingNeedProps) {
  const most = staffingTicks(staffing, need).at(-1) ?? 1;
  const path = need
    .map((count, hour) => `${hour === 0 ? `M0 ${most - count}` : `V${most - count}`}H${hour + 1}`)
    .join('');
  return (
    <svg
      className="staffing-need"
      viewBox={`0 0 ${need.length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
