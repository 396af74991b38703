import { warningLines } from '#kernel/web/error-texts.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

/** Why somebody is left out of an absence for everybody; of one's own request the same code says what to do, which nobody has to here. */
export function skippedReason(t: Texts<typeof en>, code: string): string {
  return code === 'absence.OverlappingRequests' ? t('request.forAll.isAway') : warningLines([code], 'absence').join(' ');
}
