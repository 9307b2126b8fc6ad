'use client';

import { Eye, EyeOff, KeyRound, type LucideIcon, RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureNote } from '@/components/sync/devices/failure-note';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChipGroup } from '@/components/ui/fields/chip-group';
import { TextField } from '@/components/ui/fields/text-field';
import { type ReadInvitation, readInvitation, readTicket } from '@/lib/sync/invitations';
import type { RelayTicket } from '@/lib/sync/relay';
import { isCouchDbAddress } from '@/lib/sync/server-origin';
import { setUpSync } from '@/stores/sync/sync';
import { closeDialog } from '@/stores/ui/dialogs';
import { DeviceNameField, useDeviceName } from './device-name';
import { useSyncSetup } from './use-sync-setup';

const JOIN_METHODS = ['byInvitation', 'byHand'] as const;

interface ShareFormProps {
  /** An opened invitation, and its server. */
  given: { readonly text: string; readonly address: string } | undefined;
  /** The text is an invitation for a device. */
  onJoin: (invitation: Extract<ReadInvitation, { kind: 'device' }>) => void;
  onShared: () => void;
}

/** The relay's address, this device's name, and what the relay sees. */
export function ShareForm({ given, onJoin, onShared }: ShareFormProps) {
  const t = useTranslations('syncSetup');
  const common = useTranslations('common');
  const form = useShareForm(given?.text ?? '');
  const name = useDeviceName();
  const [error, setError] = useState<FormProblem>();
  const { isWorking, failure, start } = useSyncSetup(onShared);
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
    await start(() => setUpSync(read.ticket, name.value));
  };
  const { fields, set } = form;
  const change = (field: keyof typeof fields) => (event: { currentTarget: { value: string } }) => {
    setError(undefined);
    set[field](event.currentTarget.value);
  };
  const problem = useTranslations('syncProblem');
  const remedy = useTranslations('syncRemedy');
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
          options={JOIN_METHODS.map((value) => ({ value, label: t(value) }))}
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

const FACTS: readonly (readonly [name: 'sees' | 'seesNot' | 'loses' | 'whoever', icon: LucideIcon])[] = [
  ['sees', Eye],
  ['seesNot', EyeOff],
  ['loses', RotateCcw],
  ['whoever', KeyRound],
];

/** What the relay can and cannot see, shown before anything is sent. */
function RelayFacts() {
  const t = useTranslations('syncSetup');
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-box border border-line-2 bg-sunken px-4 py-3.5">
      <h3 id={id} className="font-semibold">
        {t('factsTitle')}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {FACTS.map(([name, Icon]) => (
          <li key={name} className="flex gap-2.5 text-sm text-ink-2">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-icon" />
            <span className="min-w-0">{t(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type JoinMethod = 'byInvitation' | 'byHand';

type DeviceInvited = Extract<ReadInvitation, { kind: 'device' }>;

type FormProblem = 'none' | 'broken' | 'newer' | 'unsupported' | 'badAddress';

type FormAnswer =
  | { readonly kind: 'ticket'; readonly ticket: RelayTicket }
  | DeviceInvited
  | { readonly kind: FormProblem };

function useShareForm(given: string) {
  const [way, setWay] = useState<JoinMethod>('byInvitation');
  const [invitation, setInvitation] = useState(given);
  const [address, setAddress] = useState('');
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const read = async (): Promise<FormAnswer> => {
    if (way === 'byHand') {
      const ticket = readTicket(address, user, password);
      if (ticket) return { kind: 'ticket', ticket };
      return { kind: isCouchDbAddress(address) ? 'unsupported' : 'badAddress' };
    }
    const found = await readInvitation(invitation);
    return found.kind === 'relay' ? { kind: 'ticket', ticket: found.ticket } : found;
  };
  return {
    way,
    setWay,
    fields: { invitation, address, user, password },
    set: { invitation: setInvitation, address: setAddress, user: setUser, password: setPassword },
    read,
  };
}
