import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import type { Contestant, Game } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './play.module.css';
import type { PlayScene } from './use-scene.ts';

/** Each contestant with what is left and won, those who won most first. */
export function ScoreBoard({ game, scene: { shown } }: { game: Game; scene: PlayScene }) {
  const t = useTexts<typeof en>('lottery');
  const format = useFormat();
  const wins = Map.groupBy(shown, ({ contestantId }) => contestantId);
  const winsOf = ({ contestantId }: Contestant): number => wins.get(contestantId)?.length ?? 0;
  const rows = game.contestants.toSorted((one, other) => winsOf(other) - winsOf(one));
  return (
    <CardSection title={t('play.board')}>
      <TableFrame scrolls={t('play.board')} frameClassName={styles['score']} className={styles['scoreTable']}>
        <thead>
          <tr>
            <th scope="col">{t('play.contestant')}</th>
            <th scope="col">{t('columns.left')}</th>
            <th scope="col">{t('play.wins')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.contestantId}>
              <th scope="row">{row.fullName ?? t('erased')}</th>
              <td>{format.number(row.tickets - winsOf(row))}</td>
              <td>{format.number(winsOf(row))}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </CardSection>
  );
}
