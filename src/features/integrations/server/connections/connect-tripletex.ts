import { twoStepHandler } from '#kernel/server/serve.ts';
import type {
  ConnectAnswer,
  connectTripletex as connectContract,
  updateTripletex as updateContract,
} from '../../contract/endpoints-connections.ts';
import type { AccountingProvider, Credentials } from '../accounting/provider.ts';
import { validateKey, type KeyChoices } from '../rules/validate-key.ts';
import { saveConnection, saveKey, type ConnectionKey } from './save-connection.ts';
import { hasConsumerToken, keyOf } from './providers.ts';
import { registryIdOf, requireFormer, requireNone, requireProvider, tryKey, type BeforeConnecting, type KeyCode } from './try-key.ts';

const system = 'tripletex';

type Choose = Extract<ConnectAnswer, { state: 'choose' }>;
/** A key that can be kept, or what must be chosen first. */
type Prepared = ConnectionKey | Choose;
type Body = { employeeToken: string; consumerToken?: string | undefined; userType: ConnectionKey['userType'] } & KeyChoices;
type TokenCode = 'integrations.MissingEmployeeToken' | 'integrations.MissingConsumerToken';
type ChoiceCode = 'integrations.ClientNotFound' | 'integrations.DepartmentNotFound';

/** Connects Tripletex with a key that works, once everything is chosen (integrations.11). */
export const connectTripletex = twoStepHandler<typeof connectContract, Prepared>(
  async (before, { body }) => {
    const provider = await requireProvider(before, system);
    const tokens = tokensOf(before, body);
    await requireNone(before, system);
    return validateTokens(before, provider, { ...body, ...tokens });
  },
  async (context) => {
    const { prepared } = context;
    return 'state' in prepared ? prepared : saveConnection(context, prepared);
  },
);

/** Replaces the key to Tripletex by one that works; what is not said anew stays as it was. */
export const updateTripletex = twoStepHandler<typeof updateContract, Prepared>(
  async (before, { body }) => {
    const provider = await requireProvider(before, system);
    const former = await requireFormer(before, system);
    const tokens = tokensOf(before, { ...body, consumerToken: body.consumerToken || (former.opened.consumerToken ?? undefined) });
    const clientId = body.clientId ?? former.opened.clientId ?? undefined;
    // Which company it is was settled when it was connected, and is compared with what the new key opens.
    return validateTokens(before, provider, {
      ...body,
      ...tokens,
      clientId,
      isOtherCompanyMeant: true,
      formerDepartmentId: former.departmentId,
    });
  },
  async (context) => {
    const { prepared } = context;
    return 'state' in prepared ? prepared : saveKey(context, prepared);
  },
);

/** The consumer token is the installation’s, unless the connection brings the one that its employee token belongs to. */
function tokensOf(
  { services, fail, call: { companyId } }: BeforeConnecting<TokenCode>,
  { employeeToken, consumerToken }: Pick<Body, 'employeeToken' | 'consumerToken'>,
) {
  if (employeeToken === '') return fail('integrations.MissingEmployeeToken');
  if (!consumerToken && !hasConsumerToken(services)) return fail('integrations.MissingConsumerToken');
  // Without a company the tries have been refused.
  return { employeeToken: keyOf(services, companyId ?? 0, employeeToken), consumerToken: consumerToken || undefined };
}

interface Tokens extends KeyChoices {
  employeeToken: string;
  consumerToken: string | undefined;
  userType: ConnectionKey['userType'];
  /** The department that was chosen before: it is kept as long as it is there. */
  formerDepartmentId?: string | null;
}

async function validateTokens(
  before: BeforeConnecting<KeyCode | ChoiceCode>,
  provider: AccountingProvider,
  tokens: Tokens,
): Promise<Prepared> {
  const { employeeToken, consumerToken, clientId, userType, formerDepartmentId } = tokens;
  const credentials: Credentials = { key: employeeToken, consumerToken: consumerToken ?? null, clientId: clientId ?? null };
  const tested = await tryKey(before, provider, credentials);
  const isKept = formerDepartmentId === null || tested.departments.some(({ id }) => id === formerDepartmentId);
  const departmentId = tokens.departmentId === undefined && isKept ? formerDepartmentId : tokens.departmentId;
  const judgement = validateKey(tested, { ...tokens, departmentId }, await registryIdOf(before));
  if (judgement.kind === 'refused') return before.fail(judgement.code);
  if (judgement.kind === 'complete') return { system, credentials, tested, department: judgement.department, userType };
  const { companyName, clients, departments, isOtherCompany } = judgement;
  return { state: 'choose', companyName, clients: [...clients], departments: [...departments], isOtherCompany };
}
