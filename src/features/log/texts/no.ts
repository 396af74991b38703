import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

/** Texts of the company's log (log.6). What its lines say is in the features' no-audit.ts and no-fields.ts. */
export const no: TextsLike<typeof en> = {
  errors: {},
  title: 'Logg',
  lead: 'Hvem som gjorde hva og når, med verdiene før og etter.',
  list: {
    label: 'Logg',
    at: 'Når',
    who: 'Hvem',
    what: 'Hva som skjedde',
    area: 'Område',
    about: 'Gjelder',
    changes: 'Før og etter',
    search: 'Søk på navn, ord og verdier',
    person: 'Person',
    anybody: 'Alle',
    from: 'Fra',
    to: 'Til',
    mark: 'Vis',
    onlyDeletions: 'Bare slettinger',
    onlyFailures: 'Bare feil',
    deletion: 'Sletting',
    failure: 'Feil',
    erased: 'Verdiene er slettet',
    more: '{count, plural, one {og # til} other {og # til}}',
    none: 'Ingenting har skjedd ennå',
    noneText: 'Her ser du det folk gjør i Samspill.',
    searched: 'Søkte i de 10 000 nyeste linjene, tilbake til {moment}. Velg person, område eller periode for å lete lenger tilbake.',
  },
  news: {
    label: 'Nye linjer',
    show: '{count, plural, one {Vis # ny linje} other {Vis # nye linjer}}',
    many: 'Vis mer enn 10 000 nye linjer',
  },
  states: { inactive: 'deaktivert', pending: 'ikke fullført' },
  line: {
    title: 'Linje i loggen',
    when: 'Når',
    who: 'Hvem',
    how: 'Hvordan',
    about: 'Gjelder',
    before: 'Før',
    after: 'Etter',
    field: 'Felt',
    nothing: '–',
    noChanges: 'Linjen har ingen verdier.',
    erased: 'Verdiene før og etter er slettet. Loggen viser fortsatt hva som skjedde, når og av hvem.',
    openPerson: 'Åpne profilen',
    onlyPerson: 'Vis alt om denne personen',
  },
  export: { title: 'Logg' },
  verify: {
    open: 'Kontroller loggen',
    title: 'Er loggen uendret?',
    checking: 'Kontrollerer hver linje …',
    holds: 'Loggen er uendret',
    holdsText:
      '{verified, plural, =0 {Ingen linjer er forseglet ennå.} one {Den ene forseglede linjen er nøyaktig slik den ble skrevet.} other {Alle de # forseglede linjene er nøyaktig slik de ble skrevet, og ingen mangler.}}',
    erased:
      '{count, plural, one {Verdiene i én linje er slettet, slik loven eller deres egne innstillinger krever. Selve linjen er beholdt.} other {Verdiene i # linjer er slettet, slik loven eller deres egne innstillinger krever. Selve linjene er beholdt.}}',
    unsealed:
      '{count, plural, one {Én ny linje er ikke forseglet ennå. Det tar noen sekunder.} other {# nye linjer er ikke forseglet ennå. Det tar noen sekunder.}}',
    broken: 'Linje {line} er endret',
    brokenText:
      'Noen har endret eller fjernet den utenfor Samspill. {verified, plural, =0 {Ingen linje før den kunne bekreftes.} one {Linjen før den er slik den ble skrevet.} other {De # linjene før den er slik de ble skrevet.}} Si fra til dem som drifter databasen, og sammenlign med en sikkerhetskopi.',
    brokenLine: 'Det linjen sier nå',
    again: 'Kontroller igjen',
  },
  record: { title: 'Hva som har skjedd' },
  card: { title: 'Siste i loggen', all: 'Se hele loggen', none: 'Ingenting har skjedd ennå.' },
};
