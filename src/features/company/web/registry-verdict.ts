import type { RegistryState } from './use-registry.ts';

/** Whether somebody may go on with the form: a company the register calls deleted or bankrupt stops here, and so does one that is here already. */
export function mayGoOn(state: RegistryState): boolean {
  if (state.kind === 'found') return !state.answer.isAlreadyRegistered;
  if (state.kind !== 'refused') return false;
  return !['companies.RegistryDeleted', 'companies.RegistryBankrupt', 'companies.RegistryNumberInvalid'].some((code) =>
    state.error.has(code),
  );
}

/** Whether asking the same again may help: the register, or our own server, did not answer. */
export function isUnanswered(state: RegistryState): boolean {
  return state.kind === 'refused' && (state.error.offline || state.error.has('companies.RegistryUnavailable'));
}
