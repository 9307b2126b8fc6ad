'use client';

import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Kbd } from '@/components/ui/kbd';
import { AppLink } from '@/components/ui/page/app-link';
import { readPlatform } from '@/components/ui/page/platform';
import { type KeyWords, keyCaps } from '@/lib/shortcuts/key-names';
import { type ShortcutGroup, shortcutsOf } from '@/lib/shortcuts/shortcuts';
import { closeDialog } from '@/stores/ui/dialogs';
import { useUi } from '@/stores/ui/use-ui';

/** Every keyboard shortcut, in three groups, with the platform's key names. */
export function ShortcutsDialog() {
  const t = useTranslations('shortcuts');
  const common = useTranslations('common');
  const hasLetters = useUi((state) => state.characterShortcuts);
  return (
    <Dialog isOpen onClose={closeDialog} title={t('title')} size="lg" closeLabel={common('close')}>
      {!hasLetters && (
        <p className="mb-5 rounded-popover bg-fill px-3 py-2">
          {t('off')}{' '}
          <AppLink
            href="/settings"
            className="focus-ring rounded-flag font-semibold text-accent-text underline"
            onClick={closeDialog}
          >
            {t('offLink')}
          </AppLink>
        </p>
      )}
      <div
        {...scrolledByKeys(t('title'))}
        className="grid gap-x-10 gap-y-6 rounded-card outline-offset-4 md:grid-cols-2"
      >
        <Group group="navigation" />
        <div className="flex flex-col gap-6">
          <Group group="actions" />
          <Group group="help" />
        </div>
      </div>
    </Dialog>
  );
}

/** The list has no focusable content: without a tab stop it could not be scrolled by keyboard. */
function scrolledByKeys(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const;
}

function Group({ group }: { group: ShortcutGroup }) {
  const t = useTranslations('shortcuts');
  return (
    <section aria-labelledby={`shortcuts-${group}`}>
      <h3 id={`shortcuts-${group}`} className="mb-1 text-sm font-semibold">
        {t(`group.${group}`)}
      </h3>
      <dl>
        {shortcutsOf(group).map(({ id, keys }) => (
          <div
            key={id}
            className="grid min-h-9 grid-cols-[minmax(7.5rem,1fr)_minmax(0,auto)] items-center gap-4 border-t border-line py-1.5 first:border-t-0"
          >
            <dt className="min-w-0 hyphens-auto break-words text-ink-2">{t(`act.${id}`)}</dt>
            <dd className="flex flex-wrap justify-end gap-1">
              <ShortcutKeys ways={keys} isAnyOf={id === 'moveInWeek'} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ShortcutKeysProps {
  ways: readonly string[];
  /** The ways are keys of one kind, such as arrows, and need no "or" between them. */
  isAnyOf?: boolean | undefined;
}

/** The ways to press a shortcut: `Shift` `H` or `G` then `H`. */
function ShortcutKeys({ ways, isAnyOf = false }: ShortcutKeysProps) {
  const t = useTranslations('shortcuts');
  const platform = readPlatform();
  const words: KeyWords = {
    Shift: t('keyName.Shift'),
    Ctrl: t('keyName.Ctrl'),
    Enter: t('keyName.Enter'),
    Delete: t('keyName.Delete'),
    Escape: t('keyName.Escape'),
    Home: t('keyName.Home'),
    End: t('keyName.End'),
  };
  return ways.map((way, position) => (
    <Fragment key={way}>
      {position > 0 && !isAnyOf && <span className="text-xs leading-5 text-ink-3">{t('or')}</span>}
      <span className="inline-flex items-center gap-1">
        {way.split(' ').map((stroke, place) => (
          <Fragment key={stroke}>
            {place > 0 && <span className="text-xs text-ink-3">{t('then')}</span>}
            {keyCaps(stroke, platform, words).map((cap, index) => (
              <Fragment key={cap}>
                {index > 0 && platform === 'other' && (
                  <span aria-hidden="true" className="text-xs text-ink-3">
                    +
                  </span>
                )}
                <Kbd>{cap}</Kbd>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}
