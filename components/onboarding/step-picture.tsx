'use client';

import { BarChart3, CopyPlus, LayoutTemplate, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Avatar } from '@/components/parts/avatar';
import { RoleIcon } from '@/components/parts/roles/role-icon';
import { useRoleName } from '@/components/parts/roles/use-role-name';
import { useFormats } from '@/components/ui/use-formats';
import { colorOfRole } from '@/lib/employees/role';
import type { OnboardingStep } from '@/lib/onboarding/onboarding';
import { clockTimeOf } from '@/lib/time/clock-time';

const CARD = 'rounded-box border border-line-2 bg-surface shadow-1 contrast:border-2';

const PEOPLE = [
  { name: 'Elena Marchetti', role: 'Manager' },
  { name: 'Maya Lindqvist', role: 'Server' },
  { name: 'Marcus Bell', role: 'Cook' },
] as const;

/** A miniature week: a few bars a day, by role and length of shift. */
const WEEK_BARS = {
  mon: [
    ['Manager', 5],
    ['Cook', 7],
    ['Server', 4],
  ],
  tue: [
    ['Manager', 5],
    ['Server', 6],
  ],
  wed: [
    ['Front Desk', 4],
    ['Cook', 7],
    ['Server', 5],
  ],
  thu: [
    ['Manager', 6],
    ['Server', 4],
    ['Cook', 5],
  ],
  fri: [
    ['Manager', 5],
    ['Server', 7],
    ['Front Desk', 6],
    ['Cook', 4],
  ],
  sat: [
    ['Cook', 6],
    ['Server', 7],
    ['Manager', 4],
    ['Server', 5],
  ],
  sun: [
    ['Server', 5],
    ['Cook', 6],
  ],
} as const;

export function StepPicture({ step }: { step: OnboardingStep }) {
  return (
    <div aria-hidden="true" className="onboarding-picture">
      {step === 'welcome' && <WeekPicture />}
      {step === 'add-employees' && <TeamPicture />}
      {step === 'create-shift' && <ShiftPicture />}
      {step === 'explore' && <FeaturesPicture />}
    </div>
  );
}

function WeekPicture() {
  return (
    <div className={`${CARD} grid w-full max-w-92 grid-cols-7 gap-1.5 p-3`}>
      {Object.entries(WEEK_BARS).map(([day, bars]) => (
        <div key={day} className="flex flex-col gap-1.5">
          <span className={`h-1.5 rounded-full ${day === 'fri' ? 'bg-accent' : 'bg-fill'}`} />
          {bars.map(([role, length]) => (
            <span
              key={`${role}-${length}`}
              data-role-color={colorOfRole(role)}
              className="rounded-flag border-l-3 border-role-edge bg-role-surface"
              style={{ height: length * 4 }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function TeamPicture() {
  const roleName = useRoleName();
  return PEOPLE.map(({ name, role }, place) => (
    <div
      key={name}
      className={`${CARD} absolute flex w-59 items-center gap-3 px-4 py-3`}
      style={{ top: place * 50, left: place * 28 }}
    >
      <Avatar name={name} roleColor={colorOfRole(role)} size={30} />
      <span className="min-w-0">
        <span className="block truncate text-[13px] leading-4.5 font-semibold">{name}</span>
        <RoleLine role={role} name={roleName(role)} />
      </span>
    </div>
  ));
}

function RoleLine({ role, name }: { role: string; name: string }) {
  return (
    <span
      data-role-color={colorOfRole(role)}
      className="flex items-center gap-1 text-xs font-medium text-role-text"
    >
      <RoleIcon role={role} size={13} />
      {name}
    </span>
  );
}

function ShiftPicture() {
  const roleName = useRoleName();
  const formats = useFormats();
  const [server, cook] = [PEOPLE[1], PEOPLE[2]];
  const cards = [
    { ...cook, times: [10, 18], width: '100%' },
    { ...server, times: [17, 22], width: '63%' },
  ] as const;
  return cards.map(({ name, role, times: [start, end], width }, place) => (
    <div
      key={name}
      data-role-color={colorOfRole(role)}
      className="absolute w-56 rounded-card border-l-3 border-role-edge bg-role-surface px-3 py-2 shadow-1 contrast:border-2"
      style={{ top: place * 58, left: place * 72 }}
    >
      <span className="block text-[13px] leading-4.5 font-semibold text-ink">{name}</span>
      <span className="tnum block text-xs text-ink-2">
        {formats.timeRange(clockTimeOf(start * 60), clockTimeOf(end * 60))}
      </span>
      <RoleLine role={role} name={roleName(role)} />
      <span className="mt-1.5 block h-0.75 rounded-full bg-role-edge" style={{ width }} />
    </div>
  ));
}

function FeaturesPicture() {
  const t = useTranslations('calendar');
  const copyWeek = useTranslations('copyWeek');
  return (
    <div className="flex w-full flex-col gap-2">
      <Feature icon={LayoutTemplate} text={t('templates')} color="purple" />
      <Feature icon={BarChart3} text={t('insights')} color="blue" />
      <Feature icon={CopyPlus} text={copyWeek('title')} color="yellow" />
    </div>
  );
}

function Feature({ icon: Icon, text, color }: { icon: LucideIcon; text: string; color: string }) {
  return (
    <div className={`${CARD} flex max-w-72 items-center gap-3 px-3 py-2`}>
      <span
        data-role-color={color}
        className="flex size-7 items-center justify-center rounded-control bg-role-surface text-role-text"
      >
        <Icon className="size-4" strokeWidth={1.75} />
      </span>
      <span className="text-[13px] font-semibold">{text}</span>
    </div>
  );
}
