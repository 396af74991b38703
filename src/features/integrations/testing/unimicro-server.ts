import { generateKeyPairSync } from 'node:crypto';
import { z } from 'zod';
import {
  bearerTokens,
  parsed,
  stubServer,
  jsonOf,
  type ReceivedRequest,
  type ReportFault,
  type StubCall,
  type StubServer,
  type Reply,
} from '#kernel/testing/stub-server.ts';
import { judgeSignIn, writeKey } from './unimicro-sign-in.ts';

/** An employee as Uni Micro keeps them. */
export interface UniEmployee {
  ID: number;
  UpdatedAt: string;
  BusinessRelationInfo?: Record<string, unknown>;
  [field: string]: unknown;
}

export interface UniMicroServer extends StubServer {
  clientId: string;
  keyFile: string;
  companyKey: string;
  employees: Map<number, UniEmployee>;
  companies: { Key: string; Name: string; OrganizationNumber: string | null }[];
  users: { ID: number; Email: string | null }[];
  administratorIds: number[];
  add: (employee: Partial<UniEmployee>) => UniEmployee;
  /** All tokens end. */
  endTokens: () => void;
  /** The company no longer lets the client in. */
  revoke: () => void;
}

const guid = z.guid();
const part = { ID: z.number().int(), _createguid: guid.optional() };
/** A part that is new says so, so that it cannot be made twice. */
const named = ({ ID, _createguid }: { ID: number; _createguid?: string | undefined }) => ID > 0 || _createguid !== undefined;
const WrittenEmployee = z
  .strictObject({
    ...part,
    EmployeeNumber: z.number().int().optional(),
    BirthDate: z.iso.date().optional(),
    SocialSecurityNumber: z.string().optional(),
    BusinessRelationInfo: z
      .strictObject({
        ...part,
        Name: z.string().min(1).optional(),
        DefaultEmail: z
          .strictObject({ ...part, EmailAddress: z.email() })
          .refine(named)
          .optional(),
        DefaultPhone: z
          .strictObject({ ...part, Number: z.string(), CountryCode: z.string() })
          .refine(named)
          .optional(),
        InvoiceAddress: z
          .strictObject({
            ...part,
            AddressLine1: z.string().optional(),
            PostalCode: z.string().optional(),
            City: z.string().optional(),
            CountryCode: z.string().optional(),
          })
          .refine(named)
          .optional(),
      })
      .refine(named)
      .optional(),
  })
  .refine(named);

const comparison = "(?:ID (?:gt|eq) \\d+|EmployeeNumber eq \\d+|SharedRoleName eq '[^']+')";
const partsOfInfo = ['DefaultEmail', 'DefaultPhone', 'InvoiceAddress', 'DefaultBankAccount'] as const;
const expandable = `(?:BusinessRelationInfo(?:\\.(?:${partsOfInfo.join('|')}))?|Employments)`;
const Query = z.strictObject({
  filter: z
    .string()
    .regex(new RegExp(`^${comparison}(?: or ${comparison})*$`))
    .optional(),
  orderby: z.literal('ID').optional(),
  top: z.string().regex(/^\d+$/).optional(),
  expand: z
    .string()
    .regex(new RegExp(`^${expandable}(?:,${expandable})*$`))
    .optional(),
});
const companyKey = '9d3c5a4e-0000-4000-8000-00000000c0de';
const users = [
  { ID: 1, Email: 'kari@firma.no' },
  { ID: 2, Email: 'ola@firma.no' },
];

/** Uni Micro as its guides describe it, with a company's employees in memory. */
export async function uniMicroServer(): Promise<UniMicroServer> {
  const tokens = bearerTokens(3600);
  let [isRevoked, lastId] = [false, 700];
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = writeKey(privateKey);
  const state = {
    clientId: 'client-of-the-installation',
    keyFile,
    companyKey,
    employees: new Map<number, UniEmployee>(),
    companies: [{ Key: companyKey, Name: 'Fjord og Fjell AS', OrganizationNumber: '312500000' }],
    users: users.map((user) => ({ ...user })),
    administratorIds: [1],
  };
  const add = (employee: Partial<UniEmployee>): UniEmployee => {
    lastId += 1;
    const added = {
      ID: lastId,
      Active: true,
      Deleted: false,
      SocialSecurityNumber: null,
      UpdatedAt: `2026-01-01T00:00:00.${lastId}Z`,
      ...employee,
    };
    state.employees.set(added.ID, added);
    return added;
  };
  const signIn = (request: ReceivedRequest, fault: ReportFault): Reply => {
    const isOurs = judgeSignIn(request, { clientId: state.clientId, audience: `${made.url}/connect/token`, key: publicKey, fault });
    if (!isOurs) return { status: 400, json: { error: 'invalid_client' } };
    return tokens.give();
  };
  const server = await stubServer((request, fault) => {
    if (request.path === '/connect/token' && request.method === 'POST') return signIn(request, fault);
    if (!tokens.isIn(request, fault)) return { status: 401, json: { Message: 'Authorization has been denied for this request.' } };
    if (request.path === '/api/init/companies') return { status: 200, json: isRevoked ? [] : made.companies };
    const key = request.headers['companykey'];
    if (key === undefined) fault('no CompanyKey');
    if (isRevoked || !made.companies.some(({ Key }) => Key === key))
      return { status: 403, json: { Message: 'No access to this company.' } };
    parsed(Query, Object.fromEntries(request.query), { what: 'query', fault });
    return answerOf({ request, fault, server: made });
  });
  const made: UniMicroServer = Object.assign(server, {
    ...state,
    add,
    endTokens: tokens.end,
    revoke: () => void (isRevoked = true),
  });
  return made;
}

type Call = StubCall<UniMicroServer>;

function answerOf(call: Call): Reply {
  const { request, fault, server } = call;
  const name = `${request.method} ${request.path}`;
  if (name === 'GET /api/biz/employees') return { status: 200, json: searched(call) };
  if (name === 'GET /api/biz/userroles')
    return { status: 200, json: server.administratorIds.map((UserID) => ({ ID: UserID + 100, UserID })) };
  if (name === 'GET /api/biz/users') return { status: 200, json: server.users };
  if (name === 'POST /api/biz/employees') return create(call);
  if (/^PUT \/api\/biz\/employees\/\d+$/.test(name)) return change(call);
  fault('Uni Micro has no such call');
  return { status: 404, json: { Message: 'Not found' } };
}

function searched({ request, server }: Call): object[] {
  const tests = (request.query.get('filter') ?? '').split(' or ').map((text) => /^(\w+) (gt|eq) (\d+)$/.exec(text));
  const isSought = (employee: UniEmployee) =>
    tests.some((test) => {
      const value = Number(employee[test?.[1] ?? '']);
      return test === null || (test[2] === 'gt' ? value > Number(test[3]) : value === Number(test[3]));
    });
  return [...server.employees.values()]
    .filter(isSought)
    .toSorted((one, other) => one.ID - other.ID)
    .slice(0, Number(request.query.get('top') ?? 50))
    .map((employee) => expanded(employee, new Set(request.query.get('expand')?.split(','))));
}

/** Other records are only in answers that ask for them, each by its own name; with one of its parts the record is there too. */
function expanded({ BusinessRelationInfo: info, Employments, ...employee }: UniEmployee, wanted: ReadonlySet<string>): object {
  const isWanted = ([name]: [string, unknown]): boolean =>
    !partsOfInfo.some((one) => one === name) || wanted.has(`BusinessRelationInfo.${name}`);
  const hasInfo = [...wanted].some((name) => name.startsWith('BusinessRelationInfo'));
  return {
    ...employee,
    ...(hasInfo && info && { BusinessRelationInfo: Object.fromEntries(Object.entries(info).filter(isWanted)) }),
    ...(wanted.has('Employments') && { Employments }),
  };
}

function create({ request, fault, server }: Call): Reply {
  const body = parsed(WrittenEmployee, jsonOf(request, /^application\/json/, fault), { what: 'body', fault });
  if (!body) return { status: 400, json: { Message: 'Bad request' } };
  const refused = refusalOf(server, body, undefined);
  if (refused) return refused;
  const { ID: _none, ...fields } = body;
  return { status: 201, json: server.add(numbered(fields)) };
}

function change({ request, fault, server }: Call): Reply {
  const known = server.employees.get(Number(request.path.split('/').at(-1)));
  const body = parsed(WrittenEmployee, jsonOf(request, /^application\/json/, fault), { what: 'body', fault });
  if (!known || !body) return { status: known ? 400 : 404, json: { Message: 'Not found' } };
  if (body.ID !== known.ID) fault('the body is of somebody else');
  const refused = refusalOf(server, body, known.ID);
  if (refused) return refused;
  const changed = { ...merged(known, numbered(body)), ID: known.ID, UpdatedAt: `${known.UpdatedAt}+` };
  server.employees.set(known.ID, changed);
  return { status: 200, json: changed };
}

function refusalOf(server: UniMicroServer, body: z.output<typeof WrittenEmployee>, ownId: number | undefined): Reply | undefined {
  const isMade = [...server.employees.values()].some((one) => body._createguid !== undefined && one['_createguid'] === body._createguid);
  if (isMade) return { status: 409, json: { Message: 'The entity has been saved already.' } };
  const { EmployeeNumber: number, SocialSecurityNumber: national } = body;
  const isTaken = [...server.employees.values()].some(
    (one) => one.ID !== ownId && number !== undefined && one['EmployeeNumber'] === number,
  );
  if (isTaken) return { status: 400, json: { Messages: [{ Message: 'Ansattnummeret er i bruk.', PropertyName: 'EmployeeNumber' }] } };
  if (national !== undefined && !/^\d{11}$/.test(national))
    return { status: 400, json: { Messages: [{ Message: `Ugyldig nummer ${national}.`, PropertyName: 'SocialSecurityNumber' }] } };
  return undefined;
}

/** New parts get ids, as they have in answers. */
function numbered(value: Record<string, unknown>): Partial<UniEmployee> {
  let next = 9000;
  const inside = (held: unknown): unknown => {
    if (typeof held !== 'object' || held === null) return held;
    next += 1;
    return {
      ...Object.fromEntries(Object.entries(held).map(([key, one]) => [key, inside(one)])),
      ...('ID' in held && held.ID === 0 && { ID: next }),
    };
  };
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inside(held)]));
}

/** Parts are changed field by field. */
function merged<Held extends object>(known: Held, given: object): Held {
  const entries = Object.entries(given).map(([key, value]): [string, unknown] => {
    // What is kept under a name is looked at before it is used.
    const before = (known as Record<string, unknown>)[key];
    const isPart = typeof value === 'object' && value !== null && typeof before === 'object' && before !== null;
    return [key, isPart ? merged(before, value) : value];
  });
  return { ...known, ...Object.fromEntries(entries) };
}
