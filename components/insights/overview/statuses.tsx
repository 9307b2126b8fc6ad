'use client';

import { useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { useFormats } from '@/components/ui/use-formats';
import type { Part } from '@/lib/insights/overview';
import { wholePercents } from '@/lib/insights/whole-percents';

/** All shifts by status: one stacked bar, and a line for each status. */
export function StatusBreakdown({ parts }: { parts: readonly Part[] }) {
  const formats = useFormats();
  const statusName = useStatusName();
  const percents = wholePercents(parts.map(({ count }) => count));
  return (
    <>
      <div aria-hidden="true" className="mt-3.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, count }) => (
          <span
            key={name}
            data-status={name}
            className="min-w-1 bg-status-edge"
            style={{ flexGrow: count, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {parts.map(({ name, count }, position) => (
          <li key={name} className="flex min-h-9.5 items-center gap-2 py-1">
            <span
              data-status={name}
              className="flex min-w-0 grow items-center gap-1.5 font-medium text-status-text"
            >
              <StatusIcon status={name} className="size-4 shrink-0" />
              <span className="line-clamp-3 min-w-0 wrap-break-word">{statusName(name)}</span>
            </span>
            <strong className="tnum">{formats.integer(count)}</strong>
            <span className="tnum w-12 text-right text-ink-2">
              {formats.percent((percents[position] ?? 0) / 100)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
