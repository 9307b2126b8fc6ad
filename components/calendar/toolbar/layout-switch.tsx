'use client';

import type { LucideIcon } from 'lucide-react';
import { readPlatform } from '@/components/ui/page/platform';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { ariaKeys, keyHint } from '@/lib/shortcuts/key-names';

interface LayoutSwitchProps<Layout extends string> {
  label: string;
  layouts: readonly { readonly value: Layout; readonly label: string; readonly icon: LucideIcon }[];
  value: Layout;
  onChange: (layout: Layout) => void;
  /** Called as the pointer or the focus comes. */
  onNear: () => void;
  className?: string | undefined;
}

/** Switches between the layouts of a view. */
export function LayoutSwitch<Layout extends string>(props: LayoutSwitchProps<Layout>) {
  const { label: name, layouts, value: chosen, onChange, onNear, className = '' } = props;
  return (
    <fieldset aria-label={name} className={`flex min-w-0 gap-0.5 ${className}`}>
      {layouts.map(({ value, label, icon: Icon }) => (
        <Tooltip key={value} content={label} shortcut={keyHint('weekLayout', readPlatform())}>
          <button
            type="button"
            aria-pressed={value === chosen}
            aria-keyshortcuts={ariaKeys('weekLayout', readPlatform())}
            className="focus-ring motion inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-control px-2.5 font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-pressed:bg-fill aria-pressed:text-ink contrast:aria-pressed:bg-ink contrast:aria-pressed:text-canvas coarse:min-h-11 coarse:min-w-11"
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => onChange(value)}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            <span className={value === chosen ? 'truncate phone:sr-only' : 'max-xl:sr-only'}>{label}</span>
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
