import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    absenceRequests: '{count, plural, one {One open absence request is declined} other {# open absence requests are declined}}',
    vacationTransfers:
      '{count, plural, one {One open request to transfer vacation is declined} other {# open requests to transfer vacation are declined}}',
    calendarAddresses: '{count, plural, one {One calendar address stops working} other {# calendar addresses stop working}}',
  },
} satisfies LeavingTexts;
