import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'companies.NameDiffers': 'Dette er ikke navnet på virksomheten. Skriv det slik det står.',
    'companies.DeletionBegun': 'Fristen er ute, og slettingen har begynt. Den kan ikke lenger avbrytes.',
    'accesscontrol.OnlySystemAdmin': 'Bare en systemadministrator kan gjøre dette. Spør en av dem.',
    'authentication.RecentSignInRequired': 'Logg inn på nytt først.',
    'authentication.NotWithApiKey': 'Dette kan ikke gjøres med en API-nøkkel. Logg inn og gjør det på siden.',
  },
  own: {
    title: 'Alt om deg',
    text: 'Last ned en kopi av det {company} har lagret om deg her: profilen, notater, fravær og filer, og når noen har sett på det. Du får en PDF du kan lese, og det samme for andre programmer (JSON).',
    care: 'Kopien inneholder alt, også fødselsnummeret ditt. Oppbevar den på et trygt sted.',
    download: 'Last ned alt om meg',
  },
  person: {
    title: 'Alt om {name}',
    text: 'Last ned en kopi av det {company} har lagret om {name} her: profilen, notater, fravær og filer, og når noen har sett på det. Du får en PDF du kan lese, og det samme for andre programmer (JSON).',
    care: 'Kopien inneholder alt, også fødselsnummeret. At du har lastet den ned, står i loggen.',
    download: 'Last ned',
  },
  whole: {
    title: 'Ta ut alt',
    text: 'Alt {company} har i Samspill som én zip-fil: alle opplysninger for andre programmer (JSON), og filene.',
    care: 'Du får en e-post når den er klar. Filen blir tatt vare på i 7 dager. Den inneholder fødselsnumre og helseopplysninger, så oppbevar den på et trygt sted.',
    start: 'Lag et uttrekk',
    running: 'Pakker',
    percent: '{percent} %',
    made: 'Uttrekk',
    states: { running: 'Pakkes', ready: 'Klart', failed: 'Feilet' },
    asked: 'Bestilt {moment} av {name}',
    askedByNobody: 'Bestilt {moment}',
    ready: '{size}. Tas vare på til {day}.',
    failed: 'Uttrekket kunne ikke lages. Prøv igjen.',
    download: 'Last ned',
  },
  deletion: {
    title: 'Slett virksomheten',
    text: 'Alt {company} har lagret i Samspill, blir slettet for godt 30 dager etter at du ber om det.',
    goes: 'Dette blir slettet: alle ansatte og det som er lagret om dem, fravær, notater, filer, innstillinger og loggen, og innlogginger som ikke hører til en annen virksomhet.',
    stays: 'Dette blir værende: fakturaene våre til dere, i fem år slik loven krever, og sikkerhetskopiene våre til de blir byttet ut.',
    first: 'Til de 30 dagene er over, kan alle lese og laste ned, men ingenting kan endres.',
    ask: 'Slett virksomheten',
    dialogTitle: 'Slette {company}?',
    dialogText:
      'Om 30 dager blir alt slettet, og det kan ikke hentes tilbake. Fram til da kan ingenting endres, og en systemadministrator kan avbryte.',
    typed: 'Skriv {company} for å bekrefte',
    confirm: 'Slett om 30 dager',
    asked: '{company} slettes {day}',
    pending: 'Slettes {day}',
    pendingText: '{by} ba om det {asked}. Fram til den dagen kan slettingen avbrytes.',
    somebody: 'Noen',
    cancel: 'Avbryt slettingen',
    cancelled: '{company} slettes ikke',
  },
  banner: {
    label: 'Virksomheten skal slettes',
    title: '{company} slettes {day}.',
    text: 'Du kan lese og laste ned, men ingenting kan endres.',
    open: 'Åpne innstillingene',
  },
};
