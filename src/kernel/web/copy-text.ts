import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { textsIn } from './texts.ts';

/** Copies a text and says so; where the browser denies it, says to copy it by hand (shell.49). Answers whether it was copied. */
export async function copyText(text: string, { title, lines = [] }: { title: string; lines?: readonly string[] }): Promise<boolean> {
  const t = textsIn<typeof en>('kernel');
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title, lines, milliseconds: 3000 });
    return true;
  } catch {
    showToast({ tone: 'warn', title: t('actions.notCopied'), lines: [...lines, t('actions.copyByHand')] });
    return false;
  }
}
