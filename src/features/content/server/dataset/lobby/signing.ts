import { picture } from '../pictures.ts';
import { textBlocks } from '../text-blocks.ts';

export const no = {
  title: 'Digital signering',
  lead: 'Fra 196 kr i måneden, uten bindingstid, med 20 eller flere signeringer i året.',
  picture: picture('signing', 'Et dokument og tre personer som signerer'),
  body: textBlocks(
    '## Send, følg med, ferdig',
    '1. Last opp dokumentet, eller begynn med en arbeidsavtale.',
    '1. Velg hvem som skal signere, i rekkefølge eller alle på én gang.',
    '1. Følg hvem som har signert, og finn det ferdige dokumentet i Samspill.',
    '## For dem som signerer',
    'De får en lenke på e-post og trenger ingen konto. Dere velger om de skal bekrefte med en kode også.',
    '[Se alle priser](/lobby/prices)',
  ),
};

export const en = {
  title: 'Digital signing',
  lead: 'From NOK 196 a month, no lock-in, 20 or more signings a year.',
  picture: picture('signing', 'A document and three people signing it'),
  body: textBlocks(
    '## Send, follow, done',
    '1. Upload the document, or begin with an employment contract.',
    '1. Choose who signs, in order or all at once.',
    '1. Follow who has signed, and find the finished document in Samspill.',
    '## For those who sign',
    'They get a link by e-mail and need no account. You choose whether they confirm with a code as well.',
    '[See all prices](/lobby/prices)',
  ),
};
