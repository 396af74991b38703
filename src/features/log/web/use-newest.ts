import { useState } from 'react';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { countNewLogs } from '../contract/endpoints.ts';
import type { LogFilter } from '../contract/entities.ts';

/** The live connection tells of changes; that somebody only looked, it does not tell. */
const everySeconds = 60;

interface Newest {
  /** The newest line when the log was opened, or when the reader last asked; undefined until it is known, null in an empty log. */
  upTo: string | null | undefined;
  /** How many lines of this filter have come since. */
  count: number;
  /** Takes them in. */
  show: () => void;
}

/** Holds the log still while it is read, and knows what has come meanwhile. */
export function useNewest(filter: LogFilter): Newest {
  const language = useLanguage();
  const [upTo, setUpTo] = useState<string | null>();
  const since = upTo === undefined ? {} : { since: upTo };
  const { answer } = useCall(countNewLogs, { body: { filter, language, ...since } }, { everySeconds });
  if (upTo === undefined && answer) setUpTo(answer.newest);
  return { upTo, count: upTo === undefined ? 0 : (answer?.count ?? 0), show: () => answer && setUpTo(answer.newest) };
}
