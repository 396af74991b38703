import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enWords } from './en-words.ts';

export const noWords: TextsLike<typeof enWords> = {
  types: { Onboarding: 'Onboarding', Offboarding: 'Offboarding' },
  statuses: { draft: 'Utkast', published: 'Publisert', completed: 'Fullført', reopened: 'Åpnet igjen' },
  reference: { Onboarding: 'Første dag', Offboarding: 'Siste dag' },
  progress: '{completed} av {total} oppgaver',
  percent: '{percent} prosent fullført',
  late: '{count, plural, one {# forfalt} other {# forfalte}}',
  due: { none: 'Ingen frist', date: 'Frist {date}', today: 'Frist i dag', late: 'Fristen var {date}' },
  responsible: {
    companyUser: 'Personen selv',
    reportingManager: 'Nærmeste leder',
    planCreator: 'Den som laget planen',
    hradmin: 'HR-administrator',
    named: 'En bestemt person',
  },
  responsibleWhy: {
    named: 'Valgt i oppgaven',
    companyUser: 'Personen selv',
    reportingManager: 'Nærmeste leder',
    managerAbove: 'Neste leder i linjen, fordi den nærmeste ikke kan ha oppgaver',
    planCreator: 'Den som laget planen',
    hradmin: 'HR-administrator',
    systemadmin: 'Systemadministrator, fordi ingen HR-administrator kan ha oppgaven',
    nobody: 'Ingen her kan ha oppgaven. Velg noen',
    deputy: '{who} er borte: stedfortrederen',
  },
  nobody: 'Ingen',
  noAccess: 'Kan ikke logge inn',
  hidden: 'Skjult for personen',
  units: {
    day: '{days, plural, one {# dag} other {# dager}}',
    workingDay: '{days, plural, one {# arbeidsdag} other {# arbeidsdager}}',
  },
  why: {
    typed: 'Datoen er skrevet inn.',
    noDate: 'Oppgaven har ingen frist.',
    noReference: { Onboarding: 'Planen har ingen første dag ennå.', Offboarding: 'Planen har ingen siste dag ennå.' },
    onReference: { Onboarding: 'Frist på første dag, {date}.', Offboarding: 'Frist på siste dag, {date}.' },
    counted: {
      before: {
        Onboarding: '{length} før første dag, {reference}: {date}.',
        Offboarding: '{length} før siste dag, {reference}: {date}.',
      },
      after: {
        Onboarding: '{length} etter første dag, {reference}: {date}.',
        Offboarding: '{length} etter siste dag, {reference}: {date}.',
      },
    },
    movedBefore: {
      weekend: '{from} er i en helg, så fristen er arbeidsdagen før: {date}.',
      dayOff: '{from} er en fridag, så fristen er arbeidsdagen før: {date}.',
    },
  },
  leftOut: {
    department: 'Bare for {names}',
    location: 'Bare for {names}',
    position: 'Bare for {names}',
    contractType: 'Bare for {names}',
    onlyLeaders: 'Bare for ledere',
    notLeaders: 'Ikke for ledere',
  },
  contractTypes: { permanent: 'fast ansatte', manager: 'ledende stillinger', temporary: 'midlertidig ansatte' },
};
