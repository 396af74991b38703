import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import { copyText } from '#kernel/web/copy-text.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Page } from '#ui/Page.tsx';
import type { Game } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { GameMenu } from '../components/GameMenu.tsx';
import { GameStatusBadge } from '../components/GameStatusBadge.tsx';
import { playAddress } from '../play-address.ts';
import { CheckGame } from './CheckGame.tsx';
import { DrawButtons } from './DrawButtons.tsx';
import styles from './play.module.css';
import { ScoreBoard } from './ScoreBoard.tsx';
import { SoundSwitches } from './SoundSwitches.tsx';
import { useScene } from './use-scene.ts';
import { Wheel } from './Wheel.tsx';
import { WinnerLine } from './WinnerLine.tsx';
import { WinnerList } from './WinnerList.tsx';

/** What everybody sees at the same moment. */
export function PlayGame({ game }: { game: Game }) {
  const t = useTexts<typeof en>('lottery');
  const k = useKernelTexts();
  const go = useGo();
  const scene = useScene(game);
  const isManaged = game.actions.length > 0;
  const trail = isManaged
    ? {
        breadcrumbs: [
          <Link key="games" to="/winkit">
            {t('title')}
          </Link>,
        ],
        breadcrumbsLabel: k('page.breadcrumbs'),
      }
    : {};
  const actions = isManaged && (
    <>
      <Button
        variant="default"
        leftSection={<IconLink aria-hidden />}
        onClick={() => void copyText(playAddress(game.gameId), { title: t('linkCopied') })}
      >
        {t('share')}
      </Button>
      <GameMenu game={game} onDeleted={() => void go('/winkit')} />
    </>
  );
  return (
    <Page title={game.name} {...trail} states={<GameStatusBadge status={game.status} />} actions={actions} width="record">
      <div className={styles['board']}>
        <CardSection title={t('play.wheel')}>
          <div className={styles['head']}>
            <DrawButtons game={game} scene={scene} />
            <SoundSwitches scene={scene} />
          </div>
          <Wheel game={game} scene={scene} />
          <WinnerLine game={game} scene={scene} />
        </CardSection>
        <div className={styles['lists']}>
          <WinnerList game={game} scene={scene} />
          <ScoreBoard game={game} scene={scene} />
        </div>
      </div>
      <CheckGame game={game} />
    </Page>
  );
}
