/** Who reaches the contract register; what one may do with a contract is in `server/policy.ts` (contracts.14). */
const register = { feature: 'contracts', subscriptionFeature: 'contracts' } as const;

export const seeing = { permission: 'Contracts', ...register } as const;
export const viewGate = { access: seeing, company: 'required' } as const;
export const editGate = { access: { permission: 'ContractsEdit', ...register }, company: 'required' } as const;
