import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { libraryBook: 'Bok' },
  changed: { libraryBook: '{actor} endret boken «{what}»' },
  actions: {
    createBook: '{actor} la til boken «{what}»',
    updateBook: '{actor} endret boken «{what}»',
    importBooks: '{actor} importerte boken «{what}»',
    lendBook: '{actor} lånte ut boken «{what}»',
    moveBook: '{actor} endret statusen til boken «{what}»',
    deleteBook: '{actor} slettet boken «{what}»',
    shareBook: '{actor} laget en lenke til boken «{what}»',
    unshareBook: '{actor} avsluttet lenken til boken «{what}»',
  },
};
