import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import type { Game } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { drawFrame, paintWheel } from './paint-wheel.ts';
import styles from './play.module.css';
import type { PlayScene } from './use-scene.ts';
import { middleOf, sectorsOf, turnAt } from './wheel.ts';

/** The wheel of the tickets that are left; while it turns, those that were left before the draw. */
export function Wheel({ game, scene }: { game: Game; scene: PlayScene }) {
  const t = useTexts<typeof en>('lottery');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { contestants, draws } = game;
  const isOver = scene.scene === 'shown';
  // With the wheel standing still after a draw the winner's ticket stays on it, until the next draw.
  const before = draws.slice(0, -1);
  const names = new Map(contestants.map(({ contestantId, fullName }) => [contestantId, fullName ?? t('erased')]));
  const picture = JSON.stringify([
    contestants.map(({ contestantId, tickets, fullName }) => [contestantId, tickets, fullName]),
    before.length,
  ]);
  const middle = draws.length > 0 ? middleOf(contestants, draws) : 0;
  const { startsAt, isStill } = scene;
  const isTurning = scene.scene !== 'shown' && !isStill;

  useEffect(() => {
    const shown = canvas.current;
    const context = shown?.getContext('2d');
    if (!shown || !context) return;
    const size = Math.round(shown.clientWidth * devicePixelRatio);
    shown.width = size;
    shown.height = size;
    const sectors = sectorsOf(contestants, before);
    const painted = paintWheel(sectors, { names, order: contestants.map(({ contestantId }) => contestantId), size });
    const turn = (): number => (draws.length === 0 ? 0 : isTurning ? turnAt(Date.now() - startsAt, middle) : -middle);
    drawFrame(context, painted, turn());
    if (!isTurning) return;
    let frame = requestAnimationFrame(function next() {
      drawFrame(context, painted, turn());
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
    // The picture says all that it is painted from.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [picture, isTurning, startsAt, middle, draws.length]);

  const left = game.numberOfTicketsLeft + (isOver ? 0 : 1);
  return (
    <figure className={styles['wheel']}>
      <span className={styles['pointer']} aria-hidden />
      <canvas ref={canvas} className={styles['canvas']} aria-hidden />
      <VisuallyHidden component="figcaption">{t('play.wheelOf', { count: left })}</VisuallyHidden>
    </figure>
  );
}
