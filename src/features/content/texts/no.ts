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
    onoffboarding: 'Start og slutt i jobben',
    integrations: 'Integrasjoner',
  },
  locked: {
    mark: 'Ikke i abonnementet',
    mayChange: 'Dette er ikke med i virksomhetens abonnement. Velg et abonnement som har det, så åpnes det med en gang.',
    ask: 'Dette er ikke med i virksomhetens abonnement. Spør den som har ansvar for abonnementet, hvis du trenger det.',
    plans: 'Se abonnementer',
    toHome: 'Til forsiden',
  },
  page: {
    missing: 'Vi finner ikke denne siden',
    missingText: 'Adressen kan være feil, eller det som var her, kan være flyttet.',
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
    trial: 'Du trenger ikke oppgi betalingskort. <link>Se priser</link>',
  },
  help: { open: 'Hjelp til denne siden', title: 'Hjelp' },
  videos: { seen: 'Sett' },
  steps: { label: 'Stegene i bilder' },
  pager: {
    label: 'Hva det gir',
    previous: 'Forrige',
    next: 'Neste',
    place: '{place} av {count}',
  },
  film: {
    open: 'Se filmen',
    opensElsewhere: 'åpnes i en ny fane',
  },
};
