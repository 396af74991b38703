import { Notice } from '#ui/Notice.tsx';
import type { Comparison } from '../../contract/entities.ts';
import { nothingChosen, type Chosen } from './chosen.ts';
import { foresee } from './foresee.ts';
import { useCompareWords } from './use-compare-words.ts';

/** How many more people the subscription has room for, where that may be fewer than could be added. */
export function RoomNotice({ comparison, chosen = nothingChosen }: { comparison: Comparison; chosen: Chosen | undefined }) {
  const { t } = useCompareWords(comparison.provider);
  const { roomForUsers: room, onlyExternal } = comparison;
  if (room === null || room >= onlyExternal.length) return null;
  const count = foresee(comparison, chosen).withoutRoom;
  return (
    <Notice tone={count > 0 ? 'warn' : 'note'}>
      {count > 0 ? t('compare.room.over', { count, room }) : t('compare.room.some', { room })}
    </Notice>
  );
}
