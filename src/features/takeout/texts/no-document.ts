import type { TextsLike } from '#kernel/contract/texts.ts';
import type { document as english } from './en-document.ts';

export const document: TextsLike<typeof english> = {
  title: 'Alt om {name}',
  name: 'alt',
  file: 'Alt om {name}',
  shortened: 'De siste {count}. Resten står i takeout.json.',
};
