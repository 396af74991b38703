import { z } from 'zod';
import type { Clock } from '#kernel/server/clock.ts';
import {
  basicOf,
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

/** An employee as PowerOffice Go keeps them. */
export interface GoEmployee {
  Id: number;
  LastChangedDateTimeOffset: string;
  MailAddress?: Record<string, unknown> | null | undefined;
  [field: string]: unknown;
}

export interface PowerOfficeServer extends StubServer {
  tokenUrl: string;
  applicationKey: string;
  subscriptionKey: string;
  clientKey: string;
  employees: Map<number, GoEmployee>;
  departments: { Id: number; Name: string; IsActive: boolean }[];
  accounts: { Id: number; ContactId: number; BankAccountNumber: string }[];
  valid: string[];
  invalid: string[];
  /** National numbers are answered as "hidden". */
  hidesNumbers: boolean;
  /** Keys begin with small letters, as in PowerOffice's examples. */
  hasSmallKeys: boolean;
  /** `X-Pagination` is left out. */
  hasNoHeader: boolean;
  /** The most on a page, whatever was asked for. */
  maxOnPage: number;
  add: (employee: Partial<GoEmployee>) => GoEmployee;
  /** All tokens end. */
  endTokens: () => void;
  revoke: () => void;
}

const departments = [
  { Id: 21, Name: 'Salg', IsActive: true },
  { Id: 22, Name: 'Drift', IsActive: true },
];
const day = z.iso.date();
const Address = z.strictObject({
  AddressLine1: z.string().max(200).optional(),
  AddressLine2: z.string().max(200).optional(),
  ZipCode: z.string().max(50).optional(),
  City: z.string().max(100).optional(),
  CountryCode: z.string().length(2).optional(),
});
const written = {
  FirstName: z.string().min(1),
  LastName: z.string().min(1),
  EmailAddress: z.string(),
  PhoneNumber: z.string(),
  DateOfBirth: day,
  DepartmentId: z.number().int(),
  StartDate: day,
  EndDate: day,
  JobTitle: z.string(),
  NationalIdNumber: z.string(),
  Number: z.number().int(),
  ExternalImportReference: z.string().max(50),
  MailAddress: Address,
};
const NewEmployee = z.strictObject(written).partial().required({ FirstName: true, LastName: true });
const Patch = z
  .array(
    z.strictObject({ op: z.enum(['add', 'replace']), path: z.string().regex(/^\/[A-Za-z0-9]+(\/[A-Za-z0-9]+)?$/), value: z.unknown() }),
  )
  .min(1);

const whole = z.string().regex(/^\d+$/);
const paged = { PageNumber: whole, PageSize: whole.refine((size) => Number(size) <= 20_000), OrderBy: z.literal('Id').optional() };
const EmployeeQuery = z.strictObject({
  ...paged,
  externalImportReference: z.string().optional(),
  employeeNos: z.string().regex(/^\d+$/).optional(),
});
const DepartmentQuery = z.strictObject({ ...paged, isActive: z.enum(['true', 'false']).optional() });
const AccountQuery = z.strictObject({
  ...paged,
  contactIds: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .max(3000),
});
const TokenForm = z.strictObject({ grant_type: z.literal('client_credentials') });

const problem = (Status: number, Title: string, Detail: string): Reply => ({
  status: Status,
  json: { Type: null, Title, Status, Detail, Instance: null },
});

/** PowerOffice Go as its API v2 describes it, with a client's employees in memory. With a clock it counts calls a second. */
export async function powerOfficeServer(clock?: Clock): Promise<PowerOfficeServer> {
  const tokens = bearerTokens(1200);
  let [isRevoked, lastId] = [false, 5000];
  const state = {
    tokenUrl: '',
    applicationKey: 'application-key-of-the-vendor',
    subscriptionKey: 'subscription-key-of-the-vendor',
    clientKey: 'client-key-of-a-customer',
    employees: new Map<number, GoEmployee>(),
    departments: departments.map((department) => ({ ...department })),
    accounts: [],
    valid: ['Employee_Full', 'Department', 'ContactBankAccount', 'EmployeeBankAccounts_Full'],
    invalid: [],
    hidesNumbers: false,
    hasSmallKeys: false,
    hasNoHeader: false,
    maxOnPage: 20_000,
  };
  const add = (employee: Partial<GoEmployee>): GoEmployee => {
    lastId += 1;
    const added = {
      Id: lastId,
      Number: lastId,
      IsArchived: false,
      LastChangedDateTimeOffset: `2026-01-01T00:00:00.${lastId}+00:00`,
      ...employee,
    };
    state.employees.set(added.Id, added);
    return added;
  };
  const isTooFast = countCalls(clock);
  const signIn = (request: ReceivedRequest, fault: ReportFault): Reply => {
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) fault('a token is asked for by a form');
    parsed(TokenForm, Object.fromEntries(new URLSearchParams(request.text)), { what: 'form', fault });
    const basic = basicOf(request);
    if (!basic) fault('no Basic authorization');
    if (isRevoked || basic?.user !== state.applicationKey || basic.password !== state.clientKey)
      return { status: 400, json: { error: 'invalid_client' } };
    return tokens.give();
  };
  const server = await stubServer((request, fault) => {
    if (request.headers['ocp-apim-subscription-key'] !== state.subscriptionKey) fault('no subscription key');
    if (isTooFast()) return { status: 429, json: { statusCode: 429, message: 'Rate limit is exceeded.' }, headers: { 'retry-after': '1' } };
    if (request.path === '/OAuth/Token' && request.method === 'POST') return signIn(request, fault);
    if (!tokens.isIn(request, fault) || isRevoked) return { status: 401, json: { statusCode: 401, message: 'Unauthorized' } };
    const reply = answerOf({ request, fault, server: made });
    return made.hasSmallKeys ? { ...reply, json: withSmallKeys(reply.json) } : reply;
  });
  const made: PowerOfficeServer = Object.assign(server, {
    ...state,
    add,
    endTokens: tokens.end,
    revoke: () => void (isRevoked = true),
  });
  return Object.assign(made, { tokenUrl: `${made.url}/OAuth/Token` });
}

/** Says of each call whether it is more than the tenth within a second. */
function countCalls(clock: Clock | undefined): () => boolean {
  const calls: number[] = [];
  return () => {
    const now = clock?.now().getTime();
    if (now === undefined) return false;
    while (calls[0] !== undefined && calls[0] <= now - 1000) calls.shift();
    calls.push(now);
    return calls.length > 10;
  };
}

type Call = StubCall<PowerOfficeServer>;

function answerOf(call: Call): Reply {
  const { request, fault, server } = call;
  const name = `${request.method} ${request.path}`;
  if (name === 'GET /ClientIntegrationInformation')
    return {
      status: 200,
      json: { ClientId: 'b1', ClientName: 'Fjord og Fjell AS', ValidPrivileges: server.valid, InvalidPrivileges: server.invalid },
    };
  if (name === 'GET /Employees') return list(searched(call), call, EmployeeQuery);
  if (name === 'GET /Departments')
    return list(
      server.departments.filter(({ IsActive }) => IsActive),
      call,
      DepartmentQuery,
    );
  if (name === 'GET /ContactBankAccounts') {
    const owners = new Set(request.query.get('contactIds')?.split(','));
    return list(
      server.accounts.filter(({ ContactId }) => owners.has(String(ContactId))),
      call,
      AccountQuery,
    );
  }
  if (name === 'POST /Employees') return create(call);
  const employee = server.employees.get(Number(/^\/Employees\/(\d+)$/.exec(request.path)?.[1]));
  if (/^(?:GET|PATCH) \/Employees\/\d+$/.test(name)) {
    if (!employee) return problem(404, 'Object(s) not found', `Employee with id = ${request.path.slice(11)} not found.`);
    return request.method === 'GET' ? { status: 200, json: shown(server, employee) } : change(call, employee);
  }
  fault('PowerOffice has no such call');
  return problem(404, 'Object(s) not found', 'No such call.');
}

const shown = (server: PowerOfficeServer, employee: GoEmployee): GoEmployee => ({
  NationalIdNumber: null,
  SalaryBankAccountId: null,
  ExternalImportReference: null,
  MailAddress: null,
  ...employee,
  ...(server.hidesNumbers && employee['NationalIdNumber'] ? { NationalIdNumber: 'hidden' } : {}),
});

function list(found: readonly object[], { request, fault, server }: Call, query: z.ZodType): Reply {
  parsed(query, Object.fromEntries(request.query), { what: 'query', fault });
  const size = Math.min(Number(request.query.get('PageSize')), server.maxOnPage);
  const page = Number(request.query.get('PageNumber'));
  const values = found.slice((page - 1) * size, page * size);
  if (values.length === 0) return { status: 204 };
  const NextPageLink = page * size < found.length ? `http://169.254.169.254${request.path}?PageNumber=${page + 1}` : null;
  const pagination = JSON.stringify({ TotalCount: found.length, PageSize: size, CurrentPage: page, NextPageLink });
  return { status: 200, json: values, headers: server.hasNoHeader ? {} : { 'X-Pagination': pagination } };
}

function searched({ request, server }: Call): GoEmployee[] {
  const [reference, number] = [request.query.get('externalImportReference'), request.query.get('employeeNos')];
  return [...server.employees.values()]
    .filter((employee) => reference === null || employee['ExternalImportReference'] === reference)
    .filter((employee) => number === null || String(employee['Number']) === number)
    .map((employee) => shown(server, employee));
}

function create({ request, fault, server }: Call): Reply {
  const body = parsed(NewEmployee, jsonOf(request, /^application\/json/, fault), { what: 'body', fault });
  const refused = body ? refusalOf(server, body, undefined) : problem(400, 'Employee validation error(s)', 'Badly formatted.');
  if (refused) return refused;
  return { status: 201, json: shown(server, server.add(body ?? {})) };
}

function change({ request, fault, server }: Call, employee: GoEmployee): Reply {
  const patch = parsed(Patch, jsonOf(request, /^application\/json-patch\+json/, fault), { what: 'body', fault }) ?? [];
  const changed: GoEmployee = { ...employee };
  for (const { path, value } of patch) {
    const [, outer = '', inner] = path.split('/');
    const shapes: Readonly<Record<string, z.ZodType>> = inner === undefined ? written : Address.shape;
    const shape = (inner === undefined || outer === 'MailAddress') && shapes[inner ?? outer];
    if (!shape) fault(`there is no ${path}`);
    else parsed(shape, value, { what: path, fault });
    if (inner === undefined) changed[outer] = value;
    else if (!changed.MailAddress) return problem(400, 'Employee validation error(s)', `The target location ${path} was not found.`);
    else changed.MailAddress = { ...changed.MailAddress, [inner]: value };
  }
  const refused = refusalOf(server, changed, employee.Id);
  if (refused) return refused;
  changed.LastChangedDateTimeOffset = `${employee.LastChangedDateTimeOffset}+`;
  server.employees.set(employee.Id, changed);
  return { status: 200, json: shown(server, changed) };
}

function refusalOf(server: PowerOfficeServer, body: Record<string, unknown>, ownId: number | undefined): Reply | undefined {
  const refuse = (detail: string) => problem(400, 'Employee validation error(s)', detail);
  const { ExternalImportReference: reference, NationalIdNumber: national } = body;
  const other = [...server.employees.values()].find(
    ({ Id, ExternalImportReference }) => Id !== ownId && reference && ExternalImportReference === reference,
  );
  if (other) return refuse(`ExternalImportReference is already in use. '${String(reference)}' is used on (contact) Id = ${other.Id}.`);
  if (typeof national === 'string' && !/^\d{11}$/.test(national)) return refuse(`NationalIdNumber '${national}' is not valid.`);
  return undefined;
}

function withSmallKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSmallKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key.charAt(0).toLowerCase() + key.slice(1), withSmallKeys(held)]));
}
