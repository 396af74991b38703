import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'companies.NameDiffers': 'Dette er ikke navnet på virksomheten. Skriv det nøyaktig slik det vises.',
    'companies.DeletionBegun': 'Fristen er ute, og slettingen har begynt. Den kan ikke lenger avbrytes.',
    'accesscontrol.OnlySystemAdmin': 'Bare en systemadministrator kan gjøre dette. Spør en av dem.',
    'authentication.RecentSignInRequired': 'Logg inn på nytt for å vise at det er deg.',
  },
  own: {
    title: 'Alt om deg',
    text: 'Last ned en kopi av det {company} har lagret om deg i Samspill: profilen, notater, fravær og filer, og når noen har sett på det. Du får en PDF du kan lese, og en fil for andre programmer (JSON).',
    care: 'Kopien inneholder alt, også fødselsnummeret ditt. Oppbevar den på et trygt sted.',
    download: 'Last ned alt om meg',
  },
  person: {
    title: 'Alt om {name}',
    text: 'Last ned en kopi av det {company} har lagret om {name} i Samspill: profilen, notater, fravær og filer, og når noen har sett på det. Du får en PDF du kan lese, og en fil for andre programmer (JSON).',
    care: 'Kopien inneholder alt du kan se, også fødselsnummeret. Filer i mapper du ikke ser, er ikke med. Loggen viser at du har lastet den ned.',
    download: 'Last ned',
  },
  whole: {
    title: 'Eksporter alt',
    text: 'Alt {company} har i Samspill i én zip-fil: alle opplysninger for andre programmer (JSON), og filene.',
    care: 'Du får en e-post når den er klar. Vi tar vare på filen i 7 dager. Den inneholder fødselsnumre og helseopplysninger, så oppbevar den på et trygt sted.',
    start: 'Lag eksport',
    running: 'Pakker',
    percent: '{percent} %',
    made: 'Eksporter',
    states: { running: 'Pakkes', ready: 'Klar', failed: 'Mislyktes' },
    asked: 'Bestilt {moment} av {name}',
    askedByNobody: 'Bestilt {moment}',
    ready: '{size}. Vi tar vare på den til {day}.',
    failed: 'Eksporten mislyktes. Prøv igjen.',
    download: 'Last ned',
  },
  deletion: {
    title: 'Slett virksomheten',
    text: 'Vi sletter alt {company} har lagret i Samspill, 30 dager etter at du ber om det.',
    goes: 'Dette slettes: alle ansatte og det som er lagret om dem, fravær, notater, filer, innstillinger og loggen, og brukerkontoer som ikke hører til en annen virksomhet.',
    stays: 'Dette beholdes: fakturaene våre til dere, i fem år slik loven krever, og sikkerhetskopiene våre til de blir byttet ut.',
    first: 'Til de 30 dagene er over, kan alle lese og laste ned, men ikke endre noe.',
    ask: 'Slett virksomheten',
    dialogTitle: 'Slette {company}?',
    dialogText:
      'Om 30 dager slettes alt, og det kan ikke hentes tilbake. Fram til da kan ingenting endres, og en systemadministrator kan avbryte slettingen.',
    typed: 'Skriv {company} for å bekrefte',
    confirm: 'Slett om 30 dager',
    asked: '{company} slettes {day}',
    pending: 'Slettes {day}',
    pendingText: '{by} ba om det {asked}. Du kan avbryte slettingen fram til da.',
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
