import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

/** The documents that wait for a signature, on the home page. */
export const no: TextsLike<typeof en> = {
  count: '{count, plural, one {# dokument til signering} other {# dokumenter til signering}}',
  label: 'Til signering hos deg',
  sign: 'Signer: {name}',
  from: 'Fra {name}',
  due: 'innen {date}',
  noDue: 'ingen frist',
  all: 'Alle {count, number} dokumenter til signering',
};
