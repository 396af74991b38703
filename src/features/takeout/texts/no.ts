import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
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
    done: '{name} er lastet ned',
  },
};
