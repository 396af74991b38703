import { webEntry } from '#kernel/web/entry.ts';

const page = { requiredFeature: 'employeeContract', subscriptionFeature: 'employeecontract' } as const;

export default webEntry({
  routes: [
    {
      name: 'employee-contract-edit',
      path: '/employee-contract/edit',
      title: { en: 'Edit employment contract', no: 'Rediger arbeidsavtale' },
      ...page,
      permissions: ['EmployeeContractsEdit'],
      load: async () => (await import('./wizard/WizardPage.tsx')).WizardPage,
    },
  ],
});
