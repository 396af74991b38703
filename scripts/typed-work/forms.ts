/** One way to open a form: an address, and what is pressed there, by its whole Norwegian name or by its beginning (`Handlinger for …`). */
export interface Opening {
  at: string;
  open?: readonly (string | RegExp)[];
  /** Typed in a field by its label before anything is pressed, and left alone afterwards: another one would close the form. */
  first?: { label: string; text: string };
  /** A demo user or one of `accounts.ts`; the system admin unless named. */
  as?: string;
  /** Labels of what no browser may keep, so that a reload empties it. */
  unkept?: readonly string[];
  /** Nothing of it may be kept, for the reason that the form gives. */
  keepsNothing?: true;
  /** What is typed saves itself: nothing is asked before it is left. */
  savesItself?: true;
  /** It comes back by itself, without an offer; nothing is asked before it is left. */
  comesBack?: true;
  /** A list that is chosen in the first field for a file before anything is typed. */
  list?: string;
  /** It is kept as long as the tab is open. */
  isOfTab?: true;
  /** The button that sends it, where that is no form's own. */
  sends?: string | RegExp;
  /** What is sent changes nothing, and its answer takes the place of the form. */
  onlyAsks?: true;
  /** A form that is saved asks for more in this one. */
  isAskedBySaving?: true;
}

/** Kept in its tab, and there again by itself. */
const ofTab = { comesBack: true, isOfTab: true } as const;
const signer = { ...ofTab, as: 'manager' } as const;
const visitor = { ...ofTab, as: 'nobody' } as const;

/** Every form, by the file within `src/features` that holds what is typed in it; of the sign-in, by the function of its page. */
export const typedForms: Readonly<Record<string, readonly Opening[]>> = {
  'absence/web/card/AbsenceCard.tsx': [{ at: '/vacation-and-leave/pending-requests?absenceId={request}' }],
  'absence/web/card/RemoveAbsence.tsx': [
    { at: '/vacation-and-leave/details?companyUserId={person}&activeTab=list&absenceId={elsewhere}', open: ['Slett'] },
    { at: '/vacation-and-leave/details?companyUserId={person}&activeTab=list&absenceId={illness}', open: ['Slett'], keepsNothing: true },
  ],
  'absence/web/company/ExportAbsences.tsx': [{ at: '/vacation-and-leave?tab=summary&export=absence' }],
  'absence/web/company/Prompt.tsx': [{ at: '/vacation-and-leave?prompt=all' }],
  'absence/web/company/Welcome.tsx': [{ at: '/vacation-and-leave', as: 'founder' }],
  'absence/web/company/settings/CompanyWeek.tsx': [{ at: '/vacation-and-leave?tab=settings', open: ['Endre arbeidsdagene'] }],
  'absence/web/company/settings/SettingsForm.tsx': [{ at: '/vacation-and-leave?tab=settings' }],
  'absence/web/decide/Deputy.tsx': [{ at: '/vacation-and-leave/pending-requests', open: ['Velg stedfortreder'] }],
  'absence/web/decide/DecisionDialog.tsx': [{ at: '/vacation-and-leave/pending-requests?decide={request}' }],
  'absence/web/decide/PendingList.tsx': [
    { at: '/vacation-and-leave/pending-requests', open: ['Velg alle på denne siden'], keepsNothing: true },
  ],
  'absence/web/mine/TransferDays.tsx': [{ at: '/vacation-and-leave?tab=personal', open: ['Overfør dager til …'], unkept: ['Kommentar'] }],
  'absence/web/person/CorrectBalance.tsx': [
    { at: '/vacation-and-leave/details?companyUserId={person}&activeTab=allowance', open: ['Korriger'], unkept: ['Grunn'] },
  ],
  'absence/web/person/Health.tsx': [
    { at: '/vacation-and-leave/details?companyUserId={person}&activeTab=allowance', open: ['Sett omsorgsdager'], keepsNothing: true },
  ],
  'absence/web/person/SetAllowance.tsx': [
    { at: '/vacation-and-leave/details?companyUserId={person}&activeTab=allowance', open: ['Sett feriedager'] },
  ],
  'absence/web/person/WorkWeek.tsx': [
    { at: '/vacation-and-leave/details?companyUserId={person}&activeTab=allowance', open: ['Endre arbeidsdager'] },
  ],
  'absence/web/request/RequestForm.tsx': [
    { at: '/vacation-and-leave?tab=personal&absence=new&type=7', unkept: ['Kommentar'] },
    { at: '/vacation-and-leave?tab=personal&absence=new', as: 'employee', unkept: ['Kommentar'] },
  ],
  'access-control/web/hierarchy/MoveDialog.tsx': [
    {
      at: '/access-control?tab=hierarchy',
      open: ['Rediger kartet', 'Vegard Kristiansen …', 'Handlinger for Vegard Kristiansen', 'Flytt til …'],
      keepsNothing: true,
    },
  ],
  'access-control/web/items/RestrictForm.tsx': [
    { at: '/organisation?tab=files', open: ['Handlinger for Felles dokumenter', 'Begrens tilgang'] },
    { at: '/contracts', open: ['Handlinger for …', 'Begrens tilgang'] },
  ],
  'access-control/web/users/ManagerDialog.tsx': [{ at: '/access-control', open: ['Handlinger for …', 'Velg nærmeste leder'] }],
  'access-control/web/users/RoleDialog.tsx': [{ at: '/access-control', open: ['Handlinger for …', 'Endre rolle'] }],
  'access-control/web/welcome/ChooseDirector.tsx': [{ at: '/organisation?director=choose' }],
  'access-control/web/welcome/WelcomeDialog.tsx': [{ at: '/access-control', as: 'founder' }],
  'account/web/VerifyEmailPage.tsx': [{ at: '/login/verify-email', as: 'newcomer', keepsNothing: true }],
  'account/web/company-keys/RevokeCompanyKey.tsx': [
    { at: '/organisation/settings?section=api-keys', open: ['Trekk tilbake Prøvenøkkel …'] },
  ],
  'account/web/settings/NewApiKey.tsx': [{ at: '/my-settings?tab=api-keys&new=key' }],
  'identity changePasswordPage': [{ at: '/identity/account/password', as: 'employee', ...ofTab, keepsNothing: true }],
  'identity createPage': [{ at: '/redirect/signup', ...visitor, unkept: ['Passord'] }],
  'identity forgotPage': [{ at: '/forgot-password', ...visitor }],
  'identity signInPage': [{ at: '/login', ...visitor, unkept: ['Passord'] }],
  'company/web/SignupPage.tsx': [
    // A number that the register does not know.
    { at: '/signup', first: { label: 'Organisasjonsnummer', text: '831000015' }, open: ['Fyll ut selv'] },
  ],
  'company/web/components/InterestsForm.tsx': [{ at: '/?start=again' }],
  'company/web/organisation/use-edit-details.ts': [{ at: '/organisation/edit' }],
  'company/web/settings/use-settings-form.ts': [{ at: '/organisation/settings' }],
  'contracts/web/components/ChangeResponsible.tsx': [{ at: '/contracts', open: ['Handlinger for …', 'Bytt ansvarlig'] }],
  'contracts/web/components/DeadlineSettings.tsx': [{ at: '/contracts?counting=deadlines' }],
  'contracts/web/components/DeleteContract.tsx': [{ at: '/contracts', open: ['Handlinger for …', 'Slett'], keepsNothing: true }],
  'contracts/web/components/HandOver.tsx': [{ at: '/contracts?handover=all' }],
  'contracts/web/import/ColumnsStep.tsx': [
    {
      at: '/contracts/import',
      list: 'Motpart;Avtale;Underlig\nKaffe AS;Kaffe;Ja\nBrød AS;Brød;Nei\n',
      sends: 'Kontroller radene',
      keepsNothing: true,
    },
  ],
  'contracts/web/form/use-contract-form.ts': [{ at: '/contracts/new' }, { at: '/contracts/edit?contractId={contract}' }],
  'employment/web/components/EditPublished.tsx': [
    { at: '/employee-contract/view?documentId={sent}', open: ['Handlinger for …', 'Rediger'] },
  ],
  'employment/web/components/UploadSigned.tsx': [
    { at: '/employee-contract/view?documentId={document}', open: ['Handlinger for …', 'Last opp …'], keepsNothing: true },
  ],
  'employment/web/many/ChooseForMany.tsx': [{ at: '/employee-contract/many' }],
  'employment/web/new/ChooseTemplate.tsx': [{ at: '/employee-contract/new' }],
  'employment/web/record/SetPerson.tsx': [{ at: '/employee-contract/view?documentId={unnamed}', open: ['Velg person'] }],
  'employment/web/wizard/use-draft.ts': [
    { at: '/employee-contract/edit?documentId={draft}', savesItself: true },
    { at: '/employee-contract/edit?documentId={draft}&step=2', savesItself: true },
    {
      at: '/employee-contract/edit?documentId={draft}&step=3',
      open: ['Les den juridiske merknaden', 'Jeg forstår, endre teksten', /^Rediger «/],
      savesItself: true,
    },
  ],
  'files/web/logo/LogoDialog.tsx': [{ at: '/organisation', open: [/^(?:Legg til|Bytt) logo$/], keepsNothing: true }],
  'files/web/panel/DeleteDialog.tsx': [{ at: '/organisation?tab=files', open: ['Handlinger for Prøvemappe', 'Slett'], keepsNothing: true }],
  'files/web/panel/FolderDialog.tsx': [{ at: '/organisation?tab=files', open: ['Legg til mer', 'Ny mappe'] }],
  'files/web/panel/LinkDialog.tsx': [{ at: '/organisation?tab=files', open: ['Legg til mer', 'Legg til lenke'] }],
  'files/web/panel/MoveDialog.tsx': [
    { at: '/organisation?tab=files', open: ['Handlinger for HMS på byggeplass.pdf', 'Flytt …'], keepsNothing: true },
  ],
  'files/web/panel/RenameForm.tsx': [
    { at: '/organisation?tab=files', open: ['Handlinger for HMS på byggeplass.pdf', 'Gi nytt navn'], keepsNothing: true },
  ],
  'files/web/picture/PictureDialog.tsx': [
    // Going back leads to the profile of somebody else.
    { at: '/people/details?employeeId={person}', open: ['Knut Terje Rød Rasmussen', 'Endre bildet av Knut …'], keepsNothing: true },
  ],
  'gdpr/web/breaches/AssessDrawer.tsx': [{ at: '/gdpr/breaches', open: ['Stjålet bærbar PC', 'Vurder og varsle'] }],
  'gdpr/web/breaches/BreachDrawer.tsx': [
    { at: '/gdpr/breaches', open: ['Registrer brudd'] },
    { at: '/gdpr/breaches', open: ['Stjålet bærbar PC', 'Rediger'] },
  ],
  'gdpr/web/breaches/Timeline.tsx': [{ at: '/gdpr/breaches', open: ['Stjålet bærbar PC', 'Legg til i tidslinjen'] }],
  'gdpr/web/components/ReasonDialog.tsx': [{ at: '/gdpr/breaches', open: ['Lønnsslipp sendt til feil person', 'Åpne igjen'] }],
  'gdpr/web/dpia/ChooseTreatment.tsx': [{ at: '/gdpr/dpia', open: ['Skriv vurdering'] }],
  'gdpr/web/dpia/DpiaDrawer.tsx': [{ at: '/gdpr/dpia', open: ['Adgangskort'] }],
  'gdpr/web/erasure/AddProof.tsx': [{ at: '/gdpr/erasure-calendar', open: ['Registrer sletting: Fakturering'] }],
  'gdpr/web/form/use-treatment-form.ts': [
    { at: '/gdpr/treatment/new', open: ['Fyll ut selv'] },
    { at: '/gdpr/treatment/edit?treatmentId={treatment}' },
  ],
  'gdpr/web/protocol/PeopleDrawer.tsx': [{ at: '/gdpr?people=edit' }],
  'gdpr/web/requests/RequestDialogs.tsx': [
    { at: '/gdpr/subject-requests', open: ['Asbjørn …', 'Lukk med svar'] },
    { at: '/gdpr/subject-requests', open: ['Asbjørn …', 'Forleng med to måneder'] },
  ],
  'gdpr/web/requests/RequestDrawer.tsx': [
    { at: '/gdpr/subject-requests', open: ['Registrer henvendelse'] },
    { at: '/gdpr/subject-requests', open: ['Asbjørn …'] },
  ],
  'gdpr/web/risks/RiskDrawer.tsx': [{ at: '/gdpr/risk-assessment?risk=new' }],
  'gdpr/web/software/AddSoftware.tsx': [{ at: '/gdpr/data-processor-agreement', open: ['Legg til programvare'] }],
  'gdpr/web/software/use-agreement-form.ts': [{ at: '/gdpr/data-processor-agreement?agreement=new' }],
  'gdpr/web/statement/use-statement-form.ts': [{ at: '/gdpr/privacy-statement', open: ['Rediger tekst og rekkefølge'] }],
  'gdpr/web/treatment/ChangeInPlace.tsx': [
    { at: '/gdpr', open: ['Handlinger for Adgangskort', 'Gi nytt navn'] },
    { at: '/gdpr', open: ['Avdeling for Adgangskort: …'] },
  ],
  'integrations/web/connect/ConnectPowerOffice.tsx': [{ at: '/integrations?integration=poweroffice&act=connect', keepsNothing: true }],
  'integrations/web/connect/ConnectTripletex.tsx': [{ at: '/integrations?integration=tripletex&act=connect', keepsNothing: true }],
  'integrations/web/connect/ConnectUniMicro.tsx': [
    { at: '/integrations?integration=unimicro&act=connect', open: ['Finn administratorer', 'Send kode'], keepsNothing: true },
  ],
  'integrations/web/slack/NewSlackJob.tsx': [{ at: '/integrations', open: ['Se meldinger', 'Ny melding'], unkept: ['Webhook-adresse'] }],
  'invitations/web/components/InvitePeople.tsx': [{ at: '/people?invite=true' }],
  'lottery/web/form/GameForm.tsx': [{ at: '/winkit/new' }],
  'notes/web/use-note-form.ts': [
    { at: '/people/details?employeeId={person}&tab=notes', open: ['Nytt notat'] },
    { at: '/contracts/details?contractId={contract}&tab=notes', open: ['Nytt notat'] },
  ],
  'notifications/web/own/PreferencesForm.tsx': [{ at: '/my-settings?tab=notifications' }],
  'notifications/web/rules/RuleForm.tsx': [{ at: '/organisation/notification-rules', open: ['Legg til regel'] }],
  'onoffboarding/web/components/DeletePlan.tsx': [
    { at: '/on-offboarding/details?id={plan}', open: ['Mer om planen …', 'Slett plan'], keepsNothing: true },
  ],
  'onoffboarding/web/components/HandOverTasks.tsx': [{ at: '/on-offboarding?over=handover' }],
  'onoffboarding/web/edit/RedateDialog.tsx': [
    { at: '/on-offboarding/edit?id={onboarding}&date=2027-06-30', open: ['Lagre'], isAskedBySaving: true, keepsNothing: true },
  ],
  'onoffboarding/web/edit/use-plan-form.ts': [{ at: '/on-offboarding/edit?id={plan}' }],
  'onoffboarding/web/many/ChoosePeople.tsx': [{ at: '/on-offboarding/new-many' }],
  'onoffboarding/web/new/PlanNewForm.tsx': [{ at: '/on-offboarding/new' }, { at: '/on-offboarding/new?type=Offboarding' }],
  'onoffboarding/web/preboarding/DetailsForm.tsx': [{ at: '/preboarding?secret={newcomer}', isOfTab: true }],
  'onoffboarding/web/record/PreboardingFiles.tsx': [
    { at: '/on-offboarding/details?id={onboarding}', open: ['Mer om planen …', 'Filer å lese før første dag'] },
  ],
  'onoffboarding/web/record/SaveAsTemplate.tsx': [{ at: '/on-offboarding/details?id={plan}', open: ['Mer om planen …', 'Lagre som mal'] }],
  'onoffboarding/web/task/TaskForm.tsx': [
    { at: '/on-offboarding/details?id={plan}', open: ['Legg til oppgave'] },
    { at: '/on-offboarding/details?id={plan}', open: ['Åpne Skriv attest', 'Rediger'] },
  ],
  'onoffboarding/web/templates/TemplateTaskForm.tsx': [
    { at: '/on-offboarding/template/new?from=first-day', open: ['Rediger Få arbeidsavtalen signert'] },
  ],
  'onoffboarding/web/templates/use-template-form.ts': [{ at: '/on-offboarding/template/new?from=first-day' }],
  'payment/web/CardEntry.tsx': [{ at: '/card-page?secret={card}', keepsNothing: true }],
  'people/web/components/AddPerson.tsx': [{ at: '/people?add=person' }],
  'people/web/components/ExportDialog.tsx': [{ at: '/people', open: ['Eksporter', 'Flere valg …'] }],
  'people/web/import/ColumnsStep.tsx': [
    {
      at: '/people/import',
      list: 'Fornavn;Etternavn;Underlig\nSiri;Prøve;Ja\nIda;Prøve;Nei\n',
      sends: 'Kontroller radene',
      keepsNothing: true,
    },
  ],
  'people/web/life/ActivateDialog.tsx': [{ at: '/people?tab=inactive', open: ['Handlinger for …', 'Aktiver …'] }],
  'people/web/life/DeactivateStep.tsx': [{ at: '/people/details?employeeId={person}&act=deactivate&of={person}', open: ['Gå videre'] }],
  'people/web/life/DeleteDialog.tsx': [{ at: '/people?tab=inactive', open: ['Handlinger for …', 'Slett …'], keepsNothing: true }],
  'people/web/life/HandOver.tsx': [{ at: '/people/details?employeeId={manager}&act=deactivate&of={manager}' }],
  'people/web/use-edit-person.ts': [
    { at: '/people/edit?employeeId={person}' },
    { at: '/people/details?employeeId={person}&edit=contact' },
    { at: '/people/details?employeeId={person}&edit=job' },
    { at: '/people/details?employeeId={person}&edit=pay', keepsNothing: true },
    { at: '/people/details?employeeId={person}&edit=personal', unkept: ['Allergier'] },
    { at: '/people/details?employeeId={person}&edit=remarks' },
  ],
  'saved-views/web/SaveView.tsx': [{ at: '/people', open: ['Visninger', 'Lagre denne visningen'] }],
  'signing/web/actions/AddToRegister.tsx': [{ at: '/esigning?tab=completed', open: ['Handlinger for …', 'Legg til i avtaler'] }],
  'signing/web/actions/AnnulRequest.tsx': [{ at: '/esigning?tab=completed', open: ['Handlinger for …', 'Annuller'] }],
  'signing/web/actions/CancelRequest.tsx': [{ at: '/esigning', open: ['Handlinger for Kaffe Northsea 2027', 'Avbryt forespørselen'] }],
  'signing/web/actions/ChangeEmail.tsx': [{ at: '/esigning', open: ['Kaffe Northsea 2027', 'Handlinger for …', 'Endre e-post'] }],
  'signing/web/actions/CopyToProfile.tsx': [{ at: '/esigning?tab=completed', open: ['Handlinger for …', 'Kopier til profil'] }],
  'signing/web/actions/DeleteRequest.tsx': [
    { at: '/esigning?tab=completed', open: ['Handlinger for …', 'Slett forespørselen'], keepsNothing: true },
  ],
  'signing/web/actions/ExtendDueDate.tsx': [{ at: '/esigning', open: ['Handlinger for Kaffe Northsea 2027', 'Forleng fristen'] }],
  'signing/web/contract/PublishAndSend.tsx': [{ at: '/employee-contract/edit?documentId={draft}&step=4' }],
  'signing/web/contract/SendContract.tsx': [{ at: '/employee-contract/view?documentId={document}', open: ['Send til signering'] }],
  'signing/web/new/use-new-request.ts': [{ at: '/esigning/new' }],
  'signing/web/signer/steps/RefuseDialog.tsx': [
    { at: '/sign?signingRequestId={toRefuse}#sign', open: ['Avvis signering'], ...signer, sends: 'Avvis signering' },
  ],
  'signing/web/signer/steps/SignStep.tsx': [{ at: '/sign?signingRequestId={toSign}#sign', ...signer }],
  'signing/web/signer/verify/AskWhat.tsx': [{ at: '/verify', ...visitor, onlyAsks: true }],
  'sms/web/record/ResendMessage.tsx': [{ at: '/sms?messageId={unsure}', open: [/^Send på nytt/] }],
  'sms/web/send/SendForm.tsx': [{ at: '/sms?sms=new' }],
  'sms/web/send/SenderNameDialog.tsx': [{ at: '/sms?sms=new', open: ['Velg avsendernavn'] }],
  'subscription/web/payment/BillingDialog.tsx': [{ at: '/organisation/subscription/payment', open: ['Endre fakturaopplysninger'] }],
  'subscription/web/payment/RecipientDialog.tsx': [{ at: '/organisation/subscription/payment', open: ['Endre mottaker'] }],
  'support/web/SupportPage.tsx': [{ at: '/support' }],
  'support/web/components/SupportEndDialog.tsx': [{ at: '/organisation/settings', open: ['Velg siste dag'] }],
  'takeout/web/leaving/DeleteDialog.tsx': [{ at: '/organisation/settings', open: ['Slett virksomheten'] }],
  'tasks/web/components/CompletionDialog.tsx': [
    { at: '/on-offboarding/details?id={plan}', open: ['Åpne Skriv attest', 'Fullfør med kommentar'] },
  ],
  'tasks/web/components/TaskForm.tsx': [
    { at: '/organisation?tab=tasks', open: ['Ny oppgave'] },
    { at: '/contracts/details?contractId={contract}&tab=tasks', open: ['Ny oppgave'] },
  ],
};
