import type { RegistryState } from './use-registry.ts';

/** Whether the user may continue: not with a company that the register reports as deleted or bankrupt, or that is already registered. */
export function mayGoOn(state: RegistryState): boolean {
  if (state.kind === 'found') return !state.answer.isAlreadyRegistered;
  if (state.kind !== 'refused') return false;
  return !['companies.RegistryDeleted', 'companies.RegistryBankrupt', 'companies.RegistryNumberInvalid'].some((code) =>
    state.error.has(code),
  );
}

/** Whether a retry may help: the register, or our own server, did not answer. */
export function isUnanswered(state: RegistryState): boolean {
  return state.kind === 'refused' && (state.error.offline || state.error.has('companies.RegistryUnavailable'));
}
