import type { RegistryState } from './use-registry.ts';

/** Whether somebody may go on with the form: a company the register calls deleted or bankrupt stops here, and so does one that is here already. */
export function mayGoOn(state: RegistryState): boolean {
  if (state.kind === 'found') return !state.answer.isAlreadyRegistered;
  if (state.kind !== 'refused') return false;
  return !['companies.RegistryDeleted', 'companies.RegistryBankrupt', 'companies.RegistryNumberInvalid'].some((code) =>
    state.error.has(code),
  );
}
