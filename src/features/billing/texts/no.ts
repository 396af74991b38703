import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {},
  limit: {
    title: 'Grensen er nådd',
    text: {
      userLimit: 'Abonnementet dekker {limit, plural, one {# bruker} other {# brukere}}, og {used, number} er i bruk.',
      administratorLimit:
        'Abonnementet dekker {limit, plural, one {# systemadministrator} other {# systemadministratorer}}, og dere har {used, number}.',
      employmentContractLimit:
        'Abonnementet dekker {limit, plural, one {# arbeidsavtale} other {# arbeidsavtaler}}, og dere har {used, number}.',
      contractLimit: 'Abonnementet dekker {limit, plural, one {# avtale} other {# avtaler}}, og dere har {used, number}.',
      gdprTreatmentLimit: 'Abonnementet dekker {limit, plural, one {# behandling} other {# behandlinger}}, og dere har {used, number}.',
      storageLimit: 'Filene bruker {used} av {limit}.',
      signatureLimit: 'Abonnementet dekker {limit, plural, one {# signatur} other {# signaturer}}, og {used, number} er brukt.',
      smsLimit: 'Abonnementet dekker {limit, plural, one {# tekstmelding} other {# tekstmeldinger}} i måneden, og {used, number} er sendt.',
    },
    plans: 'Se planene',
    invoices: 'Se fakturaene',
    unpaid: 'Dere har bare gratisplanen fordi en faktura ikke er betalt. Betal den for å gå videre.',
    askAdmin: 'Be en systemadministrator hos {company} utvide abonnementet.',
    askVendor: 'Du har ansvar for abonnementet til {company}. Utvid det for å gå videre.',
  },
  admins: {
    title: 'Flere administratorer krever abonnement',
    text: 'Uten abonnement kan virksomheten ha én systemadministrator. Med abonnement kan dere ha så mange dere trenger:',
    pointAway: 'noen kan overta når du er borte',
    pointShare: 'dere deler på arbeidet uten å dele innlogging',
  },
};
