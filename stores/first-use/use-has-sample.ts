import { hasSample } from '@/lib/sample/is-sample';
import { useSchedule } from '@/stores/schedule/use-schedule';

/** Whether anything of the sample restaurant is there. */
export const useHasSample = (): boolean => useSchedule(({ schedule }) => hasSample(schedule));
