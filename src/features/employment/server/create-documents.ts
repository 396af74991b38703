import { readRecords, viewPeople } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { createDocuments as contract } from '../contract/endpoints-bulk.ts';
import { firstElements } from '../contract/rules/compose.ts';
import type { ContractTemplate } from '../contract/template.ts';
import { beginDocuments, contentOfCopy, openToCopy, readOffered, readOfferedKeys, roomForContracts } from './create-document.ts';
import { prefillFrom, valuesOfPerson, type KnownPerson } from './prefill.ts';
import { personRefusal } from './require-person.ts';
import type { NewDocument, NewDocuments } from './store-new.ts';

type Code = 'documents.LimitReached' | 'documents.HasLeft' | 'common.NotFound' | 'common.Forbidden' | 'common.AlreadyDone';

/** Begins one contract for each of these people, in a constant number of statements (employment.22). */
export const createDocuments = twoStepHandler<typeof contract, Offered>(
  async ({ services, fail }, { body: { from } }) =>
    from.kind === 'template'
      ? { ...from, template: await readOffered({ services, fail }, from.templateId) }
      : { ...from, keys: await readOfferedKeys(services) },
  async (context, { body: { companyUserIds } }) => {
    const { fail, partly, prepared } = context;
    const { kind, contentOf } = await originOf(context, prepared);
    // People before the company, as where one contract is begun.
    const people = await validatePeople(context, companyUserIds);
    const { left, taken } = await roomForContracts(context);
    const validated = limited(people, left);
    const chosen = validated.flatMap(({ person, code }) => (person && code === null ? person : []));
    const contents = chosen.map((person) => ({ personId: person.id, ...contentOf(person) }));
    const documentIds = await beginDocuments(context, kind, contents);
    const idOf = new Map(chosen.map(({ id }, place) => [id, documentIds[place] ?? null]));
    const results = validated.map(({ companyUserId, code }) => ({
      companyUserId,
      documentId: code === null ? (idOf.get(companyUserId) ?? null) : null,
      code,
    }));
    const codes = validated.flatMap(({ code }) => code ?? []);
    // In the order of the call; a refusal says no more of an id that is nobody’s.
    const refused = validated.map(({ code }) => ({ documentId: null, code }));
    const [first] = codes;
    if (first && chosen.length === 0)
      fail(first, first === 'documents.LimitReached' ? 403 : undefined, { details: { results: refused, ...taken } });
    partly(codes);
    return { results };
  },
);

/** The template that was chosen, or the contract to copy and the keys of the templates of which contracts may be copied. */
type Offered =
  | { kind: 'template'; language: 'no' | 'en'; template: ContractTemplate }
  | { kind: 'copy'; documentId: string; keys: readonly string[] };

interface Origin {
  kind: Pick<NewDocuments, 'template' | 'language'>;
  contentOf: (person: KnownPerson) => Omit<NewDocument, 'documentId' | 'personId'>;
}

async function originOf(context: CallContext<'documents.IsAddendum' | 'documents.UnknownTemplate'>, offered: Offered): Promise<Origin> {
  if (offered.kind === 'copy') {
    const source = await openToCopy(context, offered.documentId, offered.keys);
    const fill = await prefillFrom(context, source.template, source.language);
    const kind = { template: source.template, language: source.language };
    return { kind, contentOf: (person) => contentOfCopy(source, fill(person), Object.keys(valuesOfPerson(person))) };
  }
  const { template, language } = offered;
  const fill = await prefillFrom(context, template, language);
  const kind = { template, language };
  return { kind, contentOf: (person) => ({ ...fill(person), elements: firstElements(template) }) };
}

interface ValidatedPerson {
  companyUserId: string;
  person: KnownPerson | undefined;
  code: Code | null;
}

/** Each person alone: unknown, out of sight, has left, or named before. */
async function validatePeople({ company, actor: { member }, services }: CallContext, ids: readonly string[]): Promise<ValidatedPerson[]> {
  const unique = [...new Set(ids)];
  const seen = await viewPeople(
    company,
    unique.map((companyUserId) => ({ member, companyUserId })),
  );
  const refusals = new Map(seen.map((person, place) => [unique[place], personRefusal(person)]));
  const records = new Map(
    (await readRecords({ company, secrets: services.secrets }, unique, { lock: true })).map((person) => [person.id, person]),
  );
  return ids.map((companyUserId, place) => {
    const person = records.get(companyUserId);
    const code = ids.indexOf(companyUserId) < place ? 'common.AlreadyDone' : codeOf(person, refusals.get(companyUserId));
    return { companyUserId, person, code };
  });
}

function codeOf(person: KnownPerson | undefined, refusal: ReturnType<typeof personRefusal> | undefined): Code | null {
  if (!person) return 'common.NotFound';
  if (refusal) return refusal;
  return person.state === 'inactive' ? 'documents.HasLeft' : null;
}

/** The first for whom there is room; the others are told of the limit. */
function limited(people: readonly ValidatedPerson[], left: number): ValidatedPerson[] {
  let room = left;
  return people.map((one) => {
    if (one.code !== null) return one;
    room -= 1;
    return room < 0 ? { ...one, code: 'documents.LimitReached' } : one;
  });
}
