import type { CallContext } from '#kernel/server/call-context.ts';
import { freezeProtocol } from '../present-protocol.ts';
import { fillIn, gapsOf } from '../rules/statement-text.ts';
import { statementValues, type StatementFacts, type StatementValues } from '../rules/statement-values.ts';
import { readAutomatedKeys } from '../dpia/store-dpias.ts';
import { readProtocol } from '../store-protocol.ts';
import { readStatements, type StatementKind, type StoredStatement } from './store-statements.ts';

/** A statement as it is kept, and as protocol and treatments would make it now. */
export interface StatementState extends StatementKind {
  protocolId: string;
  protocolChangedAt: Date;
  /** The newest kept version. */
  stored: StoredStatement | undefined;
  /** The text of the product as it is now. */
  template: string;
  facts: StatementFacts;
  values: StatementValues;
  /** What is handed out: an own text as it was kept, the text of the product as it is now (gdpr.47). */
  text: string;
  /** The same text filled in with what is true now. */
  fresh: string;
  missing: ReturnType<typeof gapsOf>;
}

type Reading = Pick<CallContext<'gdpr.NotExistingProtocol'>, 'company' | 'actor' | 'services' | 'now' | 'today' | 'fail'>;

/** A statement; the same number of statements of SQL for any number of treatments. */
export async function readState(call: Reading, kind: StatementKind, template: string): Promise<StatementState> {
  const { company, fail } = call;
  const protocol = (await readProtocol(company)) ?? fail('gdpr.NotExistingProtocol', 409);
  const [stored] = await readStatements(company, kind, 1);
  const facts = { ...(await freezeProtocol(call, protocol)), automated: await readAutomatedKeys(company) };
  const ownText = stored?.ownText ?? null;
  const values = statementValues(facts, { ...kind, order: stored?.keys ?? [] });
  const fresh = fillIn(ownText ?? template, values.variables, kind.language);
  return {
    ...kind,
    protocolId: protocol.protocolId,
    protocolChangedAt: protocol.changedAt,
    stored,
    template,
    facts,
    values,
    text: stored && ownText !== null ? stored.text : fresh,
    fresh,
    missing: gapsOf(facts, values),
  };
}
