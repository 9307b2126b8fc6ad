import {
  CONFETTI_PIECES,
  DAY_SKELETON_MS,
  SHIFT_CONFETTI_MS,
  SHIFT_SAVE_DELAY_MS,
  STORAGE_COALESCE_MS,
  THEME_TRANSITION_MS,
  TOOLTIP_DELAY_MS,
  TOOLTIP_TOUCH_CLOSE_MS,
} from '@/lib/timing';

test("the delays are the specification's", () => {
  expect({
    save: SHIFT_SAVE_DELAY_MS,
    confetti: SHIFT_CONFETTI_MS,
    pieces: CONFETTI_PIECES,
    skeleton: DAY_SKELETON_MS,
    tooltip: TOOLTIP_DELAY_MS,
    touchTooltip: TOOLTIP_TOUCH_CLOSE_MS,
    theme: THEME_TRANSITION_MS,
    storage: STORAGE_COALESCE_MS,
  }).toEqual({
    save: 800,
    confetti: 3000,
    pieces: 150,
    skeleton: 800,
    tooltip: 300,
    touchTooltip: 2000,
    theme: 500,
    storage: 300,
  });
});
