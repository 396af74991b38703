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
    text: 'Språket brukes i e-post til dem som ikke har valgt selv. Tidssonen bestemmer når en ny dag begynner.',
    language: 'Språk',
    languages: { no: 'Norsk', en: 'Engelsk' },
    timeZone: 'Tidssone',
  },
  people: {
    title: 'Lønn',
    text: 'Ellers ser bare systemadministratorer, HR-administratorer og personen selv hva noen tjener. Regnskapsførere får lønnen til alle i filer til lønn og regnskap.',
    managersSeePay: 'Ledere ser lønnen til sine nærmeste medarbeidere',
  },
  leavers: {
    title: 'De som har sluttet',
    text: 'Etter denne tiden minner forsiden administratorer om å slette dem. Ingen slettes automatisk.',
    months: 'Antall måneder de som har sluttet, beholdes',
    monthsHint: 'Fra 1 til 120, regnet fra siste arbeidsdag.',
  },
  security: {
    title: 'Pålogging',
    text: 'Gjelder alle i virksomheten.',
    mfaRequired: 'Krev totrinnspålogging',
    mfaRequiredHint: 'Alle som ikke har satt det opp, også du, må gjøre det før de kan åpne noe annet.',
    sessionLengthMinutes: 'Minutter uten aktivitet før utlogging',
    sessionLengthHint: 'Fra 5 til 480. Tomt felt betyr 480, altså åtte timer. Kortere tid gjelder med en gang.',
  },
  features: {
    title: 'Hva dere bruker',
    text: 'Det dere slår av, forsvinner fra menyene til alle. Ingenting slettes, og dere kan slå det på igjen.',
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
    text: 'Etter denne tiden slettes verdiene før og etter hver endring. Loggen viser fortsatt hva som skjedde, når og av hvem, og dere kan fortsatt kontrollere den.',
    months: 'Antall måneder verdiene beholdes',
    monthsHint: 'Fra 6 til 120.',
  },
  lookers: {
    title: 'Hvem som har sett opplysninger',
    text: 'Alle kan laste ned det virksomheten har lagret om dem. Der ser de når noen har sett eller endret det, i hvilken rolle og hvorfor.',
    lookersNamed: 'Vis også hvem det var',
  },
  interests: {
    title: 'Hva dere vil bruke Samspill til',
    text: 'Fortell hva dere har tenkt å bruke. Dere kan endre det når som helst.',
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
