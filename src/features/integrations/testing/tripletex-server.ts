import { z } from 'zod';
import {
  basicOf,
  parsed,
  stubServer,
  jsonOf,
  type ReportFault,
  type StubCall,
  type StubServer,
  type Reply,
} from '#kernel/testing/stub-server.ts';
import { projected } from './tripletex-fields.ts';
import { answerAboutSubscriptions, type StoredSubscription } from './tripletex-subscriptions.ts';

/** An employee as Tripletex keeps them. */
export interface TripletexEmployee {
  id: number;
  version: number;
  employments?: { startDate?: string; endDate?: string }[];
  [field: string]: unknown;
}

export interface TripletexServer extends StubServer {
  consumerToken: string;
  employeeToken: string;
  employees: Map<number, TripletexEmployee>;
  departments: { id: number; name: string; isInactive?: boolean }[];
  subscriptions: Map<number, StoredSubscription>;
  /** Clients of an accountant, beside the token's own company 1. */
  clients: { id: number; name: string; organizationNumber: string }[];
  /** Fields that the token may not see are missing in answers. */
  unseen: Set<string>;
  add: (employee: Partial<TripletexEmployee>) => TripletexEmployee;
  /** All sessions end, as at midnight. */
  endSessions: () => void;
  /** The employee token is revoked. */
  revoke: () => void;
}

const countries = [
  { id: 161, isoAlpha2Code: 'NO' },
  { id: 175, isoAlpha2Code: 'SE' },
  { id: 57, isoAlpha2Code: 'DK' },
];
const day = z.iso.date();
const named = z.strictObject({ id: z.number().int() });

/** What may be written of an employee, by the API 2.74. */
const WrittenEmployee = z.strictObject({
  version: z.number().int().optional(),
  firstName: z.string().min(1).max(100).optional(),
  lastName: z.string().min(1).max(100).optional(),
  email: z.email().optional(),
  employeeNumber: z.string().max(100).optional(),
  dateOfBirth: day.optional(),
  phoneNumberMobile: z.string().max(100).optional(),
  phoneNumberMobileCountry: named.optional(),
  nationalIdentityNumber: z.string().optional(),
  dnumber: z.string().optional(),
  bankAccountNumber: z.string().optional(),
  iban: z.string().optional(),
  userType: z.enum(['STANDARD', 'EXTENDED', 'NO_ACCESS']).optional(),
  department: named.optional(),
  address: z
    .strictObject({
      addressLine1: z.string().optional(),
      addressLine2: z.string().optional(),
      postalCode: z.string().optional(),
      city: z.string().optional(),
      country: named.optional(),
    })
    .optional(),
});
const NewEmployee = WrittenEmployee.required({ firstName: true, lastName: true, userType: true }).omit({ version: true });
const NewSession = z.strictObject({ consumerToken: z.string(), employeeToken: z.string(), expirationDate: day });

const whole = z.string().regex(/^\d+$/);
const ids = z.string().regex(/^\d+(,\d+)*$/);
const paged = { from: whole, count: whole, fields: z.string().optional(), sorting: z.string().optional() };
const EmployeeQuery = z.strictObject({
  ...paged,
  id: ids.optional(),
  employeeNumber: z.string().optional(),
  email: z.string().optional(),
  includeContacts: z.enum(['true', 'false']).optional(),
});
const DepartmentQuery = z.strictObject({ ...paged, name: z.string().optional(), isInactive: z.enum(['true', 'false']).optional() });

const apiError = (status: number, code: number, message: string, validationMessages: object[] | null = null): Reply => ({
  status,
  json: {
    status,
    code,
    message,
    link: 'https://tripletex.no/v2-docs/',
    developerMessage: message,
    validationMessages,
    requestId: 'a-request',
  },
});

/** Tripletex as its API 2.74 describes it, with a company's employees in memory. */
export async function tripletexServer(): Promise<TripletexServer> {
  const sessions = new Set<string>();
  let [isRevoked, lastId, lastSession] = [false, 1000, 0];
  const state = {
    consumerToken: 'consumer-token-of-the-installation',
    employeeToken: 'employee-token-of-a-customer',
    employees: new Map<number, TripletexEmployee>(),
    departments: [
      { id: 11, name: 'Salg' },
      { id: 12, name: 'Drift' },
    ],
    clients: [],
    subscriptions: new Map<number, StoredSubscription>(),
    unseen: new Set<string>(),
  };
  const add = (employee: Partial<TripletexEmployee>): TripletexEmployee => {
    lastId += 1;
    const added = { id: lastId, version: 1, isContact: false, isProxy: false, employments: [], ...employee };
    state.employees.set(added.id, added);
    return added;
  };
  const createSession = (body: unknown, fault: ReportFault): Reply => {
    const fields = parsed(NewSession, body, { what: 'body', fault });
    if (!fields) return apiError(422, 18_000, 'Validation failed.');
    if (isRevoked || fields.consumerToken !== state.consumerToken || fields.employeeToken !== state.employeeToken)
      return apiError(401, 3000, 'Unauthorized');
    lastSession += 1;
    sessions.add(`session-${lastSession}`);
    return { status: 201, json: { value: { id: lastSession, token: `session-${lastSession}`, expirationDate: fields.expirationDate } } };
  };
  const server = await stubServer((request, fault) => {
    if (request.path === '/token/session/:create' && request.method === 'POST') {
      if (request.headers.authorization !== undefined) fault('a session is made without authorization');
      return createSession(jsonOf(request, /^application\/json/, fault), fault);
    }
    const basic = basicOf(request);
    if (!basic) fault('no Basic authorization');
    if (isRevoked || !sessions.has(basic?.password ?? '')) return apiError(401, 3000, 'Unauthorized');
    const isClient = made.clients.some((client) => String(client.id) === basic?.user);
    if (basic?.user !== '0' && !isClient) return apiError(403, 9000, 'You do not have access to this company.');
    return answerOf({ request, fault, server: made });
  });
  const made: TripletexServer = Object.assign(server, {
    ...state,
    add,
    endSessions: () => sessions.clear(),
    revoke: () => void (isRevoked = true),
  });
  return made;
}

type Call = StubCall<TripletexServer>;

function answerOf(call: Call): Reply {
  const { request, fault, server } = call;
  const name = `${request.method} ${request.path}`;
  if (name === 'GET /token/session/>whoAmI') return single({ companyId: 1, employeeId: 1 }, call);
  if (name === 'GET /company/>withLoginAccess') return list(server.clients, call, z.strictObject(paged));
  if (name.startsWith('GET /company/')) {
    const found = [{ id: 1, name: 'Fjord og Fjell AS', organizationNumber: '312500000' }, ...server.clients].find(
      (company) => request.path === `/company/${company.id}`,
    );
    return found ? single(found, call) : apiError(404, 6000, 'Object not found');
  }
  if (name === 'GET /country') return list(countries, call, z.strictObject(paged));
  if (name === 'GET /department') {
    const wanted = request.query.get('name')?.toLowerCase() ?? '';
    const found = server.departments.filter((department) => department.name.toLowerCase().includes(wanted) && !department.isInactive);
    return list(found, call, DepartmentQuery);
  }
  // Secrets of subscriptions are only written.
  if (name === 'GET /event/subscription') {
    const shown = [...server.subscriptions.values()].map(({ hmacSharedSecret: _secret, ...subscription }) => subscription);
    return list(shown, call, z.strictObject(paged));
  }
  if (name === 'GET /employee') return list(searched(call), call, EmployeeQuery);
  if (name === 'POST /employee') return create(call);
  if (/^PUT \/employee\/\d+$/.test(name)) return change(call);
  const aboutSubscriptions = answerAboutSubscriptions({ request, fault, subscriptions: server.subscriptions, refused: apiError });
  if (aboutSubscriptions) return aboutSubscriptions;
  fault('Tripletex has no such call');
  return apiError(404, 6000, 'Object not found');
}

function single(value: object, { request, fault, server }: Call): Reply {
  parsed(z.strictObject({ fields: z.string().optional() }), Object.fromEntries(request.query), { what: 'query', fault });
  return { status: 200, json: { value: projected(value, { fields: request.query.get('fields'), unseen: server.unseen, fault }) } };
}

function list(found: readonly object[], { request, fault, server }: Call, query: z.ZodType): Reply {
  parsed(query, Object.fromEntries(request.query), { what: 'query', fault });
  const [from, count] = [Number(request.query.get('from') ?? 0), Number(request.query.get('count') ?? 1000)];
  const values = found
    .slice(from, from + count)
    .map((value) => projected(value, { fields: request.query.get('fields'), unseen: server.unseen, fault }));
  // Deprecated and not exact, as Tripletex says itself.
  return { status: 200, json: { fullResultSize: found.length + 1, from, count: values.length, versionDigest: null, values } };
}

function searched({ request, server }: Call): TripletexEmployee[] {
  const wanted = new Set(request.query.get('id')?.split(','));
  const [number, email] = [request.query.get('employeeNumber'), request.query.get('email')];
  return [...server.employees.values()]
    .filter((employee) => wanted.size === 0 || wanted.has(String(employee.id)))
    .filter((employee) => number === null || employee['employeeNumber'] === number)
    .filter((employee) => email === null || String(employee['email'] ?? '').includes(email))
    .filter((employee) => request.query.get('includeContacts') === 'true' || employee['isContact'] !== true)
    .toSorted((one, other) => one.id - other.id);
}

const jsonType = /^application\/json/;

function create({ request, fault, server }: Call): Reply {
  const body = parsed(NewEmployee, jsonOf(request, jsonType, fault), { what: 'body', fault });
  if (!body) return apiError(422, 16_000, 'Request mapping failed');
  const refused = refusalOf(server, body, undefined);
  if (refused) return refused;
  const { id, version } = server.add(expanded(server, body));
  return { status: 201, json: { value: { id, version, url: `tripletex.no/v2/employee/${id}` } } };
}

function change({ request, fault, server }: Call): Reply {
  const known = server.employees.get(Number(request.path.split('/').at(-1)));
  const body = parsed(WrittenEmployee, jsonOf(request, jsonType, fault), { what: 'body', fault });
  if (!known) return apiError(404, 6000, 'Object not found');
  if (!body) return apiError(422, 16_000, 'Request mapping failed');
  if (body.version === undefined) fault('a change without a version overwrites what others have changed');
  if (body.version !== known.version) return apiError(409, 8000, 'The revision is too old');
  const refused = refusalOf(server, body, known.id);
  if (refused) return refused;
  const changed = { ...known, ...expanded(server, body), version: known.version + 1 };
  server.employees.set(known.id, changed);
  return { status: 200, json: { value: { id: changed.id, version: changed.version } } };
}

/** Parts of other records are kept with their names, as answers have them. */
function expanded(server: TripletexServer, body: z.output<typeof WrittenEmployee>): Partial<TripletexEmployee> {
  const country = (given: { id: number } | undefined) => countries.find(({ id }) => id === given?.id);
  const { address, department, phoneNumberMobileCountry, version: _version, ...texts } = body;
  return {
    ...texts,
    ...(address && { address: { ...address, country: country(address.country) } }),
    ...(department && { department: server.departments.find(({ id }) => id === department.id) }),
    ...(phoneNumberMobileCountry && { phoneNumberMobileCountry: country(phoneNumberMobileCountry) }),
  };
}

function refusalOf(server: TripletexServer, body: z.output<typeof WrittenEmployee>, ownId: number | undefined): Reply | undefined {
  const others = [...server.employees.values()].filter(({ id }) => id !== ownId);
  const messages: object[] = [];
  const refuse = (field: string, message: string) => messages.push({ field, message, path: field, rootId: 0 });
  for (const field of ['email', 'employeeNumber'] as const)
    if (body[field] && others.some((other) => other[field] === body[field])) refuse(field, 'Verdien er allerede i bruk.');
  for (const field of ['nationalIdentityNumber', 'bankAccountNumber'] as const)
    if (body[field] !== undefined && !/^\d{11}$/.test(body[field])) refuse(field, `Ugyldig verdi ${body[field]}.`);
  if (body.userType !== undefined && body.userType !== 'NO_ACCESS' && !body.email) refuse('email', 'Må angis for Tripletex-brukere.');
  return messages.length > 0 ? apiError(422, 18_000, 'Validering feilet.', messages) : undefined;
}
