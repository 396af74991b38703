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
    '- Oppsigelse når som helst. Det dere har betalt for, varer perioden ut.',
    '- Alle priser er i norske kroner.',
    '## Prøvetiden',
    'I 10 dager er alt åpent, for alle i virksomheten. Ingenting fornyes av seg selv når den er over.',
  ),
};

export const en = {
  title: 'Prices',
  lead: 'Try everything free for 10 days. Then choose what you need.',
  picture: picture('summary', 'Bars on a card'),
  body: textBlocks(
    '## Digital signing',
    '**From NOK 196 a month**, no binding period, 20 or more signings a year.',
    '[More about digital signing](/lobby/digital-signing)',
    '## How you pay',
    '- By the month, or by the year at a 20% discount.',
    '- Stop whenever you want. What you have paid for lasts the period out.',
    '- All prices are in Norwegian kroner.',
    '## The trial',
    'For 10 days everything is open, for everybody in the company. Nothing renews itself when it is over.',
  ),
};
