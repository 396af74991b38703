import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

export const noReasons: TextsLike<typeof enReasons> = { updated: 'Et personverndokument er oppdatert.' };
