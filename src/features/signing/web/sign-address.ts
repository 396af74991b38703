import { connection } from '#kernel/web/connection.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { useLanguage } from '#kernel/web/texts.ts';

/** The address of the page where a signed-in user reads and signs; it is a page of its own, outside the shell. */
export function useSignAddress(): (signingRequestId: string) => string {
  const language = useLanguage();
  return (signingRequestId) =>
    `${connection.base}/${localeOfLanguage[language]}/sign?${new URLSearchParams({ signingRequestId }).toString()}`;
}
