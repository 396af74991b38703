import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFeed } from './en-feed.ts';

export const noFeed: TextsLike<typeof enFeed> = {
  open: 'Frister i kalenderen min',
  title: 'Frister i kalenderen din',
  lead: 'En hemmelig adresse viser frister for onboarding og offboarding i en annen kalender, for eksempel Outlook eller Google Kalender.',
  scope: 'Hvilke frister',
  scopes: { mine: 'Mine egne oppgaver', all: 'Alle planer jeg kan redigere' },
  once: 'Alle som har adressen, kan lese oppgavene. Du ser den bare nå.',
};
