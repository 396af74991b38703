import { invoice as en } from '../../texts/en-invoice.ts';
import { invoice as no } from '../../texts/no-invoice.ts';
import type { PricedLine } from '../pricing/shapes.ts';

const languages = { no, en } as const;

/** What a line says, in both languages; `limit` is what the tier has room for. */
export function lineText(line: Pick<PricedLine, 'planId' | 'reason'>, limit: number | null): { no: string; en: string } {
  return { no: sentence('no', line, limit), en: sentence('en', line, limit) };
}

function sentence(language: 'no' | 'en', { planId, reason }: Pick<PricedLine, 'planId' | 'reason'>, limit: number | null): string {
  const { plans, step, lines } = languages[language];
  const name = planId === null ? '' : plans[planId];
  const plan = limit === null ? name : filled(step, { plan: name, limit });
  return filled(lines[templateOf(reason)], { ...reason.args, plan });
}

/** Plans that are charged for users say how many. */
function templateOf({ code, args }: PricedLine['reason']): keyof typeof en.lines {
  const hasUsers = Number(args['users'] ?? 0) > 0;
  if (code === 'usedDays') return hasUsers ? 'usedUsers' : 'usedDays';
  if (code === 'yearAhead') return hasUsers ? 'yearAheadUsers' : 'yearAhead';
  if (code === 'restOfYear') return hasUsers ? 'restOfYearUsers' : 'restOfYear';
  return code;
}

function filled(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(words[name] ?? ''));
}
