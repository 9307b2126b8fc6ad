'use client';

import { useTranslations } from 'use-intl';
import { RangeField } from '@/components/ui/fields/range-field';
import { SwitchField } from '@/components/ui/fields/switch-field';
import type { FillWeights } from '@/lib/auto-fill/proposal';

const STEP_WORDS = ['step0', 'step1', 'step2', 'step3', 'step4'] as const;
const USUAL_STEP = 'step2';

export interface FillControlsProps {
  weights: FillWeights;
  movesPending: boolean;
  onWeights: (weights: FillWeights) => void;
  onMovesPending: (movesPending: boolean) => void;
}

/** What matters in the plan, and whether pending shifts may get other people. */
export function FillControls({ weights, movesPending, onWeights, onMovesPending }: FillControlsProps) {
  const t = useTranslations('fill');
  const slider = (name: keyof FillWeights, hint?: string) => (
    <RangeField
      label={t(name)}
      value={weights[name]}
      min={0}
      max={STEP_WORDS.length - 1}
      step={1}
      valueText={t(STEP_WORDS[weights[name]] ?? USUAL_STEP)}
      hint={hint}
      onChange={(value) => onWeights({ ...weights, [name]: value })}
    />
  );
  return (
    <>
      {slider('fair', t('fairHint'))}
      {slider('fewOvertime')}
      {slider('asLastTime', t('asLastTimeHint'))}
      <SwitchField
        label={t('movePending')}
        description={t('movePendingHint')}
        isOn={movesPending}
        onChange={onMovesPending}
      />
    </>
  );
}
