import type { Comparison } from '../../contract/entities.ts';
import { nothingChosen, type Chosen } from './chosen.ts';
import styles from './compare.module.css';
import { forecastSync } from './forecast-sync.ts';
import { useCompareWords } from './use-compare-words.ts';

/** How many more people the subscription has room for, where that is fewer than could be added. */
export function RoomLine({ comparison, chosen = nothingChosen }: { comparison: Comparison; chosen: Chosen | undefined }) {
  const { t } = useCompareWords(comparison.provider);
  const { roomForUsers: room, onlyExternal } = comparison;
  if (room === null || room >= onlyExternal.length) return null;
  const isOver = forecastSync(comparison, chosen).withoutRoom > 0;
  return <p className={isOver ? styles['warned'] : undefined}>{t('compare.room.some', { room })}</p>;
}
