import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'content.Unreachable': 'Vi fikk ikke hentet denne teksten akkurat nå. Prøv igjen om litt.',
  },
  features: {
    absencecalendar: 'Ferie og fravær',
    accesscontrol: 'Tilgangsstyring',
    contracts: 'Avtaler',
    employeecontract: 'Arbeidsavtaler',
    gdpr: 'Personvern',
    smsservice: 'Tekstmeldinger',
    winkit: 'Lotteri',
    onoffboarding: 'Onboarding og offboarding',
    integrations: 'Integrasjoner',
  },
  locked: {
    mark: 'Ikke i abonnementet',
    mayChange: 'Abonnementet til virksomheten omfatter ikke dette. Velg en plan som gjør det, så åpnes det med en gang.',
    ask: 'Abonnementet til virksomheten omfatter ikke dette. Spør den som har ansvar for abonnementet, hvis du trenger det.',
    plans: 'Se planene',
    toHome: 'Gå til forsiden',
    unpaid: {
      mark: 'Stengt nå',
      mayChange:
        'En faktura er ikke betalt, så det dere betaler for, er stengt. Ingenting er slettet, og det dere hadde, åpnes igjen når fakturaen er betalt.',
      ask: 'Dette er stengt nå, og ingenting er slettet. Spør den som har ansvar for abonnementet, hvis du trenger det.',
      invoices: 'Se fakturaene',
    },
  },
  page: {
    missing: 'Siden finnes ikke',
    missingText: 'Adressen kan være feil, eller siden kan være flyttet.',
    closed: 'Du har ikke tilgang til denne siden',
    closedText: 'Spør en administrator i virksomheten hvis du trenger den.',
  },
  agreement: {
    version: 'Versjon av {date}',
    print: 'Skriv ut',
  },
  lobby: {
    try: 'Prøv gratis i 10 dager',
    signIn: 'Logg inn',
    trial: 'Du trenger ikke betalingskort. <link>Se priser</link>',
  },
  help: { title: 'Hjelp' },
  steps: { label: 'Stegene i bilder' },
  pager: {
    label: 'Dette får du',
    previous: 'Forrige',
    next: 'Neste',
    place: '{place} av {count}',
  },
  film: {
    open: 'Se filmen',
    opensElsewhere: 'åpnes i en ny fane',
  },
};
