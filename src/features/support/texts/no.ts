import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'support.NotSupport': 'Bare brukerstøtten til Samspill kan åpne dette. Logg inn med en støttekonto.',
    'support.NotLetIn':
      'Virksomheten finnes ikke, eller har ikke slått på tilgang for brukerstøtte. Be en administrator der om å slå den på.',
  },
  settings: {
    support: 'Tilgang for brukerstøtte',
    supportText:
      'Når du ber Samspill om hjelp, kan du la brukerstøtten se virksomheten. De ser det en systemadministrator ser, men kan ikke endre noe, og ser verken fødselsnummer, kontonummer eller personlige påminnelser.',
    allow: 'La brukerstøtten til Samspill se virksomheten',
    onlySystemAdmins: 'Bare en systemadministrator kan endre dette.',
    allowHint: 'Slå den av når du har fått hjelp. De som ser virksomheten da, logges ut med en gang.',
    noEnd: 'Tilgangen varer til du slår den av.',
    lasts: 'Tilgangen varer til og med {day}. Deretter slås den av av seg selv.',
    setEnd: 'Velg siste dag',
    changeEnd: 'Endre siste dag',
    endTitle: 'Siste dag for brukerstøtten',
    endText: 'Brukerstøtten kan se virksomheten til og med denne dagen. Deretter slås tilgangen av av seg selv.',
    endDay: 'Siste dag',
    endHint: 'La feltet stå tomt for å beholde tilgangen til du slår den av.',
    endSave: 'Lagre siste dag',
    endSaved: 'Siste dag for brukerstøtten er lagret',
    turnedOn: 'Brukerstøtten til Samspill kan nå se virksomheten',
    turnedOff: 'Brukerstøtten til Samspill har ikke lenger tilgang',
    changed: 'Innstillingene er endret etter at du åpnet dem. Se på dem og prøv igjen.',
    visits: 'Siste besøk fra brukerstøtten',
    period: '{from} til {to}',
    now: 'Ser nå',
    ended: 'Avsluttet',
    never: 'Brukerstøtten har aldri sett virksomheten.',
    log: 'Loggen viser alt de åpner.',
  },
  enter: {
    title: 'Brukerstøtte for Samspill',
    lead: 'Se en virksomhet som har slått på tilgang for brukerstøtte. Du kan ikke endre noe, og loggen til virksomheten viser alt du åpner.',
    registryId: 'Organisasjonsnummer',
    registryIdHint: 'Ni sifre',
    confirm: 'Se virksomheten',
  },
};
