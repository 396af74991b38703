import { latePart } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Where home is arranged; fetched, with its texts, when somebody wants to. */
export const ArrangeHome = latePart(async () => {
  const [part] = await Promise.all([import('./arrange/ArrangeHome.tsx'), loadTexts('dashboard')]);
  return part.ArrangeHome;
});

export { useArrangement } from './use-arrangement.ts';
