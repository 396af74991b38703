import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

/** Whether the user may carry out what is chosen; undefined until that is known. */
export function useMaySync(provider: AccountingSystem): boolean | undefined {
  const { answer, error } = useCall(getIntegrations, {}, { staleMinutes: 2 });
  const isFixed = useReadOnly();
  if (!answer && !error) return undefined;
  const own = answer?.integrations.find((one) => one.provider === provider);
  return !isFixed && own?.permissions.sync === true;
}
