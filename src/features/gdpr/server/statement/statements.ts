import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type {
  getStatement as contract,
  getStatementVersions as versionsContract,
  resetStatement as resetContract,
  updateStatement as updateContract,
} from '../../contract/endpoints-statements.ts';
import { unknownTags } from '../../contract/rules/statement-variables.ts';
import { treatmentAccess } from '../closed-treatments.ts';
import { requireFull } from '../policy.ts';
import { withHiddenPlaces } from '../rules/hidden-places.ts';
import { fillIn } from '../rules/statement-text.ts';
import { statementValues } from '../rules/statement-values.ts';
import { readKeys } from '../store-owners.ts';
import { lockArea } from '../store-settings.ts';
import { notifyUpdated } from '../notify-updated.ts';
import { statementKind } from './log-statement.ts';
import { presentStatement, statementPermissions } from './present-statement.ts';
import { readState, type StatementState } from './read-state.ts';
import { readTemplate } from './read-template.ts';
import { insertStatement, readStatements, type StatementKind } from './store-statements.ts';

/** The stable names of treatments that are closed to the caller: tables name them, lists to choose from do not (gdpr.119). */
async function hiddenKeys({ company, actor }: Pick<CallContext, 'company' | 'actor'>): Promise<Set<string>> {
  return readKeys(company, (await treatmentAccess(company, actor.member)).hidden);
}

async function answerOf(context: Pick<CallContext, 'company' | 'actor'>, state: StatementState) {
  const hidden = await hiddenKeys(context);
  const shown = presentStatement(state);
  return {
    privacyStatement: { ...shown, orderedTreatmentKeys: shown.orderedTreatmentKeys.filter((key) => !hidden.has(key)) },
    permissions: statementPermissions(context.actor.member),
  };
}

/** The statement as protocol and treatments make it now, and what has changed since it was kept. */
export const getStatement = twoStepHandler<typeof contract, string>(
  ({ services }, { query }) => readTemplate(services, query),
  async (context, { query }) => answerOf(context, await readState(context, query, context.prepared)),
);

/** The kept versions. */
export const getStatementVersions: Handler<typeof versionsContract> = async ({ company }, { query }) => {
  const versions = await readStatements(company, query);
  return {
    versions: versions.map(({ version, createdAt: createdDate, createdBy, fileId, text }) => ({
      version,
      createdDate,
      createdBy,
      fileId,
      text,
    })),
  };
};

type StoreContext = Pick<CallContext, 'company' | 'actor' | 'now' | 'audit'>;

/** Keeps a statement as its next version, with this text and order. */
export async function storeVersion(
  { company, actor, now, audit }: StoreContext,
  state: StatementState,
  { ownText, order }: { ownText: string | null; order: readonly string[] },
): Promise<{ statementId: string; version: number; text: string }> {
  const { stored, template, facts, protocolId, type, language } = state;
  const values = statementValues(facts, { ...state, order });
  const text = fillIn(ownText ?? template, values.variables, language);
  const statementId = newId();
  const version = (stored?.version ?? 0) + 1;
  const by = actor.member.companyUserId;
  await insertStatement(company, state, {
    statementId,
    protocolId,
    version,
    ownText,
    templateText: template,
    text,
    keys: values.keys,
    by,
    now,
  });
  const loggedFields = { statementType: type, language, version, isOwnText: ownText !== null };
  audit({ entity: statementKind, entityId: statementId, after: loggedFields });
  return { statementId, version, text };
}

type OpenContext = CallContext<'gdpr.ForbiddenAccess' | 'gdpr.NotExistingProtocol'>;

/** A statement that the caller may store, in the version that they read; nobody else stores one until the commit. */
async function openToStore(
  context: OpenContext,
  kind: StatementKind & { version?: number | undefined },
  template: string,
): Promise<StatementState> {
  requireFull(context, 'gdpr.ForbiddenAccess');
  await lockArea(context.company);
  const state = await readState(context, kind, template);
  await refuseStale(context.fail, { read: kind.version, stored: state.stored?.version ?? 0 }, () => answerOf(context, state));
  return state;
}

/** Keeps an own text or another order of the tables, or takes what is new (gdpr.48). */
export const updateStatement = twoStepHandler<typeof updateContract, string>(
  ({ services }, { body }) => readTemplate(services, body),
  async (context, { body }) => {
    const { fail, prepared } = context;
    const state = await openToStore(context, body, prepared);
    const ownText = wishedText(state, body);
    if (ownText?.trim() === '') fail('gdpr.NotUpdated');
    const unknown = unknownTags(ownText ?? '');
    if (unknown.length > 0) fail('gdpr.UnknownVariable', 400, { details: { name: unknown.join(', ') } });
    const { keys } = state.values;
    const chosen = body.tableOrderedGuidList;
    const order = chosen ? withHiddenPlaces(chosen, keys, await hiddenKeys(context)) : keys;
    await storeVersion(context, state, { ownText, order });
    await notifyUpdated(context, ['statement']);
    return answerOf(context, await readState(context, body, prepared));
  },
);

/** The own text that was asked for; null for the text of the product. */
function wishedText(
  { stored, template }: Pick<StatementState, 'stored' | 'template'>,
  { templateText, keepCurrentTemplate }: { templateText?: string | undefined; keepCurrentTemplate?: boolean | undefined },
): string | null {
  if (templateText !== undefined) return templateText === template ? null : templateText;
  return keepCurrentTemplate === false ? null : (stored?.ownText ?? null);
}

/** Takes the text of the product again. */
export const resetStatement = twoStepHandler<typeof resetContract, string>(
  ({ services }, { body }) => readTemplate(services, body),
  async (context, { body }) => {
    const { prepared } = context;
    const state = await openToStore(context, body, prepared);
    await storeVersion(context, state, { ownText: null, order: [] });
    await notifyUpdated(context, ['statement']);
    return answerOf(context, await readState(context, body, prepared));
  },
);
