import type { Comparison } from '../../contract/entities.ts';
import type { SyncForecast } from './forecast-sync.ts';
import { useCompareWords } from './use-compare-words.ts';

interface ForecastLine {
  key: string;
  text: string;
  /** It is not done to everybody who is chosen. */
  isWarning: boolean;
}

const kinds = ['addedHere', 'addedThere', 'levelled', 'unchanged', 'notTransferred'] as const;

/** What a sync would do, one sentence for each kind of it. */
export function useForecastLines({ provider, roomForUsers }: Comparison, forecast: SyncForecast): ForecastLine[] {
  const { t, system } = useCompareWords(provider);
  const lines = kinds
    .filter((key) => forecast[key] > 0)
    .map((key) => ({
      key,
      text: t(`compare.foreseen.${key}`, { count: forecast[key], system }),
      isWarning: key === 'unchanged' || key === 'notTransferred',
    }));
  if (forecast.withoutRoom === 0) return lines;
  const text = t('compare.room.over', { count: forecast.withoutRoom, room: roomForUsers ?? 0 });
  return [...lines, { key: 'room', text, isWarning: true }];
}
