import { getAllGames, getGame } from '../contract/endpoints.ts';

/** What is old when a game changes. */
export const readsOfGames = [getAllGames, getGame] as const;
