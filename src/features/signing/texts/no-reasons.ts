import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

/** Setninger i varsler om signaturer som mangler; `own` er yes der leseren er personen. */
export const noReasons = {
  pending: '{own, select, yes {Et dokument venter på signaturen din.} other {{name} har ikke signert ennå.}}',
  named: '{own, select, yes {«{document}» venter på signaturen din.} other {{name} har ikke signert «{document}» ennå.}}',
} satisfies TextsLike<typeof enReasons>;
