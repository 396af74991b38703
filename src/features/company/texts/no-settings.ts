import type { TextsLike } from '#kernel/contract/texts.ts';
import type { settings as english } from './en-settings.ts';

/** Texts of the company's settings (company.13). */
export const settings: TextsLike<typeof english> = {
  title: 'Innstillinger',
  lead: 'Slik virker Samspill for {company}.',
  save: 'Lagre innstillingene',
  reset: 'Forkast endringene',
  unsaved: 'Ulagrede endringer',
  saved: 'Innstillingene er lagret',
  on: 'På',
  off: 'Av',
  none: 'Ingen',
  guarded: 'Bare en systemadministrator kan endre dette.',
  general: {
    title: 'Språk og tidssone',
    text: 'Språket brukes i e-post til dem som ikke har valgt selv. Tidssonen avgjør hvilken dag det er.',
    language: 'Språk',
    languages: { no: 'Norsk', en: 'Engelsk' },
    timeZone: 'Tidssone',
  },
  people: {
    title: 'Lønn',
    text: 'Ellers ser bare systemadministratorer, HR-administratorer og den det gjelder, hva noen tjener.',
    managersSeePay: 'Ledere ser lønnen til dem som rapporterer direkte til dem',
  },
  leavers: {
    title: 'De som har sluttet',
    text: 'Etter denne tiden blir administratorer minnet om å slette dem, på hjemmesiden. Ingen slettes automatisk.',
    months: 'Måneder de som har sluttet, beholdes',
    monthsHint: 'Fra 1 til 120, regnet fra siste arbeidsdag.',
  },
  security: {
    title: 'Pålogging',
    text: 'Gjelder alle som hører til virksomheten.',
    mfaRequired: 'Krev totrinnspålogging',
    mfaRequiredHint: 'Den som ikke har satt det opp, må gjøre det før noe annet i virksomheten åpnes. Det gjelder deg også.',
    sessionLengthMinutes: 'Logg ut etter så mange minutter uten bruk',
    sessionLengthHint: 'Fra 5 til 480. Tomt betyr 480, altså åtte timer. Kortere tid gjelder med en gang.',
  },
  features: {
    title: 'Hva dere bruker',
    text: 'Det som er slått av, forsvinner fra menyene til alle. Ingenting slettes, og alt er der når dere slår det på igjen.',
    names: {
      absenceCalendar: 'Ferie og fravær',
      employeeContract: 'Arbeidsavtaler',
      onOffBoarding: 'Onboarding og offboarding',
      smsService: 'Tekstmeldinger',
      winkit: 'Lotteri',
      gdpr: 'Personvern',
      contracts: 'Avtaler',
      notifications: 'Varsler',
      dashboardWidgets: 'Siste aktivitet på forsiden',
      accesscontrol: 'Tilgangsstyring',
      integrations: 'Integrasjoner',
    },
  },
  log: {
    title: 'Loggen',
    text: 'Etter denne tiden slettes det som sto før og etter hver endring. At noe skjedde, når og av hvem, blir stående, og loggen kan fortsatt kontrolleres.',
    months: 'Måneder innholdet beholdes',
    monthsHint: 'Fra 6 til 120.',
  },
  lookers: {
    title: 'Hvem som har sett',
    text: 'Alle kan ta ut det virksomheten har lagret om dem. Da ser de når noen har åpnet eller endret det, i hvilken rolle og til hva.',
    lookersNamed: 'Vis også hvem det var',
  },
  interests: {
    title: 'Hva dere vil bruke Samspill til',
    text: 'Si fra hva dere har tenkt til. Det kan endres når som helst.',
    names: {
      people: 'Ansattopplysninger',
      absence: 'Ferie og fravær',
      documents: 'Felles dokumenter',
      contracts: 'Avtaler',
      employmentContracts: 'Arbeidsavtaler',
      signing: 'Digital signering',
      onOffBoarding: 'Onboarding og offboarding',
      gdpr: 'Personvern',
    },
  },
};
