'use client';

import { DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { Maximize2, Minimize2, X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDialogFocus } from '@/components/ui/dialog/use-dialog-focus';
import { IconButton } from '@/components/ui/icon-button';
import { useOpenLater } from '@/components/ui/page/use-open-later';
import type { PanelDialogProps } from './panel-dialog';
import { PanelHandle } from './panel-handle';
import { TALLEST_PERCENT, usualPercent } from './panel-height';
import { useSwipeDown } from './use-swipe-down';

const panelClass =
  'relative flex h-(--panel-height) max-h-[calc(100dvh-20px)] w-full flex-col overflow-hidden ' +
  '[--panel-height:min(600px,calc(100dvh-48px))] phone:[--panel-height:calc(100dvh-20px)] ' +
  'rounded-t-dialog bg-raised text-ink shadow-4 motion-dialog data-closed:translate-y-full data-leave:ease-exit phone:rounded-t-sheet';

/** Set as a variable, not as the height itself, so that print styles can override it. */
function chosenHeight(percent: number): CSSProperties {
  return { ['--panel-height' as string]: `${percent}dvh` };
}

/** A modal panel that rises from the bottom: resized by its handle, and closed by a swipe down on a phone. */
export function BottomPanel({ title, titleExtra, actions, closeLabel, onClose, children }: PanelDialogProps) {
  const t = useTranslations('panels');
  const { titleRef, firstFocus, rememberFocus } = useDialogFocus();
  const isOpenNow = useOpenLater(true);
  const [percent, setPercent] = useState<number>();
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useSwipeDown(panel, onClose);
  const isTallest = percent === TALLEST_PERCENT;

  return (
    <HeadlessDialog
      open={isOpenNow}
      onClose={onClose}
      initialFocus={firstFocus}
      className="fixed inset-0 z-40"
    >
      <DialogBackdrop transition className="fixed inset-0 bg-scrim motion-dialog data-closed:opacity-0" />
      <div className="fixed inset-0 flex items-end">
        <DialogPanel
          ref={setPanel}
          data-holds-menus=""
          transition
          onFocus={rememberFocus}
          className={panelClass}
          style={percent === undefined ? undefined : chosenHeight(percent)}
        >
          <PanelHandle
            label={t('height')}
            percent={percent ?? usualPercent()}
            onChange={setPercent}
            onClose={onClose}
          />
          <div
            data-panel-header=""
            data-keep-clear=""
            className="flex min-h-18 shrink-0 items-center gap-1 pt-4 pr-5 pl-7 phone:pt-6 phone:pr-2 phone:pl-4"
          >
            <div data-printed="" className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
              <DialogTitle
                ref={titleRef}
                tabIndex={-1}
                className="min-w-0 text-md font-semibold outline-none phone:text-[20px]"
              >
                {title}
              </DialogTitle>
              {titleExtra}
            </div>
            {actions}
            <IconButton
              label={isTallest ? t('shrink') : t('expand')}
              icon={isTallest ? <Minimize2 /> : <Maximize2 />}
              onClick={() => setPercent(isTallest ? undefined : TALLEST_PERCENT)}
              className="phone:hidden"
            />
            <IconButton label={closeLabel} icon={<X />} onClick={onClose} tooltip={false} />
          </div>
          {children}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
