import type { TextsLike } from '#kernel/contract/texts.ts';
import type { settings as english } from './en-settings.ts';

/** Tekster for innstillingene til virksomheten (OR-05). */
export const settings: TextsLike<typeof english> = {
  title: 'Innstillinger',
  lead: 'Slik virker Samspill for {company}.',
};
