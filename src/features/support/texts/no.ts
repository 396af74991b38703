import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'support.NotSupport': 'Bare brukerstøtten til Samspill kan åpne dette. Logg inn med en støttekonto.',
    'support.NotLetIn':
      'Virksomheten finnes ikke her, eller slipper ikke inn brukerstøtte. Be en administrator der om å slå på tilgang for brukerstøtte.',
  },
  settings: {
    support: 'Tilgang for brukerstøtte',
    supportText:
      'Når du ber Samspill om hjelp, kan du la brukerstøtten se. De ser det en systemadministrator ser, men kan ikke endre noe, og ser verken fødselsnummer, kontonummer eller personlige påminnelser.',
    allow: 'La brukerstøtten til Samspill se inn i virksomheten',
    onlySystemAdmins: 'Bare systemadministratorer kan endre dette.',
    allowHint: 'Slå av når du har fått hjelp. Den som ser da, blir logget ut med en gang.',
    turnedOn: 'Brukerstøtten til Samspill kan se inn i virksomheten',
    turnedOff: 'Brukerstøtten til Samspill er stengt ute',
    changed: 'Noen andre har endret innstillingene. Se på dem og prøv igjen.',
    visits: 'Siste besøk fra brukerstøtten',
    period: '{from} til {to}',
    now: 'Ser nå',
    ended: 'Avsluttet',
    never: 'Brukerstøtten har ikke sett inn i virksomheten.',
    log: 'Alt de åpner, står i loggen.',
  },
  enter: {
    title: 'Brukerstøtte for Samspill',
    lead: 'Se inn i en virksomhet som har slått på tilgang for brukerstøtte. Du kan ikke endre noe, og alt du åpner, står i loggen til virksomheten.',
    registryId: 'Organisasjonsnummer',
    registryIdHint: 'Ni siffer',
    confirm: 'Se inn i virksomheten',
  },
};
