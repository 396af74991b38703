import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    absence: 'Fravær',
    vacationDays: 'Feriedager',
    vacationTransfer: 'Overføring av ferie',
    careDays: 'Omsorgsdager',
    workWeek: 'Arbeidsdager',
    companyWorkWeek: 'Arbeidsdagene i virksomheten',
    absenceSettings: 'Innstillinger for fravær',
    absenceDeputy: 'Stedfortreder',
    absenceFeed: 'Kalenderadresse',
    absencePrompt: 'Påminnelse om å legge inn ferie',
  },
  changed: {
    absence: '{actor} endret {whose, select, you {fraværet ditt} own {fraværet sitt} other {fraværet til {subject}}}',
    vacationDays: '{actor} endret {whose, select, you {feriedagene dine} own {feriedagene sine} other {feriedagene til {subject}}}',
    vacationTransfer: '{actor} endret en overføring av ferie for {subject}',
    careDays: '{actor} endret omsorgsdagene til {subject}',
    workWeek: '{actor} endret {whose, select, you {arbeidsdagene dine} own {arbeidsdagene sine} other {arbeidsdagene til {subject}}}',
    companyWorkWeek: '{actor} endret arbeidsdagene i virksomheten',
    absenceSettings: '{actor} endret innstillingene for fravær',
    absenceDeputy: '{actor} endret stedfortrederen til {subject}',
    absenceFeed: '{actor} endret en kalenderadresse',
    absencePrompt: '{actor} minnet ansatte på å legge inn ferie',
  },
  actions: {
    addAbsence:
      '{actor} {outcome, select, 7 {søkte om} other {la inn}} fravær {whose, select, self {} you {for deg} own {} other {for {subject}}}',
    approveAbsenceRequest: '{actor} godkjente {whose, select, you {søknaden din} own {søknaden sin} other {søknaden til {subject}}}',
    declineAbsenceRequest: '{actor} avslo {whose, select, you {søknaden din} own {søknaden sin} other {søknaden til {subject}}}',
    decideMany:
      '{actor} {outcome, select, 2 {godkjente} 4 {godkjente} 10 {godkjente} 3 {avslo} 5 {avslo} 11 {avslo} other {behandlet}} {whose, select, you {søknaden din} own {søknaden sin} other {søknaden til {subject}}}',
    undoDecision: '{actor} angret avgjørelsen om {whose, select, you {søknaden din} own {søknaden sin} other {søknaden til {subject}}}',
    undoAddToAll:
      '{actor} angret fraværet som ble lagt inn for alle, {whose, select, self {for deg selv} you {for deg} own {for seg selv} other {for {subject}}}',
    updateAbsence:
      '{actor} {outcome, select, 9 {søkte om å endre} other {endret}} {whose, select, you {fraværet ditt} own {fraværet sitt} other {fraværet til {subject}}}',
    deleteAbsence:
      '{actor} {outcome, select, 8 {søkte om å slette} other {slettet}} {whose, select, you {fraværet ditt} own {fraværet sitt} other {fraværet til {subject}}}',
    cancelAbsenceUpdate:
      '{actor} trakk tilbake en søknad om å endre {whose, select, you {fraværet ditt} own {fraværet sitt} other {fraværet til {subject}}}',
    transferVacationDays:
      '{actor} {outcome, select, true {overførte} false {søkte om å overføre} other {endret en overføring av}} ferie for {subject}',
    approveVacationDaysTransfer: '{actor} godkjente overføring av ferie for {subject}',
    rejectVacationDaysTransfer: '{actor} avslo overføring av ferie for {subject}',
    undoTransferDecision: '{actor} angret avgjørelsen om overføring av ferie for {subject}',
    correctBalance: '{actor} korrigerte {whose, select, you {feriedagene dine} own {feriedagene sine} other {feriedagene til {subject}}}',
    updateCompanyUserAvailableVacationDays:
      '{actor} endret {whose, select, you {feriedagene dine} own {feriedagene sine} other {feriedagene til {subject}}}',
    setCareDays: '{actor} endret omsorgsdagene til {subject}',
    setWorkWeek: '{actor} endret arbeidsdager',
    setWorkWeek_workWeek:
      '{actor} endret {whose, select, you {arbeidsdagene dine} own {arbeidsdagene sine} other {arbeidsdagene til {subject}}}',
    setWorkWeek_companyWorkWeek: '{actor} endret arbeidsdagene i virksomheten',
    acknowledgeAbsenceWelcomeScreen: '{actor} åpnet fraværskalenderen for første gang',
    updateSettings: '{actor} endret innstillingene for fravær',
    setDeputy: '{actor} valgte en stedfortreder',
    promptToAddAbsence: '{actor} minnet ansatte på å legge inn ferie',
    planPrompt: '{actor} planla en påminnelse til flere ansatte om å legge inn ferie',
    undoPrompt: '{actor} angret en påminnelse om å legge inn ferie før den ble sendt',
    'send-prompt':
      '{outcome, select, nobody {En påminnelse om å legge inn ferie gikk ikke til noen, for det var ingen igjen å minne} senderGone {En påminnelse om å legge inn ferie gikk ikke til noen, for avsenderen kan ikke minne noen lenger} ending {En påminnelse om å legge inn ferie gikk ikke til noen, for virksomheten skal slettes} closed {En påminnelse om å legge inn ferie gikk ikke til noen, for virksomheten har ikke fraværskalender nå} failed {En påminnelse om å legge inn ferie ble ikke sendt, for sendingen mislyktes} other {En påminnelse om å legge inn ferie ble sendt}}',
    createFeed: '{actor} opprettet en kalenderadresse',
    rotateFeed: '{actor} byttet en kalenderadresse',
    deleteFeed: '{actor} slettet en kalenderadresse',
    exportAbsences: '{actor} eksporterte en liste med fravær',
    exportPendingRequests: '{actor} eksporterte en liste med søknader til behandling',
    exportRespondedRequests: '{actor} eksporterte en liste med behandlede søknader',
    exportCalendar: '{actor} eksporterte fraværskalenderen',
  },
};
