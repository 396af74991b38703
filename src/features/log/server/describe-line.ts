import type { AuditLine } from '#kernel/server/store-audit-lines.ts';
import type { LogChange, LogLine } from '../contract/entities.ts';
import { areaOf } from './rules/areas.ts';
import { orderFields } from './rules/field-order.ts';
import { isNameField, entityOf } from './known-names.ts';
import { outcomeOf, sentenceOf } from '#kernel/server/audit-sentence.ts';
import type { ValueTexts } from './value-words.ts';
import { labelOf, valueText, wordsOf } from './value-words.ts';

type DescribedLine = Omit<LogLine, 'at'> & { at: Date };

// Technical fields, and fields already mentioned in the sentence.
const hiddenFields: ReadonlySet<string> = new Set([
  'accountId',
  'action',
  'erasedLines',
  'planType',
  'recordName',
  'size',
  'viewed',
  'version',
]);

/** A line of the log as text. */
export function describeLine(line: AuditLine, speech: ValueTexts): DescribedLine {
  const { id, at, action, entity, isErased } = line;
  const by = byOf(line);
  const actor = by === 'person' ? actorOf(line, speech) : null;
  const person = personOf(line, speech);
  const thing = entityOf(line, speech);
  const isOwn = person !== null && person.companyUserId === actor?.companyUserId;
  const outcome = outcomeOf(line.after);
  const sentence = sentenceOf({ action, entity, by, actor: actor?.name, subject: person?.name, isOwn, what: thing, outcome }, speech);
  return {
    id,
    at,
    action,
    area: areaOf(speech.kinds, entity),
    by,
    actor,
    how: howOf(line, speech),
    sentence,
    person,
    thing,
    changes: changesOf(line, speech),
    isDeletion: isDeletion(action),
    isFailure: speech.kinds.get(entity)?.failures?.includes(action) ?? false,
    isErased,
  };
}

/** Whether a request deletes something for good. */
function isDeletion(action: string): boolean {
  return /^(?:delete|erase)/.test(action.split('.')[1] ?? '');
}

function byOf({ via, entity, actorCompanyUserId }: AuditLine): DescribedLine['by'] {
  if (via.startsWith('support:') || (entity === 'supportVisit' && !actorCompanyUserId)) return 'support';
  return via === 'system' || via.startsWith('secret:') ? 'system' : 'person';
}

/** A user who accepts an invitation is not a member of the company yet. */
function actorOf({ actorCompanyUserId, companyUserId }: AuditLine, speech: ValueTexts): DescribedLine['actor'] {
  const id = actorCompanyUserId ?? companyUserId;
  return id ? { companyUserId: id, name: nameOf(id, speech) } : null;
}

function howOf({ via }: AuditLine, speech: ValueTexts): string | null {
  const { how } = wordsOf[speech.language];
  if (via === 'apiKey') return how.apiKey;
  if (!via.startsWith('viewAs:')) return null;
  return how.viewAs.replace('{name}', nameOf(via.slice('viewAs:'.length), speech));
}

/** A deleted person keeps the name in the line itself. */
function personOf(line: AuditLine, speech: ValueTexts): DescribedLine['person'] {
  const id = line.companyUserId ?? (line.entity === 'companyUser' ? line.entityId : null);
  if (!id) return null;
  const values = { ...line.before, ...line.after };
  const written = [values['firstName'], values['lastName']]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
  return { companyUserId: id, name: speech.known.people.get(id)?.trim() || written || nameOf(id, speech) };
}

function nameOf(id: string, { language, known }: ValueTexts): string {
  return known.people.get(id)?.trim() || wordsOf[language].deletedPerson;
}

function changesOf({ entity, entityId, before, after }: AuditLine, speech: ValueTexts): LogChange[] {
  // The columns of a file have the names that they have in its list.
  const kind = entity === 'export' ? entityId : entity;
  const fields = orderFields([...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]);
  return fields
    .filter((field) => !hiddenFields.has(field) && !(isNameField(speech.kinds, entity, field) && !(before && after)))
    .map((field) => ({
      field,
      label: labelOf(speech, entity, field),
      before: valueText(speech, kind, field, before?.[field]),
      after: valueText(speech, kind, field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}
