import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { connection } from '#kernel/web/connection.ts';
import { currentLanguage } from '#kernel/web/texts.ts';

/** The link by which everybody who works in the company watches a game. */
export function playAddress(gameId: string): string {
  const query = new URLSearchParams({ gameId });
  return `${connection.base || location.origin}/${localeOfLanguage[currentLanguage()]}/winkit/play?${query.toString()}`;
}
