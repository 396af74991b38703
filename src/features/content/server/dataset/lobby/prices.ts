import { picture } from '../pictures.ts';
import { textBlocks } from '../text-blocks.ts';

export const no = {
  title: 'Priser',
  lead: 'Prøv alt gratis i 10 dager. Deretter velger dere det dere trenger.',
  picture: picture('summary', 'Søyler på et kort'),
  body: textBlocks(
    '## Digital signering',
    '**Fra 196 kr i måneden**, uten bindingstid, med 20 eller flere signeringer i året.',
    '[Les mer om digital signering](/lobby/digital-signing)',
    '## Slik betaler dere',
    '- Per måned, eller per år med 20 % rabatt.',
    '- Oppsigelse når som helst. Dere beholder det dere har betalt for, ut perioden.',
    '- Alle priser er i norske kroner.',
    '## Prøveperioden',
    'I 10 dager kan alle i virksomheten bruke alt. Ingenting fornyes automatisk etterpå.',
  ),
};

export const en = {
  title: 'Prices',
  lead: 'Try everything free for 10 days. Then choose what you need.',
  picture: picture('summary', 'Bars on a card'),
  body: textBlocks(
    '## Digital signing',
    '**From NOK 196 a month**, no lock-in, 20 or more signings a year.',
    '[More about digital signing](/lobby/digital-signing)',
    '## How you pay',
    '- By the month, or by the year at a 20% discount.',
    '- Cancel whenever you want. You keep what you have paid for until the end of the period.',
    '- All prices are in Norwegian kroner.',
    '## The trial',
    'For 10 days everyone in the company can use everything. Nothing is renewed automatically afterwards.',
  ),
};
