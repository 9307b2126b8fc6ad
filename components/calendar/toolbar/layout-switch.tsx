'use client';

import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { readPlatform } from '@/components/ui/page/platform';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';

interface LayoutSwitchProps<Layout extends string> {
  label: string;
  layouts: readonly { readonly value: Layout; readonly label: string; readonly icon: LucideIcon }[];
  value: Layout;
  onChange: (layout: Layout) => void;
  onNear: () => void;
  /** The tutorial step that points at the switch. */
  step?: string;
  /** True shows only icons on a phone, where a title needs the room of the text. */
  isIconOnPhone?: boolean;
  /** Fills the available width. */
  isWide?: boolean;
  className?: string | undefined;
}

/** Announces a change of layout, since a key changes it from anywhere. */
function LayoutAnnouncement({ label }: { label: string }) {
  const [announcement, setAnnouncement] = useState({ label, hasChanged: false });
  if (label !== announcement.label) setAnnouncement({ label, hasChanged: true });
  return (
    <span role="status" className="sr-only">
      {announcement.hasChanged && label}
    </span>
  );
}

/** Buttons for the layouts. A label without space on a phone stays readable for screen readers. */
export function LayoutSwitch<Layout extends string>(props: LayoutSwitchProps<Layout>) {
  const {
    label: name,
    layouts,
    value: chosen,
    onChange,
    onNear,
    step,
    isIconOnPhone,
    isWide,
    className = '',
  } = props;
  return (
    <fieldset
      aria-label={name}
      data-tutorial={step}
      className={`flex min-w-0 gap-0.5 desktop:shrink-0 ${className}`}
    >
      <LayoutAnnouncement label={layouts.find(({ value }) => value === chosen)?.label ?? ''} />
      {layouts.map(({ value, label, icon: Icon }) => (
        <Tooltip key={value} content={label} shortcut={keyHint('weekLayout', readPlatform())}>
          <button
            type="button"
            aria-pressed={value === chosen}
            aria-keyshortcuts={ariaKeys('weekLayout', readPlatform())}
            className={`focus-ring motion inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-control px-2.5 max-xl:px-2 font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-pressed:bg-fill aria-pressed:text-ink contrast:aria-pressed:bg-ink contrast:aria-pressed:text-canvas coarse:min-w-11 ${isWide ? 'hit-44 min-h-9! grow basis-0 justify-center' : 'coarse:min-h-11'}`}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onChange(value)}
          >
            <Icon
              aria-hidden="true"
              className={`size-4 shrink-0 desktop:max-xl:hidden ${isWide ? 'max-[359px]:hidden' : ''}`}
              strokeWidth={1.75}
            />
            <span className={isIconOnPhone ? 'truncate phone:sr-only' : 'truncate'}>{label}</span>
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
