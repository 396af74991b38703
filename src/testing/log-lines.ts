import type { z } from 'zod';
import { getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import type { LogFilter, LogLine } from '#features/log/contract/entities.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { Caller } from './caller.ts';

/** The newest lines of the company's log as this caller reads them; features below the log find here what they wrote into it. */
export async function logLines(who: Caller, filter: z.input<typeof LogFilter> = {}, language: Language = 'no'): Promise<LogLine[]> {
  return getPaginatedLogs.answer.parse((await who.call(getPaginatedLogs, { body: { filter, language } })).json).logs;
}
