import { documentsOf } from '#features/content/server/public.ts';
import type { Services } from '#kernel/server/services.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getTemplates as contract } from '../contract/endpoints.ts';
import { templateKeys } from '../contract/kinds.ts';
import { ContractTemplate } from '../contract/template.ts';

/** All templates of the content service, ours first (employment.3). Must not be called inside a transaction. */
export async function readTemplates(services: Services): Promise<ContractTemplate[]> {
  const found = await documentsOf(services, 'contractTemplate', ContractTemplate);
  const place = ({ key }: ContractTemplate) => templateKeys.findIndex((known) => known === key) + 1 || templateKeys.length + 1;
  return found.toSorted((a, b) => place(a) - place(b) || a.key.localeCompare(b.key));
}

/** Whether contracts may be begun with a template; an addendum is begun from its contract. */
export const isOffered = ({ isActive, templateType }: ContractTemplate): boolean => isActive && templateType === 'WorkContract';

export const getTemplates = twoStepHandler<typeof contract, ContractTemplate[]>(
  ({ services }) => readTemplates(services),
  async ({ prepared }) => ({ templates: prepared.filter(isOffered) }),
);
