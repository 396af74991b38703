import { lazy } from 'react';
import { loadTexts } from '#kernel/web/texts.ts';

/** The first steps of a new company, for the home page; fetched, with its texts, only where it is shown. */
export const GetStarted = lazy(async () => {
  const [component] = await Promise.all([import('./components/GetStarted.tsx'), loadTexts('company')]);
  return { default: component.GetStarted };
});
