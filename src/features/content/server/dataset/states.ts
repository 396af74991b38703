import { inBothLanguages } from './in-both-languages.ts';

/** What the product says of itself when it cannot be used. */
export const states = inBothLanguages(
  'maintenance',
  { _type: 'page', kind: 'state', slug: { current: 'maintenance' } },
  {
    no: { title: 'Vi er snart tilbake', lead: 'Samspill er stengt for vedlikehold. Det som er lagret, er trygt.' },
    en: { title: 'We will soon be back', lead: 'Samspill is closed for maintenance. What is saved is safe.' },
  },
);
