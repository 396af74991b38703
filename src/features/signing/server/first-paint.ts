import type { Language } from '#kernel/contract/locale.ts';
import { enFirstPaint } from '../texts/en-first-paint.ts';
import { noFirstPaint } from '../texts/no-first-paint.ts';

/** What the page of who signs or checks a document says until its scripts have come, or without any. */
interface FirstPaint {
  title: string;
  loading: string;
  needsScript: string;
}

const texts = { en: enFirstPaint, no: noFirstPaint };

/** The words of the page at a path without its locale (signing.60). */
export function firstPaint(language: Language, path: string): FirstPaint {
  const { signTitle, verifyTitle, loading, needsScript } = texts[language];
  return { title: /^\/verify(?:\/|$)/.test(path) ? verifyTitle : signTitle, loading, needsScript };
}
