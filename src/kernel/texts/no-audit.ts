import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  you: { actor: 'Du', subject: 'deg', self: 'deg selv' },
  themselves: 'seg selv',
  somebody: 'noen',
  deletedPerson: 'Slettet person',
  erased: 'slettet',
  system: 'Samspill',
  support: 'Brukerstøtten til Samspill',
  other: '{actor} gjorde en endring',
};
