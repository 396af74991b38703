import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { call } from '#kernel/web/call.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { exportGame } from '../../contract/endpoints.ts';
import type { Game } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './play.module.css';
import type { PlayScene } from './use-scene.ts';

/** The winners as they were drawn, the last first. */
export function WinnerList({ game, scene: { shown } }: { game: Game; scene: PlayScene }) {
  const t = useTexts<typeof en>('lottery');
  const names = new Map(game.contestants.map(({ contestantId, fullName }) => [contestantId, fullName ?? t('erased')]));
  const { gameId } = game;
  const save = (): void =>
    void downloadInBackground(t('play.file'), (signal) => call(exportGame, { body: { gameId, format: 'xlsx' } }, { signal }));
  return (
    <CardSection title={t('play.winners')}>
      {shown.length === 0 ? (
        <p className={styles['quiet']}>{t('play.noWinners')}</p>
      ) : (
        <ol reversed start={shown.length}>
          {shown.toReversed().map(({ number, contestantId, prize }) => (
            <li key={number}>
              {prize === null ? names.get(contestantId) : t('play.wonBy', { prize, name: names.get(contestantId) ?? '' })}
            </li>
          ))}
        </ol>
      )}
      {shown.length > 0 && (
        <ButtonRow>
          {game.actions.length > 0 && (
            <Button variant="default" leftSection={<IconDownload aria-hidden />} onClick={save}>
              {t('play.save')}
            </Button>
          )}
          <Button variant="default" leftSection={<IconPrinter aria-hidden />} onClick={() => print()}>
            {t('play.print')}
          </Button>
        </ButtonRow>
      )}
    </CardSection>
  );
}
