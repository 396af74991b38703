import { describe, expect, test } from 'vitest';
import type { Facts } from '#features/notifications/contract/facts.ts';
import { reasons, type Reason } from '#features/notifications/contract/reasons.ts';
import { serverRooms } from '#app/server/rooms.ts';
import { buildRegisters } from '#kernel/server/registers.ts';
import { viewOf } from '#features/notifications/server/engine/sources.ts';
import { reasonName } from '#features/notifications/server/reason-words.ts';
import type { SentenceInput } from '#features/notifications/server/subject.ts';

const today = '2026-11-22';
const rooms = await serverRooms();
const services = buildRegisters(rooms.map(({ feature, contributions }) => ({ name: feature.name, contributions })));
const kari = { firstName: 'Kari', lastName: 'Li' };

type Whose = Partial<Pick<SentenceInput, 'isOwn' | 'related'>>;

function both(reason: Reason, facts: Facts, { isOwn = false, related = kari }: Whose = {}): [no: string, en: string] {
  const told = { reason, facts, related, today, isOwn };
  const { sentence } = viewOf(services, reason);
  // Intl puts thin spaces around some dashes.
  return [sentence({ ...told, language: 'no' }), sentence({ ...told, language: 'en' }).replaceAll(/\s/g, ' ')];
}

function absence(notificationAction: number, type = 1): Facts {
  const currentVersion = { createdBy: { fullName: 'Kari Li', companyUserId: 'kari' } };
  const days = { startDate: '2026-12-07', endDate: '2026-12-11' };
  return { absence: { absenceId: 'a', type, ...days, recurrence: null, absencePortion: 0, notificationAction, currentVersion } };
}

function transfer(vacationDaysTransferStatus: number): Facts {
  const actionCompanyUser = null;
  return {
    vacationDaysTransferRequest: { vacationDays: 5, year: 2026, vacationDaysTransferStatus, actionCompanyUser, pending: false },
  };
}

const cases: [Reason, Facts, no: string, en: string][] = [
  ['Birthday', { day: '2026-11-22' }, 'Kari Li har bursdag i dag.', 'Kari Li has a birthday today.'],
  ['Birthday', { day: '2026-11-23' }, 'Kari Li har bursdag i morgen.', 'Kari Li has a birthday tomorrow.'],
  ['Birthday', { day: '2026-11-25' }, 'Kari Li har bursdag om 3 dager, 25. november.', 'Kari Li has a birthday in 3 days, on 25 November.'],
  ['Birthday', { day: '2026-11-20' }, 'Kari Li hadde bursdag 20. november.', 'Kari Li had a birthday on 20 November.'],
  ['Birthday', { day: '2025-11-20' }, 'Kari Li hadde bursdag 20. november 2025.', 'Kari Li had a birthday on 20 November 2025.'],
  ['WorkAnniversary', { day: today, years: 1 }, 'Kari Li har 1-årsjubileum i dag.', 'Kari Li has worked here for 1 year today.'],
  [
    'WorkAnniversary',
    { day: '2026-11-24', years: 10 },
    'Kari Li har 10-årsjubileum om 2 dager, 24. november.',
    'In 2 days, on 24 November, Kari Li will have worked here for 10 years.',
  ],
  ['UserCreated', {}, 'Kari Li er lagt til.', 'Kari Li has been added.'],
  ['SalaryAccountNumberChanged', {}, 'Lønnskontonummeret til Kari Li er endret.', 'The salary account number of Kari Li has been changed.'],
  [
    'PendingUserInvitation',
    { day: '2026-11-02' },
    'Kari Li har ikke svart på invitasjonen fra 2. november.',
    'Kari Li has not answered the invitation from 2 November.',
  ],
  ['PendingUserUpdateInformation', {}, 'Noen av opplysningene til Kari Li mangler fortsatt.', 'Some details of Kari Li are still missing.'],
  [
    'CompanyReport',
    {
      from: '2026-11-16',
      to: '2026-11-22',
      counts: { joined: 2, left: 1, openRequests: 0, waitingInvitations: 1, failedDeliveries: 0 },
    },
    'Rapport for 16.–22. november: 2 personer begynte og 1 person sluttet. Ingen søknader venter på svar, 1 invitasjon er ubesvart, og alle meldinger kom fram.',
    'Company report for 16–22 November: 2 people joined and 1 person left. No request is waiting, 1 invitation is unanswered, and every message got through.',
  ],
  [
    'CompanyReport',
    { integration: { provider: 'slack', trouble: 'switchedOff', name: '#kontoret' } },
    'Slack tar ikke lenger imot meldingen «#kontoret», så vi har slått den av. Opprett den på nytt med en ny adresse.',
    'Slack no longer accepts the message “#kontoret”, so we have turned it off. Create it again with a new address.',
  ],
  [
    'CompanyReport',
    { integration: { provider: 'tripletex', trouble: 'differing', count: 3 } },
    '3 personer har ulike opplysninger her og i Tripletex.',
    '3 people have different details here and in Tripletex.',
  ],
  [
    'CompanyReport',
    { integration: { provider: 'poweroffice', trouble: 'disabled' } },
    'PowerOffice Go godtar ikke nøkkelen. Bytt den for å fortsette.',
    'PowerOffice Go does not accept the key. Replace it to continue.',
  ],
  [
    'CompanyReport',
    { integration: { provider: 'unimicro', trouble: 'failing' } },
    'Uni Micro har ikke svart på en stund, så vi får ikke sammenlignet de ansatte. Sjekk tilkoblingen.',
    'Uni Micro has not answered for a while, so we cannot compare people with it. Check the connection.',
  ],
  ['PendingContractSignature', {}, 'Kari Li har ikke signert ennå.', 'Kari Li has not signed yet.'],
  [
    'PendingContractSignature',
    { signature: { person: 'Ola', document: 'Leieavtale' } },
    'Kari Li har ikke signert «Leieavtale» ennå.',
    'Kari Li has not signed “Leieavtale” yet.',
  ],
  [
    'PromptToAddAbsence',
    { day: '2026-12-01', daysLeft: 1 },
    'Kari Li har 1 feriedag igjen å legge inn for 2026.',
    'Kari Li has 1 vacation day left to book for 2026.',
  ],
  ['PromptToAddAbsence', {}, 'Husk å legge inn ferien.', 'Remember to book your vacation.'],
  [
    'AbsenceRequestNotificationEmployees',
    absence(2),
    'Søknaden din er godkjent: ferie, 7.–11. desember.',
    'Your request is approved: vacation, 7–11 December.',
  ],
  [
    'AbsenceRequestNotificationEmployees',
    absence(11),
    'Endringen er avslått: ferie, 7.–11. desember. Det står som før.',
    'Your change is declined: vacation, 7–11 December. It stands as it was.',
  ],
  [
    'AbsenceRequestNotificationEmployees',
    transfer(2),
    'Overføringen er godkjent: 5 feriedager fra 2026 til 2027.',
    'Your transfer is approved: 5 vacation days from 2026 to 2027.',
  ],
  ['AbsenceRequestNotificationAdmins', absence(7), 'Kari Li søker om ferie, 7.–11. desember.', 'Kari Li asks for vacation, 7–11 December.'],
  [
    'AbsenceRequestNotificationAdmins',
    { ...absence(7), waitedDays: 3 },
    'Kari Li har ventet 3 dager på svar: ferie, 7.–11. desember.',
    'Kari Li has waited 3 days for an answer: vacation, 7–11 December.',
  ],
  [
    'AbsenceRequestNotificationAdmins',
    absence(1, 3),
    'Kari Li har registrert fravær, 7.–11. desember.',
    'Kari Li has registered absence, 7–11 December.',
  ],
  [
    'AbsenceRequestNotificationAdmins',
    transfer(1),
    'Kari Li søker om å overføre 5 feriedager fra 2026 til 2027.',
    'Kari Li asks to transfer 5 vacation days from 2026 to 2027.',
  ],
  [
    'GdprSubmoduleUpdated',
    { day: '2026-12-22', gdpr: { clock: 'review', recordId: 't', name: 'Lønn' } },
    'Behandlingen «Lønn» må gjennomgås innen 22. desember.',
    'The processing activity “Lønn” must be reviewed by 22 December.',
  ],
  [
    'GdprSubmoduleUpdated',
    { day: today, gdpr: { clock: 'agreement', recordId: 'a', name: 'Regneark' } },
    'Databehandleravtalen for «Regneark» går ut i dag.',
    'The data processor agreement for “Regneark” ends today.',
  ],
  [
    'GdprSubmoduleUpdated',
    { day: '2026-11-23', gdpr: { clock: 'requestDue', recordId: 'r' } },
    'En henvendelse om personopplysninger må besvares i morgen.',
    'A request about personal data must be answered tomorrow.',
  ],
  [
    'GdprSubmoduleUpdated',
    { gdpr: { clock: 'breachLate', recordId: 'b', name: 'Tapt PC' } },
    'De 72 timene for bruddet «Tapt PC» er over. Meld fra til Datatilsynet nå, og skriv hvorfor det kommer sent.',
    'The 72 hours to report the breach “Tapt PC” are over. Notify the Data Protection Authority now, and write why it is late.',
  ],
  [
    'GdprSubmoduleUpdated',
    { gdpr: { clock: 'breachPeople', recordId: 'b', name: 'Tapt PC' } },
    'De som er berørt av bruddet «Tapt PC», har ikke fått beskjed. Risikoen er høy, så si fra til dem uten opphold.',
    'The people whose data the breach “Tapt PC” concerns have not been told. The risk is high, so tell them without delay.',
  ],
  ['GdprSubmoduleUpdated', {}, 'Et personverndokument er oppdatert.', 'A GDPR document has been updated.'],
  [
    'ContractNotifications',
    {
      day: '2026-12-06',
      contractNotification: { deadlineType: 2, contractParty: 'Fjord AS', responsibleId: null, contractId: 'c', isDeleted: false },
    },
    'Avtalen med Fjord AS går ut om 14 dager, 6. desember.',
    'The contract with Fjord AS ends in 14 days, on 6 December.',
  ],
  [
    'ContractNotifications',
    {
      day: '2027-01-31',
      contractNotification: {
        deadlineType: 1,
        contractParty: 'Fjord AS',
        contractName: 'Leie',
        actBy: '2026-11-30',
        responsibleId: null,
        contractId: 'c',
        isDeleted: false,
      },
    },
    'Avtalen «Leie» med Fjord AS fornyes om 70 dager, 31. januar 2027. Vil dere avslutte den, må dere si opp innen 30. november.',
    'The contract “Leie” with Fjord AS is renewed in 70 days, on 31 January 2027. To stop it, give notice by 30 November.',
  ],
  [
    'NotesNotificationsMain',
    { day: '2026-11-23', noteNotification: { type: 1, properties: { contractParty: 'Fjord AS' } } },
    'Påminnelse i morgen: notatet ditt om Fjord AS.',
    'Reminder for tomorrow: your note on Fjord AS.',
  ],
  [
    'NotesNotificationsPersonal',
    { day: today, noteNotification: { type: 2, properties: {} } },
    'Påminnelse i dag: notatet ditt om Kari Li.',
    'Reminder for today: your note on Kari Li.',
  ],
  [
    'TaskResponsible',
    { day: '2026-11-20', task: { taskId: 't', title: 'Bestill nøkkel', recordName: 'Ola Lie', isGiven: false } },
    'Kari Li har en oppgave som hadde frist 20. november.',
    'Kari Li has a task that was due on 20 November.',
  ],
  [
    'OnOffBoardingTaskResponsible',
    { day: '2026-11-23', task: { taskId: 't', title: 'Bestill pc', recordName: 'Ola Lie', isGiven: false } },
    'Kari Li har en oppgave med frist 23. november.',
    'Kari Li has a task that is due on 23 November.',
  ],
  [
    'OnOffBoardingTaskResponsible',
    { record: { recordId: 'p', name: 'Ola Lie' }, counts: { given: 25 } },
    'Du har fått 25 nye oppgaver i planen for Ola Lie.',
    'You have 25 new tasks in the plan for Ola Lie.',
  ],
];

describe('a sentence', () => {
  test.each(cases)('%s of %j', (reason, facts, ...expected) => {
    expect(both(reason, facts)).toEqual(expected);
  });

  test('speaks to the person whom it is about', () => {
    expect(both('SameDayBirthday', { day: today }, { isOwn: true })).toEqual(['Gratulerer med dagen!', 'Happy birthday!']);
    expect(both('PromptToAddAbsence', { day: today, daysLeft: 4.5 }, { isOwn: true })).toEqual([
      'Du har 4,5 feriedager igjen å legge inn for 2026.',
      'You have 4.5 vacation days left to book for 2026.',
    ]);
    expect(both('PendingUserUpdateInformation', {}, { isOwn: true })[0]).toBe('Noen av opplysningene dine mangler fortsatt.');
  });

  test('names an address where there is no person', () => {
    const [no] = both('PendingUserInvitation', { day: '2026-11-02', email: 'ny@fjord.no' }, { related: null });
    expect(no).toBe('ny@fjord.no har ikke svart på invitasjonen fra 2. november.');
  });

  test('never says that it is illness', () => {
    for (const type of [3, 4, 5])
      for (const reason of ['AbsenceRequestNotificationAdmins', 'AbsenceRequestNotificationEmployees'] as const)
        for (const action of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
          expect(both(reason, absence(action, type))).toEqual([expect.stringContaining('fravær'), expect.stringContaining('absence')]);
  });

  test('is there for every reason, even when next to nothing is known', () => {
    for (const reason of reasons)
      for (const sentence of both(reason, {}, { related: null })) expect(sentence).toMatch(/^[^{}]+[.!a-zæøå]$/);
  });
});

test('every reason has a name of its own', () => {
  for (const language of ['no', 'en'] as const)
    expect(new Set(reasons.map((reason) => reasonName(reason, language))).size).toBe(reasons.length);
});
