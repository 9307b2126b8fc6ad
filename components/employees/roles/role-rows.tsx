'use client';

import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { isKnownRole } from '@/lib/employees/role';
import { withArchived, withoutRole, withRoleMoved } from '@/lib/employees/roles/role-list-edits';
import { rolesOf } from '@/lib/employees/roles/roles-of';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { changeSetting } from '@/stores/settings/change-setting';

const actClass = 'phone:size-11 coarse:size-11';

/** Each role with how many people have it; opens it, moves it, and takes it out of what is offered. */
export function RoleRows({
  listRef,
  onEdit,
}: {
  listRef: RefObject<HTMLOListElement | null>;
  onEdit: (key: string) => void;
}) {
  const store = useScheduleStore();
  const t = useTranslations('roleList');
  const roleName = useRoleName();
  const { list, keys, offered, colorOf, groupOf } = useRoleBook();
  const [said, setSaid] = useState('');
  const counts = useTeamCounts();
  const used = useSchedule((state) => state.schedule.shifts.figures.byRole);
  const templates = useSchedule((state) => state.schedule.templates);
  const listed = new Set(list.roles.map(({ key }) => key));
  const isUsed = (key: string) =>
    counts.has(key) || used.has(key) || [...templates.values()].some(({ role }) => role === key);

  const move = (key: string, places: number) => {
    const moved = withRoleMoved(list, key, places);
    changeSetting(store, 'roleList', moved);
    const position = moved.roles.findIndex((role) => role.key === key) + 1;
    setSaid(t('moved', { role: roleName(key), position, count: moved.roles.length }));
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={listRef}>
        {keys.map((key, position) => {
          const role = roleName(key);
          const isOffered = offered.includes(key);
          const isListed = listed.has(key);
          return (
            <li
              key={key}
              data-role={key}
              className="flex min-h-11 items-center gap-2 border-b border-line py-1 last:border-b-0"
            >
              <button
                type="button"
                className="focus-ring motion flex min-h-9 max-w-1/2 items-center rounded-control px-1 -mx-1 text-left hover:bg-hover phone:min-h-11"
                aria-label={t('edit', { role })}
                onClick={() => onEdit(key)}
              >
                <Badge tone="role" roleColor={colorOf(key)} icon={<RoleIcon role={key} size={14} />}>
                  <span className="truncate" dir="auto">
                    {role}
                  </span>
                </Badge>
              </button>
              <span className="min-w-0 grow truncate text-xs text-ink-2 phone:text-[13px]">
                {[
                  isOffered ? groupOf(key)?.name : t('archived'),
                  t('people', { count: counts.get(key) ?? 0 }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {isListed && (
                <span className="flex shrink-0">
                  <IconButton
                    label={t('up', { role })}
                    tooltip={false}
                    size="sm"
                    className={actClass}
                    icon={<ArrowUp aria-hidden="true" />}
                    disabled={position === 0}
                    onClick={() => move(key, -1)}
                  />
                  <IconButton
                    label={t('down', { role })}
                    tooltip={false}
                    size="sm"
                    className={actClass}
                    icon={<ArrowDown aria-hidden="true" />}
                    disabled={position === list.roles.length - 1}
                    onClick={() => move(key, 1)}
                  />
                  {isKnownRole(key) || isUsed(key) ? (
                    <IconButton
                      label={t(isOffered ? 'archive' : 'restore', { role })}
                      size="sm"
                      className={actClass}
                      icon={
                        isOffered ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />
                      }
                      onClick={() => changeSetting(store, 'roleList', withArchived(list, key, isOffered))}
                    />
                  ) : (
                    <IconButton
                      label={t('remove', { role })}
                      size="sm"
                      className={actClass}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => changeSetting(store, 'roleList', withoutRole(list, key))}
                    />
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** How many people have each role. */
function useTeamCounts(): ReadonlyMap<string, number> {
  const employees = useSchedule((state) => state.schedule.employees);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const employee of employees.values()) {
      for (const role of rolesOf(employee)) counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    return counts;
  }, [employees]);
}
