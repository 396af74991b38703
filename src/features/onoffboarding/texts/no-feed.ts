import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFeed } from './en-feed.ts';

export const noFeed: TextsLike<typeof enFeed> = {
  open: 'Frister i kalenderen min',
  title: 'Frister i kalenderen din',
  lead: 'En hemmelig adresse viser frister for onboarding og offboarding i en annen kalender, for eksempel Outlook eller Google Kalender.',
  scope: 'Hvilke frister',
  scopes: { mine: 'De for mine egne oppgaver', all: 'De i alle planene jeg kan redigere' },
  once: 'Den som har adressen, kan lese oppgavene. Den vises bare nå.',
};
