import type { Fail } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import { askBusinessRegister } from './registry.ts';

/** Refuses the number of a deleted or bankrupt company. What the register does not know, or does not answer, is taken as it was typed (company.3). */
export async function refuseClosed(
  { services, fail }: { services: Services; fail: Fail<'companies.RegistryDeleted' | 'companies.RegistryBankrupt'> },
  registryId: string,
): Promise<void> {
  const { kind } = await askBusinessRegister(services, registryId);
  if (kind === 'deleted') fail('companies.RegistryDeleted');
  if (kind === 'bankrupt') fail('companies.RegistryBankrupt');
}
