import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    smsSent: '{count, plural, one {En tekstmelding blir stående} other {# tekstmeldinger blir stående}} uten navnet på den som sendte',
    smsGot: '{count, plural, one {En tekstmelding mister} other {# tekstmeldinger mister}} navn og nummer til den som fikk den',
  },
};
