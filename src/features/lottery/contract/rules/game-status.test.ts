import { expect, test } from 'vitest';
import { possibleActions } from '#kernel/contract/transitions.ts';
import { gameTransitions, statusOf, type GameActor, type GameStatus, type GameTimes } from './game-status.ts';

const drawnAt = new Date('2026-12-18T12:00:00Z');
const after = (seconds: number): Date => new Date(drawnAt.getTime() + seconds * 1000);
const untouched: GameTimes = { drawnAt: null, shownAt: null, endedAt: null };

test.each<[string, GameStatus, Partial<GameTimes> & { left: number; seconds: number }]>([
  ['not drawn from yet', 'new', { left: 3, seconds: 0 }],
  ['just drawn from', 'drawing', { drawnAt, left: 2, seconds: 0 }],
  ['drawn from 59 seconds ago', 'drawing', { drawnAt, left: 2, seconds: 59 }],
  ['drawn from a minute ago', 'running', { drawnAt, left: 2, seconds: 60 }],
  ['shown its winner', 'running', { drawnAt, shownAt: after(5), left: 2, seconds: 6 }],
  ['drawn from for the last time', 'drawing', { drawnAt, left: 0, seconds: 1 }],
  ['shown its last winner', 'finished', { drawnAt, shownAt: after(5), left: 0, seconds: 6 }],
  ['ended', 'finished', { drawnAt, shownAt: after(5), endedAt: after(9), left: 2, seconds: 10 }],
])('a game %s is %s', (_name, status, { left, seconds, ...times }) => {
  expect(statusOf({ ...untouched, ...times }, left, after(seconds))).toBe(status);
});

test.each<[GameStatus, GameActor, string]>([
  ['new', 'creator', 'update draw delete'],
  ['new', 'manager', 'delete'],
  ['new', 'watcher', ''],
  ['running', 'creator', 'draw end delete'],
  ['running', 'manager', 'delete'],
  ['running', 'watcher', ''],
  ['drawing', 'creator', 'showWinner'],
  ['drawing', 'manager', ''],
  ['drawing', 'watcher', ''],
  ['finished', 'creator', 'delete'],
  ['finished', 'manager', 'delete'],
  ['finished', 'watcher', ''],
])('of a game that is %s, its %s can %s', (status, actor, actions) => {
  expect(possibleActions(gameTransitions, status, actor).join(' ')).toBe(actions);
});
