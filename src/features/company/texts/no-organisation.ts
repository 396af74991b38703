import type { TextsLike } from '#kernel/contract/texts.ts';
import type { organisation as english } from './en-organisation.ts';

/** Texts of the company's own page (company.9, company.10). */
export const organisation: TextsLike<typeof english> = {
  registryId: 'Organisasjonsnummer {registryId}',
  edit: 'Rediger',
  overview: 'Oversikt',
  facts: 'Opplysninger',
  purposeDescription: 'Hva virksomheten gjør',
  address: 'Adresse',
  phone: 'Mobil',
  numberOfEmployees: 'Antall ansatte',
  director: 'Daglig leder',
  noDirector: 'Ikke valgt',
  chooseDirector: 'Velg daglig leder',
  changeDirector: 'Bytt daglig leder',
  notSaid: 'Ikke oppgitt',
  logo: 'Logoen til {company}',
  fixed: 'Du kan ikke endre opplysningene om virksomheten nå.',
  changeLogo: 'Bytt logo',
  addLogo: 'Legg til logo',
  editTitle: 'Rediger opplysninger om virksomheten',
  number: 'Organisasjonsnummer',
  refresh: 'Hent fra Enhetsregisteret',
  refreshHint: 'Fyller ut feltene nedenfor med opplysninger fra registeret. Ingenting lagres før du trykker Lagre.',
  refreshed: 'Hentet fra Enhetsregisteret: {name}',
  contact: 'Kontakt',
  save: 'Lagre',
  saved: 'Opplysningene er lagret',
};
