'use client';

import { Ellipsis, Moon, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName, useStatusName } from '@/components/parts/roles/use-role-name';
import { StatusIcon } from '@/components/parts/status-icon';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu/menu';
import { useFormats } from '@/components/ui/use-formats';
import type { Template } from '@/lib/templates/template';
import { isOvernight } from '@/lib/time/interval';
import { openDialog } from '@/stores/ui/dialogs';

interface TemplateCardProps {
  template: Template;
  headingLevel: 2 | 3;
  onUse: (template: Template) => void;
}

const cardClass =
  'group flex min-w-0 flex-col gap-3 rounded-popover border border-line-2 bg-surface p-4 motion hover:shadow-2 ' +
  'contrast:border-2 contrast:border-line-strong';

/** The card's Use button is filled on hover only, so that only one is filled at a time. */
const useClass =
  'grow group-hover:border-transparent group-hover:bg-accent group-hover:text-on-accent group-hover:hover:bg-(--accent-hover) ' +
  'coarse:group-hover:border-line-2 coarse:group-hover:bg-surface coarse:group-hover:text-ink';

/** One template: its description, employee and actions. */
export function TemplateCard({ template, headingLevel, onUse }: TemplateCardProps) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('templates');
  const formats = useFormats();
  const roleName = useRoleName();
  const { id, name, role, startTime, endTime } = template;
  const Heading = `h${headingLevel}` as const;
  const edit = () => openDialog({ name: 'editTemplate', templateId: id });
  const askDelete = () => openDialog({ name: 'deleteTemplate', templateId: id });
  return (
    <li className={cardClass} data-template-id={id}>
      <div className="flex min-w-0 items-start gap-3">
        <span
          aria-hidden="true"
          data-role-color={colorOf(template.role, template.color)}
          className="inline-flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-box bg-role-surface text-[20px] text-role-text contrast:border contrast:border-role-edge"
        >
          {template.icon || <RoleIcon role={role} size={18} />}
        </span>
        <div className="min-w-0 grow">
          <Heading className="line-clamp-2 text-sm font-semibold wrap-anywhere" title={name} dir="auto">
            {name}
          </Heading>
          <p className="tnum flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
            {formats.timeRange(startTime, endTime)}
            {isOvernight(startTime, endTime) && (
              <>
                <Moon aria-hidden="true" size={13} className="shrink-0" />
                <span className="sr-only">{t('overnight')}</span>
              </>
            )}
          </p>
        </div>
        <span className="-mt-1 -mr-1.5 shrink-0">
          <Menu
            label={t('actions', { name })}
            icon={<Ellipsis aria-hidden="true" />}
            items={[
              { id: 'edit', label: t('edit'), icon: <Pencil aria-hidden="true" />, onSelect: edit },
              {
                id: 'delete',
                label: t('delete'),
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                onSelect: askDelete,
              },
            ]}
          />
        </span>
      </div>
      <p
        className="line-clamp-2 min-h-8 text-xs wrap-anywhere text-ink-2 phone:min-h-0 phone:text-[13px]"
        dir="auto"
      >
        {template.description || t('noDescription')}
      </p>
      <div className="mt-auto flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs text-ink-2 phone:text-[13px]">
        <Badge tone="role" roleColor={colorOf(role)} icon={<RoleIcon role={role} />}>
          {roleName(role)}
        </Badge>
        <StatusBadge status={template.status} />
        <span className="min-w-0 truncate" title={template.employeeName || undefined} dir="auto">
          {template.employeeName || t('anyone', { role: roleName(role) })}
        </span>
      </div>
      <div className="flex items-center gap-2">
        <Button
          className={useClass}
          aria-label={t('useFor', { name })}
          // Holding Enter down would add shifts repeatedly.
          onKeyDown={(event) => {
            if (event.repeat && event.key === 'Enter') event.preventDefault();
          }}
          onClick={(event) => {
            // The second click of a double click, here or on a button that was on top, would add another shift.
            if (event.detail <= 1) onUse(template);
          }}
        >
          {t('use')}
        </Button>
        <IconButton
          label={t('deleteFor', { name })}
          icon={<Trash2 aria-hidden="true" />}
          className="border border-line-2 phone:size-11"
          onClick={askDelete}
        />
      </div>
    </li>
  );
}

/** Confirmed is the normal case and has no badge. */
function StatusBadge({ status }: { status: string }) {
  const statusName = useStatusName();
  if (status === 'Confirmed') return null;
  return (
    <Badge tone="status" status={status} icon={<StatusIcon status={status} />}>
      {statusName(status)}
    </Badge>
  );
}
