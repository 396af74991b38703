-- A title that the product gives a rule is the name of its reason, and that name may be worded anew. So it is not stored: no title means the name
-- of the reason as it is now. Titles that are one of its names, in either language and as each was ever worded, become none.
alter table notification_rule alter column title drop not null;
alter table notification_rule no force row level security;
update notification_rule rule set title = null
from (values
  ('Birthday', array['Birthday', 'Bursdag']),
  ('SameDayBirthday', array['Birthday today', 'Bursdag i dag']),
  ('WorkAnniversary', array['Work anniversary', 'Jubileum']),
  ('UserCreated', array['New person', 'Ny person']),
  ('SalaryAccountNumberChanged', array['Salary account changed', 'Lønnskonto endret']),
  ('PendingUserInvitation', array['Invitation not answered', 'Ubesvart invitasjon']),
  ('PendingUserUpdateInformation', array['Details missing', 'Opplysninger mangler']),
  ('CompanyReport', array['Company report', 'Rapport for virksomheten']),
  ('PendingContractSignature', array['Signature missing', 'Signatur mangler']),
  ('PromptToAddAbsence', array['Book your vacation', 'Vacation to book', 'Legg inn ferien']),
  ('AbsenceRequestNotificationEmployees', array['Answer to your request', 'Answer to an absence request', 'Svar på fraværssøknad']),
  ('AbsenceRequestNotificationAdmins', array['Request to decide', 'Absence request to decide', 'Fraværssøknad til behandling']),
  ('GdprSubmoduleUpdated', array['GDPR document updated', 'Personverndokument oppdatert']),
  ('ContractNotifications', array['Contract deadline', 'Avtalefrist']),
  ('NotesNotificationsMain', array['Reminder', 'Reminder on a contract or GDPR record', 'Påminnelse', 'Påminnelse på avtale eller personvern']),
  ('NotesNotificationsPersonal', array['Personal reminder', 'Personlig påminnelse']),
  ('OnOffBoardingTaskResponsible', array['Your task', 'Oppgave til deg']),
  ('TaskResponsible', array['Task to do', 'Oppgave å gjøre'])
) as given (reason, titles)
where rule.reason = given.reason and rule.title = any(given.titles);
alter table notification_rule force row level security;
