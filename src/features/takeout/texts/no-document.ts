import type { TextsLike } from '#kernel/contract/texts.ts';
import type { document as english } from './en-document.ts';

export const document: TextsLike<typeof english> = {
  title: 'Alt om {name}',
  name: 'alt',
  file: 'Alt om {name}',
  leftOut: {
    title: 'Ikke med i denne kopien',
    note: 'Filer som ikke er med: {count}. De ligger i mapper med begrenset tilgang som du ikke ser. Be en systemadministrator laste ned en kopi der de er med.',
  },
  shortened: 'De siste {count}. Resten står i takeout.json.',
};
