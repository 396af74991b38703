import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFirstPaint } from './en-first-paint.ts';

export const noFirstPaint: TextsLike<typeof enFirstPaint> = {
  signTitle: 'Signer et dokument',
  verifyTitle: 'Kontroller et signert dokument',
  loading: 'Laster …',
  needsScript: 'Denne siden trenger JavaScript. Tillat det i nettleseren, eller åpne lenken i en annen.',
};
