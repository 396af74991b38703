import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newRepeatKey } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { isLocked, useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate, useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { tip } from '#ui/tip.ts';
import { drawWinner, endGame, finishDraw } from '../../contract/endpoints.ts';
import type { Game } from '../../contract/entities.ts';
import { fewTickets } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { readsOfGames } from '../reads-of-games.ts';
import type { PlayScene } from './use-scene.ts';
import { turnsFor } from './wheel.ts';

/** What the creator does: draw, and end the game. Others see when they have to wait. */
export function DrawButtons({ game, scene }: { game: Game; scene: PlayScene }) {
  const t = useTexts<typeof en>('lottery');
  const [isEnding, setEnding] = useState(false);
  const { draw, isDrawing } = useDraw(game);
  const ending = useWrite(endGame, { changes: readsOfGames });
  useShown(game, scene);
  const { actions, numberOfTicketsLeft: left, gameId, status } = game;
  const isWithoutPlan = isLocked(useUser(), 'winkit');
  const isTurning = status === 'drawing' || scene.isAnnounced;
  if (!actions.includes('draw') && !actions.includes('showWinner')) return null;
  return (
    <ButtonRow>
      {isWithoutPlan ? (
        <p>{t('play.withoutPlan')}</p>
      ) : (
        <Button
          onClick={() => void runOrShowError(draw)}
          loading={isDrawing}
          disabled={isTurning || left === 0}
          {...tip(left < fewTickets ? t('play.onlyLeft', { count: left }) : undefined)}
        >
          {t('play.draw')}
        </Button>
      )}
      {actions.includes('end') && (
        <Button variant="default" onClick={() => setEnding(true)}>
          {t('play.end')}
        </Button>
      )}
      <ConfirmAction
        title={t('play.endTitle')}
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        act={() => ending.write({ body: { gameId } })}
        done={t('play.ended')}
        confirmLabel={t('play.end')}
      >
        {t('play.endText', { count: left })}
      </ConfirmAction>
    </ButtonRow>
  );
}

/** Draws; the number of this browser stays the same until the draw is answered, so that nobody can try several. */
function useDraw({ gameId, commitment }: Pick<Game, 'gameId' | 'commitment'>): { draw: () => Promise<void>; isDrawing: boolean } {
  const { write, writing } = useWrite(drawWinner, { changes: readsOfGames });
  const nonce = useRef<string>(undefined);
  const draw = async (): Promise<void> => {
    nonce.current ??= newRepeatKey();
    await write({ body: { gameId, commitment, nonce: nonce.current } });
    nonce.current = undefined;
  };
  return { draw, isDrawing: writing };
}

/** Reports that the winner of the running draw is shown, from each page that may draw next; where nothing moves, no earlier than elsewhere. */
function useShown({ gameId, actions }: Pick<Game, 'gameId' | 'actions'>, { scene, last, startsAt }: PlayScene): void {
  const { write } = useWrite(finishDraw, { changes: readsOfGames });
  const cache = useQueryClient();
  const isDue = scene === 'shown' && actions.includes('showWinner');
  const number = last?.number;
  useEffect(() => {
    if (!isDue) return;
    const report = async (): Promise<void> => {
      await write({ body: { gameId } }).catch((error: unknown) => {
        if (!(error instanceof CallError && error.has('lottery.NoDraw'))) throw error;
        // Another tab has reported it, or the minute has passed: the page is older than the game.
        return invalidate(cache, ...readsOfGames);
      });
    };
    const timer = setTimeout(() => void runOrShowError(report), turnsFor(Date.now() - startsAt));
    return () => clearTimeout(timer);
    // Once for each draw.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue, number]);
}
