import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: { book: 'Lånte bøker' },
  fieldsOf: {
    libraryBook: {
      title: 'Tittel',
      author: 'Forfatter',
      status: 'Status',
      borrowerId: 'Låntaker',
      dueDate: 'Leveres',
      isShared: 'Har lenke',
      files: 'Antall filer',
    },
  },
  values: { area: { library: 'Bibliotek' } },
  valuesOf: {
    libraryBook: { status: no.status },
    book: { status: no.status },
    task: { ownerKind: { libraryBook: 'En bok' } },
    ownTask: { ownerKind: { libraryBook: 'En bok' } },
    ownNote: { kind: { libraryBook: 'Om en bok' } },
  },
};
