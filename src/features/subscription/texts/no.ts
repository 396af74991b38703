import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noErrors } from './no-errors.ts';

export const no: TextsLike<typeof en> = { errors: noErrors };
