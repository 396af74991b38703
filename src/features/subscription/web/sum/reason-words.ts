import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { reasonKey, type Reason } from './reason-key.ts';

/** Why a line of an invoice is what it is; empty for a reason that is not known here. */
export function useReasonWords(): (reason: Reason) => string {
  const t = useTexts<typeof en>('subscription');
  return (reason) => {
    const key = reasonKey(reason);
    if (key === undefined) return '';
    const { args } = reason;
    const count = (name: string): number => Number(args[name] ?? 0);
    return t(`sum.reason.${key}`, {
      days: count('days'),
      termDays: count('termDays'),
      userDays: count('userDays'),
      users: count('users'),
      packs: count('quantity'),
      signatures: count('signatures'),
      code: String(args['code'] ?? ''),
    });
  };
}
