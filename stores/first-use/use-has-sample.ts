import { hasSample } from '@/lib/sample/is-sample';
import { useSchedule } from '@/stores/schedule/use-schedule';

export const useHasSample = (): boolean => useSchedule(({ schedule }) => hasSample(schedule));
