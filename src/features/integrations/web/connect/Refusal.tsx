import { clockText } from '#kernel/web/clock-text.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Attempt } from '#kernel/web/use-attempt.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** Why a step was refused; after too many tries, how long to wait. */
export function Refusal({ attempt: { problem, lines } }: { attempt: Attempt }) {
  const t = useTexts<typeof en>('integrations');
  if (!problem) return null;
  const wait = Number(problem.details['retryAfterSeconds'] ?? 0);
  return (
    <Notice tone="bad" role="alert">
      {wait > 0 ? t('connect.wait', { time: clockText(wait) }) : lines.join('\n')}
    </Notice>
  );
}
