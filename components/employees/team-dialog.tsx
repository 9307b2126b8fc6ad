'use client';

import { CircleAlert, FileUp, UserCheck } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRoleBook } from '@/components/parts/roles/role-book';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormFooter } from '@/components/ui/dialog/form-footer';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { FileButton } from '@/components/ui/fields/file-button';
import { TextAreaField } from '@/components/ui/fields/text-area-field';
import { defaultRole } from '@/lib/employees/roles/role-book';
import { readTeam, type TeamLine } from '@/lib/employees/team-text';
import { createEmployeeVerbs } from '@/stores/employees/employees';
import { announce } from '@/stores/notifications/announce';
import { useSchedule, useScheduleStore } from '@/stores/schedule/use-schedule';
import { closeDialog, openDialog } from '@/stores/ui/dialogs';

/** Adds the whole team from a list of names and roles, with a preview of how each line is read. */
export function TeamDialog({ text: first = '' }: { text?: string | undefined }) {
  const store = useScheduleStore();
  const book = useRoleBook();
  const { colorOf, offered, findByName } = book;
  const t = useTranslations('team');
  const common = useTranslations('common');
  const roleName = useRoleName();
  const employees = useSchedule((state) => state.schedule.employees);
  const [text, setText] = useState(first);
  const [role, setRole] = useState(() => defaultRole(book));
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = useMemo(
    () => readTeam(text, role, employees.values(), findByName),
    [text, role, employees, findByName],
  );
  const drafts = lines.flatMap((line) => (line.kind === 'new' ? [line.draft] : []));

  const save = () => {
    if (drafts.length === 0) {
      setError(t('nothing'));
      field.current?.focus();
      return;
    }
    const change = createEmployeeVerbs(store).addTeam(drafts);
    const words = { message: t('added', { count: drafts.length }) };
    void announce(store, change, { category: 'general', act: 'employeeAdded', words });
    closeDialog();
  };

  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      size="sm"
      initialFocusRef={field}
      onSubmit={save}
      footer={
        <>
          <Button
            variant="ghost"
            size="dialog"
            className="mr-auto"
            onClick={() => openDialog({ name: 'addEmployee' })}
          >
            {t('oneByOne')}
          </Button>
          <FormFooter submitLabel={t('submit', { count: drafts.length })} onCancel={closeDialog} />
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TeamFile
          onRead={(list) => {
            setError(undefined);
            setText((before) => [before.trim(), list].filter(Boolean).join('\n'));
            field.current?.focus();
          }}
          onUnread={() => setError(t('fileUnread'))}
        />
        <TextAreaField
          ref={field}
          label={t('names')}
          hint={t('hint')}
          error={error}
          value={text}
          rows={7}
          spellCheck={false}
          autoComplete="off"
          // Enter without Ctrl or Cmd begins the next line.
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) save();
          }}
          onChange={({ currentTarget }) => {
            setError(undefined);
            setText(currentTarget.value);
          }}
        />
        <ChipGroup
          label={t('role')}
          value={role}
          onChange={setRole}
          options={offered.map((value) => ({
            value,
            label: roleName(value),
            icon: <RoleIcon role={value} />,
            roleColor: colorOf(value),
          }))}
        />
        {lines.length > 0 && (
          <section aria-label={t('read')}>
            <ul className="flex flex-col gap-1.5">
              {lines.map((line) => (
                <TeamLineItem key={line.at} line={line} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function TeamLineItem({ line }: { line: TeamLine }) {
  const { colorOf } = useRoleBook();
  const t = useTranslations('team');
  const roleName = useRoleName();
  if (line.kind !== 'new') {
    return (
      <li className="flex items-center gap-2 text-ink-2">
        <UserCheck aria-hidden="true" className="size-4 flex-none" />
        {t(line.kind, { name: line.name })}
      </li>
    );
  }
  const { draft, unknownRole } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <bdi className="min-w-0 truncate font-medium">{draft.name}</bdi>
      <Badge
        tone="role"
        roleColor={colorOf(draft.role, draft.color)}
        icon={<RoleIcon role={draft.role} size={14} />}
      >
        {roleName(draft.role)}
      </Badge>
      {unknownRole !== undefined && (
        <span className="flex basis-full items-center gap-1.5 text-sm text-ink-2">
          <CircleAlert aria-hidden="true" className="size-4 flex-none" />
          {t('unknownRole', { word: unknownRole, role: roleName(draft.role) })}
        </span>
      )}
    </li>
  );
}

interface TeamFileProps {
  /** Receives the people of the file, one per line. */
  onRead: (list: string) => void;
  onUnread: () => void;
}

/** Opens a CSV or Excel file of people; the reader loads on demand. */
function TeamFile({ onRead, onUnread }: TeamFileProps) {
  const t = useTranslations('team');
  const readTeam = async (file: File) => {
    try {
      const { readTeamFile } = await import('@/stores/import/read-team-file');
      const list = await readTeamFile(new Uint8Array(await file.arrayBuffer()));
      if (list.isOk && list.value.trim() !== '') onRead(list.value);
      else onUnread();
    } catch (error) {
      console.warn('Failed to read the team file.', error);
      onUnread();
    }
  };
  return (
    <FileButton
      label={t('fromFile')}
      icon={<FileUp aria-hidden="true" />}
      variant="soft"
      className="self-start"
      accept=".csv,.tsv,.txt,.xlsx,text/csv"
      onFile={(file) => void readTeam(file)}
    />
  );
}
