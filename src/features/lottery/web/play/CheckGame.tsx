import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '#kernel/web/copy-text.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Game } from '../../contract/entities.ts';
import { checkGame } from '../../contract/rules/draw.ts';
import type { en } from '../../texts/en.ts';
import styles from './play.module.css';

type Outcome = Awaited<ReturnType<typeof checkGame>>;

/** How anybody checks that nobody chose the winners: what was promised, and when the game is finished, whether it was kept. */
export function CheckGame({ game }: { game: Game }) {
  const t = useTexts<typeof en>('lottery');
  const [outcome, setOutcome] = useState<Outcome>();
  const { commitment, secret, contestants, draws } = game;
  const byServer = draws.filter(({ isNonceOfBrowser }) => !isNonceOfBrowser).length;
  // What the script of the documentation reads.
  const published = { commitment, secret, contestants: contestants.map(({ contestantId, tickets }) => ({ contestantId, tickets })), draws };
  return (
    <CardSection title={t('check.title')}>
      <p className={styles['quiet']}>{t('check.how')}</p>
      <p className={styles['quiet']}>{t('check.commitment')}</p>
      <p className={styles['secret']}>{commitment}</p>
      {byServer > 0 && <Notice tone="note">{t('check.byServer', { count: byServer })}</Notice>}
      {secret === null ? (
        <p className={styles['quiet']}>{t('check.later')}</p>
      ) : (
        <>
          <p className={styles['quiet']}>{t('check.secret')}</p>
          <p className={styles['secret']}>{secret}</p>
          <ButtonRow>
            <Button
              variant="default"
              onClick={() => void runOrShowError(async () => setOutcome(await checkGame({ commitment, secret, contestants, draws })))}
            >
              {t('check.run')}
            </Button>
            <Button variant="default" onClick={() => void copyText(JSON.stringify(published), { title: t('check.copied') })}>
              {t('check.copy')}
            </Button>
          </ButtonRow>
        </>
      )}
      <div aria-live="polite">{outcome && <Result outcome={outcome} game={game} />}</div>
    </CardSection>
  );
}

function Result({ outcome: { isCommitted, draws }, game }: { outcome: Outcome; game: Game }) {
  const t = useTexts<typeof en>('lottery');
  const names = new Map(game.contestants.map(({ contestantId, fullName }) => [contestantId, fullName ?? t('erased')]));
  const isRight = isCommitted && draws.every(Boolean);
  return (
    <>
      <Notice tone={isRight ? 'good' : 'bad'}>{t(isRight ? 'check.right' : 'check.wrong')}</Notice>
      <ul className={styles['results']}>
        <li>
          <Mark isRight={isCommitted} /> {t(isCommitted ? 'check.committed' : 'check.notCommitted')}
        </li>
        {game.draws.map(({ number, contestantId }, place) => (
          <li key={number}>
            <Mark isRight={draws[place] ?? false} />{' '}
            {t(draws[place] ? 'check.drawRight' : 'check.drawWrong', { number, name: names.get(contestantId) ?? '' })}
          </li>
        ))}
      </ul>
    </>
  );
}

const Mark = ({ isRight }: { isRight: boolean }) => (isRight ? <IconCheck aria-hidden size={16} /> : <IconX aria-hidden size={16} />);
