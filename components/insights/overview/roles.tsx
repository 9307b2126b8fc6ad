'use client';

import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import type { Part } from '@/lib/insights/overview';
import { wholePercents } from '@/lib/insights/whole-percents';

/** The shifts by role, most frequent first; a whole bar would be all shifts. */
export function RoleDistribution({ parts }: { parts: readonly Part[] }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('insights');
  const formats = useFormats();
  const roleName = useRoleName();
  const percents = wholePercents(parts.map(({ count }) => count));
  if (parts.length === 0) return <p className="mt-3 text-ink-2">{t('overviewNoRoles')}</p>;
  return (
    <ul className="mt-2.5">
      {parts.map(({ name, count, share }, position) => (
        <li
          key={name}
          data-role-color={colorOf(name)}
          className="flex min-h-8 flex-wrap items-center gap-x-2 py-0.5 phone:gap-y-1 phone:py-1.5"
        >
          <RoleIcon role={name} className="text-role-text" />
          <span className="w-24 min-w-0 break-words phone:w-auto phone:grow">{roleName(name)}</span>
          <span
            aria-hidden="true"
            className="h-2.5 min-w-0 grow overflow-hidden rounded-full bg-fill contrast:border contrast:border-line phone:order-last phone:w-full phone:flex-none"
          >
            <span className="block h-full rounded-full bg-role-edge" style={{ width: `${share * 100}%` }} />
          </span>
          <strong className="tnum w-12 text-right phone:w-auto">{formats.integer(count)}</strong>
          <span className="tnum w-12 text-right text-ink-2">
            {formats.percent((percents[position] ?? 0) / 100)}
          </span>
        </li>
      ))}
    </ul>
  );
}
