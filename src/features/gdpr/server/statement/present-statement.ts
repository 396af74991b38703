import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Membership } from '#kernel/server/actor.ts';
import type { PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { tableTags, wordTags } from '../../contract/statement-content.ts';
import { isFull } from '../policy.ts';
import { differenceOf, groupNumbers } from '../rules/statement-text.ts';
import { statementWords } from '../rules/statement-words.ts';
import type { StatementState } from './read-state.ts';
import type { StatementKind } from './store-statements.ts';

const idPattern = /^(external|internal)-(no|en)-[0-9a-f]{64}$/;

/** What an export is asked for by: the statement with the text that was looked at, which changes with the treatments between two versions, too. */
export function exportIdOf({ type, language, text }: StatementKind & Pick<StatementState, 'text'>): string {
  return `${type}-${language}-${createHash('sha256').update(text).digest('hex')}`;
}

/** The statement of such an id; undefined when it is none. */
export function parseExportId(id: string): StatementKind | undefined {
  const [, type, language] = idPattern.exec(id) ?? [];
  if ((type !== 'external' && type !== 'internal') || (language !== 'no' && language !== 'en')) return undefined;
  return { type, language };
}

/** A statement with what has changed since it was kept. */
export function presentStatement(state: StatementState): z.input<typeof PrivacyStatement> {
  const { type, language, stored, template, facts, values, text, fresh } = state;
  const tags = statementWords[language].tags;
  return {
    privacyStatementId: stored?.statementId ?? `${type}-${language}-0`,
    privacyStatementEncrId: exportIdOf(state),
    protocolId: state.protocolId,
    type,
    language,
    version: stored?.version ?? 0,
    key: `${type}-${language}`,
    createdDate: stored?.createdAt ?? state.protocolChangedAt,
    createdBy: stored?.createdBy ?? null,
    createdById: stored?.createdById ?? null,
    fileId: stored?.fileId ?? null,
    text,
    templateText: stored?.ownText ?? template,
    isOwnText: stored !== undefined && stored.ownText !== null,
    variables: values.variables,
    offeredTags: [...wordTags, ...tableTags].map((tag) => ({ tag, name: tags[tag] })),
    orderedTreatmentKeys: values.keys,
    textDiff: stored ? differenceOf(groupNumbers(stored.text, facts), groupNumbers(fresh, facts)) : null,
    templateDiff: stored ? differenceOf(stored.templateText, template) : null,
    untranslated: values.untranslated,
    unanswered: values.unanswered,
    missing: state.missing,
  };
}

/** What a member may do with statements; everybody who sees the area may hand them out. */
export function statementPermissions(member: Membership): { update: boolean; export: boolean } {
  return { update: isFull(member), export: true };
}
