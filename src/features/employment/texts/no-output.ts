import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-output.ts';

export const no: TextsLike<typeof en> = {
  title: 'Arbeidsavtale',
  addendumTitle: 'Tillegg til arbeidsavtale',
  employer: 'Arbeidsgiver',
  employee: 'Arbeidstaker',
  facts: {
    name: 'Navn',
    companyNo: 'Organisasjonsnr.',
    address: 'Adresse',
    contact: 'Kontaktperson',
    position: 'Stilling',
    email: 'E-post',
    mobile: 'Mobil',
  },
  draft: 'UTKAST',
  draftNotice: 'Utkast – gjelder ikke før avtalen er ferdigstilt og signert',
  page: 'Side {page} av {pages}',
  fingerprint: 'Fingeravtrykk',
  signatures: 'Underskrifter',
  copies: 'Avtalen signeres av begge parter, som beholder hvert sitt eksemplar. Den erstatter tidligere avtaler om arbeidsforholdet.',
  addendumCopies: 'Tillegget signeres av begge parter, som beholder hvert sitt eksemplar.',
  placeAndDate: 'Sted og dato',
  forEmployer: 'For arbeidsgiveren',
};
