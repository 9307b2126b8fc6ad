'use client';

import { LaterWords } from '@/components/parts/later-words';
import { useFormats } from '@/components/ui/use-formats';
import './inbox.css';
import { CalendarClock, Inbox as InboxIcon } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/fields/select-field';
import { Tabs, tabId } from '@/components/ui/tabs';
import type { Employee } from '@/lib/employees/employee';
import { askRows } from '@/lib/requests/ask/ask-table';
import { ASKED_KINDS, type AskedKind } from '@/lib/requests/asked';
import { employeeOf } from '@/lib/requests/inbox/plan-request';
import type { RequestRecord } from '@/lib/requests/request-record';
import { requestOf, type TeamRequest } from '@/lib/requests/team-request';
import { useAsk } from '@/stores/requests/ask';
import { removeRequests } from '@/stores/requests/decide';
import { useSchedule } from '@/stores/schedule/use-schedule';
import { openDialog } from '@/stores/ui/dialogs';
import { Answers } from './answers';
import { RequestCard } from './request-card';

const LISTS = ['open', 'approved', 'declined'] as const;
type List = (typeof LISTS)[number];
const EMPTY = { open: 'emptyOpen', approved: 'emptyApproved', declined: 'emptyDeclined' } as const;
/** The number of requests rendered at first; a button shows more, because a season has many requests. */
const PAGE = 50;

interface Row {
  readonly record: RequestRecord;
  /** Undefined if a newer version has written the record. */
  readonly request: TeamRequest | undefined;
}

/** The requests of the team by decision, filtered by kind and person. */
export function Inbox() {
  const t = useTranslations('inbox');
  const requests = useSchedule((state) => state.schedule.requests);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<List>('open');
  const [kind, setKind] = useState<AskedKind | ''>('');
  const [person, setPerson] = useState('');
  const [shownCount, setShownCount] = useState(PAGE);
  const employees = useSchedule((state) => state.schedule.employees);
  const rows = useMemo(() => rowsOf(requests.values(), employees), [requests, employees]);
  const { compareNames } = useFormats();
  const inList = rows.filter(({ record }) => record.state === list);
  const shown = inList.filter(
    ({ record, request }) =>
      (kind === '' || request?.asked.kind === kind) &&
      (person === '' || nameIn({ record, request }) === person),
  );
  const people = [...new Set(inList.map(nameIn))].sort(compareNames);
  const countOf = (value: List) => rows.filter(({ record }) => record.state === value).length;
  const showAll = () => {
    setKind('');
    setPerson('');
  };
  // The pressed button is removed with its card: the focus moves to the next one, else to the list.
  const leave = (card: HTMLElement | null) => {
    const next = card?.nextElementSibling ?? card?.previousElementSibling;
    const target = next?.querySelector<HTMLElement>('button') ?? panel.current;
    requestAnimationFrame(() => target?.focus());
  };
  return (
    <div className="inbox flex flex-col gap-4 px-6 pb-10 phone:px-4">
      <Answers />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tabs
          label={t('lists')}
          value={list}
          options={LISTS.map((value) => ({ value, label: t(value, { count: countOf(value) }) }))}
          onChange={setList}
          panelId={panelId}
          className="phone:grow"
        />
        <AskButton />
      </div>
      {inList.length > 1 && (
        <div className="grid grid-cols-2 gap-3 md:max-w-120">
          <SelectField
            label={t('kind')}
            value={kind}
            options={[
              { value: '', label: t('anyKind') },
              ...ASKED_KINDS.flatMap((value) =>
                value === 'seen' ? [] : [{ value, label: t(`kinds.${value}`) }],
              ),
            ]}
            onChange={setKind}
          />
          <SelectField
            label={t('person')}
            value={person}
            options={[
              { value: '', label: t('anybody') },
              ...people.map((name) => ({ value: name, label: name })),
            ]}
            onChange={setPerson}
          />
        </div>
      )}
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabId(panelId, list)}
        className="flex flex-col gap-3 rounded-control outline-none"
      >
        {inList.length === 0 && (
          <EmptyState
            className="py-14"
            icon={<InboxIcon aria-hidden="true" />}
            title={t(EMPTY[list])}
            description={list === 'open' ? t('emptyOpenHint') : undefined}
          />
        )}
        {inList.length > 0 && shown.length === 0 && (
          <EmptyState
            className="py-14"
            icon={<InboxIcon aria-hidden="true" />}
            title={t('noneShown')}
            action={<Button onClick={showAll}>{t('showAll')}</Button>}
          />
        )}
        <LaterWords>
          <ul className="flex flex-col gap-3">
            {shown
              .slice(0, shownCount)
              .map(({ record, request }) =>
                request ? (
                  <RequestCard key={record.id} record={record} request={request} onLeave={leave} />
                ) : (
                  <NewerCard key={record.id} record={record} />
                ),
              )}
          </ul>
        </LaterWords>
        {shown.length > shownCount && (
          <Button className="self-center" onClick={() => setShownCount(shownCount + PAGE)}>
            {t('more', { count: Math.min(PAGE, shown.length - shownCount) })}
          </Button>
        )}
        {list !== 'open' && shown.length > 1 && (
          <Button
            variant="ghost"
            className="self-center"
            onClick={() => {
              leave(null);
              removeRequests(
                shown.map(({ record }) => record),
                t('cleared', { count: shown.length }),
              );
            }}
          >
            {t('clearDecided')}
          </Button>
        )}
      </div>
    </div>
  );
}

function NewerCard({ record }: { record: RequestRecord }) {
  const t = useTranslations('inbox');
  return (
    <li className="inbox-card">
      <h2 className="text-sm font-semibold" dir="auto">
        {record.name}
      </h2>
      <p className="text-sm text-ink-2">{t('newer')}</p>
    </li>
  );
}

const nameIn = ({ record, request }: Row) => request?.name ?? record.name;

/** Newest first, but open requests oldest first, because the oldest has waited longest. */
function rowsOf(records: Iterable<RequestRecord>, employees: ReadonlyMap<string, Employee>): readonly Row[] {
  const rows = [...records]
    .filter(({ state }) => state !== 'noted')
    .map((record): Row => {
      const request = requestOf(record);
      // The current name in the team.
      const name = request && employeeOf(request, employees)?.name;
      return { record, request: request && name !== undefined ? { ...request, name } : request };
    })
    .filter(({ request }) => !request?.isHidden);
  const momentOf = ({ record, request }: Row) =>
    record.state === 'open' ? (request?.at ?? 0) : -(request?.decidedAt ?? 0);
  return rows.sort((one, other) => momentOf(one) - momentOf(other));
}

/** Opens the question to the team; while it is open, shows how many have answered. */
function AskButton() {
  const t = useTranslations('ask');
  const ask = useAsk();
  const employees = useSchedule(({ schedule }) => schedule.employees);
  const requests = useSchedule(({ schedule }) => schedule.requests);
  const { compareNames } = useFormats();
  const rows = ask && askRows(ask, employees, requests, compareNames);
  const answered = rows?.filter(({ state }) => state !== 'missing').length ?? 0;
  return (
    <Button
      variant="ghost"
      icon={<CalendarClock aria-hidden="true" />}
      className="tnum"
      onClick={() => openDialog({ name: 'askAvailability' })}
    >
      {rows ? t('state', { answered, count: rows.length }) : t('button')}
    </Button>
  );
}
