import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    notificationRules:
      '{count, plural, one {One notification rule they made stays. A System Admin can take it over} other {# notification rules they made stay. A System Admin can take them over}}',
  },
} satisfies LeavingTexts;
