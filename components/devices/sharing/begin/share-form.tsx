'use client';

import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNote } from '@/components/devices/sharing/failure-note';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import type { ReadInvitation } from '@/lib/sharing/invitations';
import { shareSchedule } from '@/stores/sharing/sharing';
import { closeDialog } from '@/stores/ui/dialogs';
import { DeviceNameField, useDeviceName } from './device-name';
import { RelayFacts } from './relay-facts';
import { useBegin } from './use-begin';
import { type FormProblem, useShareForm } from './use-share-form';

const WAYS = ['byInvitation', 'byHand'] as const;

interface ShareFormProps {
  /** An invitation that was opened, and where it leads. */
  given: { readonly text: string; readonly address: string } | undefined;
  /** The invitation is one for a device. */
  onJoin: (invitation: Extract<ReadInvitation, { kind: 'device' }>) => void;
  onShared: () => void;
}

/** Where the relay is and what this device is called, and what the relay sees. */
export function ShareForm({ given, onJoin, onShared }: ShareFormProps) {
  const t = useTranslations('shareSetup');
  const common = useTranslations('common');
  const form = useShareForm(given?.text ?? '');
  const name = useDeviceName();
  const [error, setError] = useState<FormProblem>();
  const { isWorking, failure, start } = useBegin(onShared);
  const first = useRef<HTMLInputElement>(null);
  const leadId = useId();
  const submit = async () => {
    if (isWorking) return;
    const read = await form.read();
    if (read.kind === 'device') return onJoin(read);
    if (read.kind !== 'ticket') {
      setError(read.kind);
      first.current?.focus();
      return;
    }
    if (!name.check()) return;
    await start(() => shareSchedule(read.ticket, name.value));
  };
  const { fields, set } = form;
  const change = (field: keyof typeof fields) => (event: { currentTarget: { value: string } }) => {
    setError(undefined);
    set[field](event.currentTarget.value);
  };
  const problem = useTranslations('sharedProblem');
  const remedy = useTranslations('sharedRemedy');
  const addressError = () => {
    if (error === 'unsupported') return t(error);
    return error === 'badAddress' ? `${problem(error)}. ${remedy(error)}` : undefined;
  };
  return (
    <Dialog
      isOpen
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      initialFocusRef={given ? name.ref : first}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button size="dialog" onClick={closeDialog}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="dialog" isPending={isWorking}>
            {t('share')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p id={leadId} className="text-sm text-ink-2">
          {t('lead')}
        </p>
        <ChipGroup
          label={t('how')}
          value={form.way}
          options={WAYS.map((value) => ({ value, label: t(value) }))}
          onChange={(way) => {
            setError(undefined);
            form.setWay(way);
          }}
        />
        {form.way === 'byInvitation' ? (
          <TextField
            ref={first}
            label={t('invitation')}
            hint={given ? t('taken', { address: given.address }) : t('invitationHint')}
            value={fields.invitation}
            error={error && error !== 'badAddress' ? t(error) : undefined}
            autoComplete="off"
            spellCheck={false}
            onChange={change('invitation')}
          />
        ) : (
          <>
            <TextField
              ref={first}
              label={t('address')}
              value={fields.address}
              inputMode="url"
              placeholder="wss://"
              error={addressError()}
              autoComplete="off"
              spellCheck={false}
              onChange={change('address')}
            />
            <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
              <TextField
                label={t('user')}
                value={fields.user}
                autoComplete="off"
                spellCheck={false}
                onChange={change('user')}
              />
              <TextField
                label={t('password')}
                type="password"
                value={fields.password}
                autoComplete="off"
                onChange={change('password')}
              />
            </div>
          </>
        )}
        <DeviceNameField name={name} />
        <RelayFacts />
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {isWorking && t('working')}
        </p>
        {failure && <FailureNote failure={failure} />}
      </div>
    </Dialog>
  );
}
