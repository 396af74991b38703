import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noLaw } from './no-law.ts';

export const no: TextsLike<typeof en> = { law: noLaw };
