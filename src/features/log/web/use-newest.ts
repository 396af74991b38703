import { useState } from 'react';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall, type Read } from '#kernel/web/use-call.ts';
import { countNewLogs } from '../contract/endpoints.ts';
import type { LogFilter } from '../contract/entities.ts';

/** The live connection reports changes, but not views, so these are polled. */
const everySeconds = 60;

interface Newest {
  /** The newest line when the log was opened or updated; undefined while loading, null in an empty log. */
  upTo: string | null | undefined;
  /** How many lines of this filter were added since. */
  count: number;
  /** Loads the new lines. */
  show: () => void;
  /** The count itself, which the lines wait for. */
  counted: Read<unknown>;
}

/** Keeps the log stable while it is read, and counts new lines. */
export function useNewest(filter: LogFilter): Newest {
  const language = useLanguage();
  const [upTo, setUpTo] = useState<string | null>();
  const since = upTo === undefined ? {} : { since: upTo };
  const counted = useCall(countNewLogs, { body: { filter, language, ...since } }, { everySeconds });
  const { answer } = counted;
  if (upTo === undefined && answer) setUpTo(answer.newest);
  return { upTo, count: upTo === undefined ? 0 : (answer?.count ?? 0), show: () => answer && setUpTo(answer.newest), counted };
}
