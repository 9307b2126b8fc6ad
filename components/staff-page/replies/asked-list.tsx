'use client';

import { Redo2, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { type SavedRequest, stateOf } from '@/lib/requests/phone/saved-request';
import { RequestStateLine } from './request-state';
import type { RepliesOf } from './use-phone-replies';
import { useRequestWords } from './use-request-words';

interface AskedListProps {
  replies: RepliesOf;
  /** The time zone; absent for the device's zone. */
  zone?: string | undefined;
}

/** Everything that the person requested from this workplace on this phone, newest first; renders nothing if empty. */
export function AskedList({ replies, zone }: AskedListProps) {
  const t = useTranslations('replies');
  const headId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [confirmingId, setConfirmingId] = useState<string>();
  const remove = (number: string) => {
    // The pressed button is removed with its row.
    place.current?.focus();
    replies.remove(number);
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {replies.requests.length > 0 && (
        <section aria-labelledby={headId} className="flex flex-col gap-2 pt-4">
          <h3 id={headId} className="font-semibold">
            {t('asked.title')}
          </h3>
          {replies.isRefused && <p className="text-ink-2">{t('asked.refused')}</p>}
          <ul aria-labelledby={headId} className="reply-list">
            {replies.requests.map((request) => (
              <AskedRow
                key={request.asked.number}
                request={request}
                zone={zone}
                replies={replies}
                onRemove={() => {
                  if (stateOf(request) === 'unsent') remove(request.asked.number);
                  else setConfirmingId(request.asked.number);
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {confirmingId !== undefined && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t('asked.removeTitle')}
          cancelLabel={t('cancel')}
          confirmLabel={t('asked.remove')}
          onCancel={() => setConfirmingId(undefined)}
          onConfirm={() => {
            setConfirmingId(undefined);
            remove(confirmingId);
          }}
        >
          {t('asked.removeText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface AskedRowProps {
  request: SavedRequest;
  zone: string | undefined;
  replies: RepliesOf;
  onRemove: () => void;
}

function AskedRow({ request, zone, replies, onRemove }: AskedRowProps) {
  const t = useTranslations('replies');
  const { what } = useRequestWords(zone);
  const row = useRef<HTMLLIElement>(null);
  const { asked } = request;
  const words = what(asked);
  return (
    <li ref={row} tabIndex={-1} className="outline-none">
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere" dir="auto">
          {words}
        </span>
        {asked.note && (
          <span className="block wrap-anywhere text-ink-2" dir="auto">
            {asked.note}
          </span>
        )}
        <RequestStateLine request={request} zone={zone} />
      </span>
      {stateOf(request) === 'sent' && asked.kind !== 'seen' && (
        <IconButton
          label={t('actFor', { act: t('sendAgain'), what: words })}
          tooltip={false}
          icon={<Redo2 aria-hidden="true" />}
          onClick={() => {
            // The button is removed, and the row stays.
            row.current?.focus();
            replies.sendAgain(asked.number);
          }}
        />
      )}
      <IconButton
        label={t('actFor', { act: t('asked.remove'), what: words })}
        tooltip={false}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
