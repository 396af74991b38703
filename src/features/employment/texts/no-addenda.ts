import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAddenda } from './en-addenda.ts';

export const noAddenda: TextsLike<typeof enAddenda> = {
  title: 'Tillegg',
  open: 'Lag tillegg',
  begun: 'Tillegget er opprettet. Fyll ut hva som endres, og fra når.',
  created: 'Tillegg, opprettet {date}',
  published: 'Tillegg av {date}',
  to: 'Tillegg til',
};
