/** Who reaches employment contracts; what one may do with one is in `server/policy.ts` (employment.2). */
const area = { feature: 'employeeContract', subscriptionFeature: 'employeecontract' } as const;

const seeing = { permission: 'EmployeeContracts', ...area } as const;
export const viewGate = { access: seeing, company: 'required' } as const;
export const editGate = { access: { permission: 'EmployeeContractsEdit', ...area }, company: 'required' } as const;
