import { useCallback, useState, useSyncExternalStore } from 'react';
import { useWatched } from '#kernel/web/watched.ts';
import { useMedia } from '#ui/use-narrow.ts';
import { drawBegins, type Draw, type Game } from '../../contract/entities.ts';
import { sceneOf, turnMilliseconds, type Scene } from './wheel.ts';

const less = matchMedia('(prefers-reduced-motion: reduce)');

export interface PlayScene {
  scene: Scene;
  /** The last draw; undefined before the first. */
  last: Draw | undefined;
  /** When the wheel of the last draw begins, by this computer's clock in milliseconds. */
  startsAt: number;
  /** The draws whose winner is shown. */
  shown: readonly Draw[];
  /** A draw has been told of, and the page has not read it yet. */
  isAnnounced: boolean;
  /** Without movement, because the reader prefers that. */
  isStill: boolean;
}

/** What is seen of a game at this moment; renders again when the wheel begins and when it stands still. */
export function useScene(game: Game): PlayScene {
  const { draws, status, gameId, watch } = game;
  const [announced, setAnnounced] = useState(0);
  useWatched(drawBegins, { entityId: gameId, pass: watch }, ({ number }) => setAnnounced(number));
  const isStill = useMedia(less);
  const last = draws.at(-1);
  const startsAt = last ? Date.parse(last.startsDate) - offsetOf(game) : 0;
  const isRunning = last !== undefined && status === 'drawing';
  const subscribe = useCallback(
    (render: () => void) => {
      const timers = [startsAt, startsAt + turnMilliseconds].flatMap((moment) => {
        const wait = moment - Date.now();
        return isRunning && wait > 0 ? setTimeout(render, wait + 1) : [];
      });
      return () => timers.forEach(clearTimeout);
    },
    [isRunning, startsAt],
  );
  const scene = useSyncExternalStore(subscribe, () => (isRunning ? sceneOf(Date.now() - startsAt, isStill) : 'shown'));
  return { scene, last, startsAt, shown: scene === 'shown' ? draws : draws.slice(0, -1), isAnnounced: announced > draws.length, isStill };
}

// A cache by answer: how far the server's clock was ahead of this computer's when it came, in milliseconds.
const offsets = new WeakMap<Game, number>();

function offsetOf(game: Game): number {
  const known = offsets.get(game);
  if (known !== undefined) return known;
  const offset = Date.parse(game.readDate) - Date.now();
  offsets.set(game, offset);
  return offset;
}
