import type { enReasons } from './en-reasons.ts';

export const noReasons: typeof enReasons = {
  invitation: '{name} har ikke svart på invitasjonen fra {date}.',
  details: '{own, select, yes {Noen av opplysningene dine mangler fortsatt.} other {Noen av opplysningene til {name} mangler fortsatt.}}',
};
