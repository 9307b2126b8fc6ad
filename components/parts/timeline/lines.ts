import type { TimelineGroup, TimelineGrouping } from '@/lib/insights/timeline';
import { isOpenShift } from '@/lib/shifts/shift/open-shift';
import type { TimelineLine } from './line';
import type { BarTexts } from './texts';

export function linesOf(
  groups: readonly TimelineGroup[],
  grouping: TimelineGrouping,
  texts: BarTexts,
): readonly TimelineLine[] {
  return groups.flatMap((group) =>
    group.lanes.map((bars, position) => ({
      key: `${group.key}\n${position}`,
      head: position === 0 ? headOf(group, grouping, texts) : undefined,
      color: colorOf(group, texts),
      employeeName: grouping === 'employee' ? group.bars[0]?.shift.employeeName : undefined,
      bars,
      hasNames: grouping === 'role',
    })),
  );
}

function colorOf({ roles: [first] }: TimelineGroup, texts: BarTexts): TimelineLine['color'] {
  return first && texts.color(first.role, first.color);
}

function headOf(group: TimelineGroup, grouping: TimelineGrouping, texts: BarTexts): TimelineLine['head'] {
  const first = group.bars[0]?.shift;
  if (!first) return undefined;
  const { role } = first;
  const color = texts.color(role, first.color);
  if (grouping === 'role') {
    return { title: texts.roles(group), detail: texts.shiftCount(group), sign: 'role', role, color };
  }
  const sign = isOpenShift(first) ? 'open' : 'person';
  return { title: texts.row(first), detail: texts.roles(group), sign, role, color };
}
