import { useTexts } from '#kernel/web/texts.ts';
import type { Game } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './play.module.css';
import type { PlayScene } from './use-scene.ts';

/** Who has won, announced as the wheel stands still. */
export function WinnerLine({ game, scene: { scene, last, isAnnounced } }: { game: Game; scene: PlayScene }) {
  const t = useTexts<typeof en>('lottery');
  const winner = game.contestants.find(({ contestantId }) => contestantId === last?.contestantId);
  if (isAnnounced) {
    return (
      <output className={styles['winner']}>
        <span className={styles['quiet']}>{t('play.begins')}</span>
      </output>
    );
  }
  const isWaiting = last !== undefined && scene !== 'shown';
  return (
    <output className={styles['winner']}>
      {isWaiting && (
        <span className={styles['quiet']}>{last.prize === null ? t('play.turning') : t('play.turningFor', { prize: last.prize })}</span>
      )}
      {last && !isWaiting && (
        <span className={styles['quiet']}>
          {last.prize === null ? t('play.won') : t('play.wonPrize', { prize: last.prize })}
          <strong className={styles['name']}>{winner?.fullName ?? t('erased')}</strong>
        </span>
      )}
      {!last && <span className={styles['quiet']}>{game.actions.includes('draw') ? t('play.first') : t('play.wait')}</span>}
    </output>
  );
}
