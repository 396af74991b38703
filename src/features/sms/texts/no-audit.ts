import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { smsMessage: 'Tekstmelding' },
  changed: { smsMessage: '{actor} endret en tekstmelding' },
  actions: {
    sendMessage: '{actor} sendte en tekstmelding',
    planMessage: '{actor} planla en tekstmelding',
    'begin-message':
      '{outcome, select, nobody {En planlagt tekstmelding gikk ikke til noen, for ingen kunne få den lenger} senderGone {En planlagt tekstmelding gikk ikke til noen, for avsenderen kan ikke sende tekstmeldinger lenger} ending {En planlagt tekstmelding gikk ikke til noen, for virksomheten skal slettes} closed {En planlagt tekstmelding gikk ikke til noen, for virksomheten har ikke tekstmeldinger nå} other {En planlagt tekstmelding ble sendt}}',
    resendMessage: '{actor} sendte en tekstmelding på nytt til dem som ikke fikk den',
    cancelMessage:
      '{actor} {outcome, select, sent {stanset sendingen av en tekstmelding til dem som ventet} failed {stanset sendingen av en tekstmelding til dem som ventet} other {avbrøt en tekstmelding}}',
    'erase-old-messages': 'Teksten og numrene i en tekstmelding ble slettet etter 12 måneder',
    'fail-message': 'En tekstmelding {outcome, select, uncertain {nådde kanskje ikke alle} other {nådde ikke alle}}',
  },
};
