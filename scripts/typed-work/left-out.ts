/** What holds something typed or chosen and is not driven by itself, with the reason; named like the forms of the table. */
export const leftOut: Readonly<Record<string, string>> = {
  'app/web/pages/FirstSteps.tsx': 'frames company/web/components/InterestsForm.tsx, which is driven',
  'absence/web/decide/DecideSelected.tsx': 'part of absence/web/decide/PendingList.tsx',
  'access-control/web/hierarchy/Hierarchy.tsx': 'asks about use-chart-draft.ts',
  'access-control/web/hierarchy/use-chart-draft.ts': 'has no field: people are moved; e2e/hierarchy.e2e.ts moves them and reloads',
  'dashboard/web/arrange/ArrangeHome.tsx': 'has no field: parts are moved; e2e/home.e2e.ts moves them without a connection and reloads',
  'employment/web/editor/OwnTitle.tsx': 'part of employment/web/wizard/use-draft.ts',
  'employment/web/wizard/DraftWizard.tsx': 'asks about use-draft.ts',
  'employment/web/wizard/fields/ProvidersField.tsx': 'part of employment/web/wizard/use-draft.ts',
  'files/web/attach/FolderNames.tsx': 'part of the forms of contracts, notes and tasks',
  'gdpr/web/software/AgreementDrawer.tsx': 'frames use-agreement-form.ts, which is driven',
  'integrations/web/compare/PersonPanel.tsx': 'part of use-choice.ts',
  'integrations/web/compare/use-choice.ts':
    'needs a comparison with an accounting system; e2e/integrations.e2e.ts chooses in one and reloads',
  'integrations/web/connect/UniMicroCode.tsx': 'part of ConnectUniMicro.tsx, which is driven to its code',
  'signing/web/signer/steps/ConfirmStep.tsx': 'a code of some minutes, which is kept nowhere',
  'signing/web/signer/steps/ReadStep.tsx': 'keeps how far somebody has read, and has no field',
  'identity codePage': 'a code, which is kept nowhere',
  'identity setUpPage': 'a code, which is kept nowhere',
  'identity recoveryCodesPage': 'only a tick that the codes are kept',
  'identity confirmPage': 'only a button',
  'identity resetPage': 'only passwords, like changePasswordPage, which is driven',
};
