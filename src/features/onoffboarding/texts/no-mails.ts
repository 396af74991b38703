import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enMails } from './en-mails.ts';

export const noMails: TextsLike<typeof enMails> = {
  subject: 'Velkommen til {company}',
  heading: 'Velkommen til {company}, {name}',
  start: 'Du begynner {date}. Fram til da finner du de første oppgavene dine her, og du kan gi oss opplysningene vi trenger.',
  until: 'Lenken er bare til deg og virker til {until}.',
  action: 'Se hva som venter',
  footer: '{sender} i {company} sendte deg dette med Samspill.',
};
