import { keepContent } from '#features/files/server/public.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { signingKind, type SigningMethod } from '#features/signing/contract/kinds.ts';
import { appendEvent } from '#features/signing/server/append-event.ts';
import { cancelRequest, expireRequest, rejectRequest } from '#features/signing/server/end-request.ts';
import { inviteNext } from '#features/signing/server/invite.ts';
import { moveRecipient, moveRequest, type MoveCall } from '#features/signing/server/move-request.ts';
import { consentIn } from '#features/signing/server/recipient/consent.ts';
import { sealWork } from '#features/signing/server/seal/seal-work.ts';
import { insertRecipients, insertRequest, type NewRecipient } from '#features/signing/server/store-create.ts';
import { insertFiles } from '#features/signing/server/store-files.ts';
import { insertUses } from '#features/signing/server/store-use.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Change } from '#kernel/server/audit.ts';
import { newId } from '#kernel/server/id.ts';
import { printPdf } from '#kernel/server/pdf/print-pdf.ts';
import type { Services } from '#kernel/server/services.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import { addressOf } from './demo-people.ts';
import { writeLog, type DemoContext } from './demo-context.ts';
import { momentAgo } from './recent-weeks.ts';
import { allowSignatures } from './store-demo.ts';

const template = new URL('agreement.typ', import.meta.url);
const maxSignatures = 60;

/** Somebody of the demo's staff by role, or free. */
type Signer = RoleKey | { name: string; email: string; language?: 'no' | 'en' };
type Act = 'open' | 'read' | 'sign' | 'reject' | 'bounce' | 'remind' | 'cancel' | 'expire';
/** Who does what, so many working days ago. */
type Step = readonly [person: number, act: Act, days: number];

interface DemoRequest {
  name: string;
  paragraphs: readonly string[];
  by: RoleKey;
  people: readonly Signer[];
  isInOrder?: boolean;
  method?: SigningMethod;
  /** In days from today. */
  due?: number;
  note?: string;
  /** Sent so many working days ago. */
  sent: number;
  steps: readonly Step[];
}

const landlord = { name: 'Inger Marie Fjeldstad-Thorsen', email: 'inger.marie@fjordgata-eiendom.example' };
const customer = { name: 'Siri Holm', email: 'siri.holm@nordvest-regnskap.example' };
const supplier = { name: 'Oliver Bennett', email: 'oliver.bennett@northsea-supplies.example', language: 'en' as const };

const requests: readonly DemoRequest[] = [
  {
    name: 'Instruks for bruk av kunstig intelligens',
    paragraphs: [
      'Du kan bruke verktøy med kunstig intelligens i arbeidet når IT har godkjent dem.',
      'Legg aldri inn personopplysninger eller kundedata.',
    ],
    by: 'hradmin',
    people: ['systemadmin'],
    due: 6,
    note: 'Les gjennom og signer før fredagsmøtet.',
    sent: 2,
    steps: [],
  },
  {
    name: 'Leieavtale for lager i Havnegata 8',
    paragraphs: [
      'Utleier leier ut 420 kvadratmeter lager fra 1. januar.',
      'Leien er 61 500 kroner i måneden og reguleres hvert år etter konsumprisindeksen.',
    ],
    by: 'systemadmin',
    people: [landlord, 'officeadmin', 'systemadmin'],
    isInOrder: true,
    method: 'emailCode',
    due: 12,
    sent: 3,
    steps: [
      [0, 'read', 3],
      [0, 'open', 2],
      [0, 'sign', 2],
      [1, 'read', 1],
    ],
  },
  {
    name: 'Databehandleravtale med Nordvest Regnskap',
    paragraphs: ['Databehandleren behandler lønnsopplysninger på vegne av virksomheten.', 'Avvik meldes uten ugrunnet opphold.'],
    by: 'systemadmin',
    people: [customer, 'systemadmin'],
    isInOrder: true,
    due: 3,
    sent: 5,
    steps: [[0, 'bounce', 5]],
  },
  {
    name: 'Kaffe Northsea 2027',
    paragraphs: [
      'The supplier delivers coffee and maintains four machines.',
      'The agreement runs for two years and renews by one year at a time.',
    ],
    by: 'systemadmin',
    people: [supplier, 'manager', 'systemadmin'],
    due: 20,
    sent: 4,
    steps: [
      [0, 'read', 4],
      [1, 'open', 3],
      [1, 'sign', 3],
      [0, 'remind', 1],
    ],
  },
  {
    name: 'Taushetserklæring for prosjekt Fjordlys',
    paragraphs: ['Alle har taushetsplikt om det de får vite i prosjektet, også etter at arbeidet er avsluttet.'],
    by: 'systemadmin',
    people: ['manager', 'employee'],
    sent: 9,
    steps: [
      [0, 'open', 9],
      [0, 'sign', 9],
      [1, 'open', 8],
      [1, 'sign', 7],
    ],
  },
  {
    name: 'Avtale om hjemmekontor',
    paragraphs: ['Arbeidstakeren arbeider hjemmefra to dager i uken.'],
    by: 'hradmin',
    people: ['employee', 'manager'],
    due: 14,
    sent: 8,
    steps: [
      [0, 'open', 7],
      [0, 'reject', 6],
    ],
  },
  {
    name: 'Tilbud på oppussing av kantine',
    paragraphs: ['Tilbudet gjelder maling, gulv og ny belysning.'],
    by: 'systemadmin',
    people: [{ name: 'Bjørn Åsli', email: 'bjorn@asli-bygg.example' }, 'systemadmin'],
    due: -4,
    sent: 14,
    steps: [
      [0, 'read', 12],
      [0, 'expire', 3],
    ],
  },
  {
    name: 'Firmabilavtale',
    paragraphs: ['Arbeidstakeren disponerer firmabil i tjeneste og privat.'],
    by: 'hradmin',
    people: ['manager'],
    sent: 11,
    steps: [[0, 'cancel', 10]],
  },
];

interface AddRequestsInput {
  context: DemoContext;
  /** The product's own: sealing is done by its workers once the demo runs. */
  services: Services;
  people: readonly PersonRecord[];
  today: string;
}

/** Makes signing requests of a demo company in every state; those that everybody has signed are sealed when the product runs. */
export async function addSigningRequests(input: AddRequestsInput): Promise<void> {
  await allowSignatures(input.context.company, maxSignatures);
  for (const request of requests) await addRequest(input, request);
}

async function addRequest({ context, services, people, today }: AddRequestsInput, request: DemoRequest): Promise<void> {
  const ofPart = (part: RoleKey) => people.find(({ emailAddress }) => emailAddress === addressOf(part));
  const requester = ofPart(request.by);
  const signers = request.people.map((signer) => (typeof signer === 'string' ? ofPart(signer) : signer));
  // A small demo has not every role.
  if (!requester || signers.includes(undefined)) return;
  const { company } = context;
  const changes: Change[] = [];
  const at = (days: number, hour: number): MoveCall => {
    const now = momentAgo(today, days, `${String(hour).padStart(2, '0')}:20`);
    context.moveTo(now);
    return { company, services: context.services, now, audit: (change) => void changes.push(change) };
  };
  const call = at(request.sent, 9);
  const recipients = signers.map((signer, index) => recipientOf(signer, { index, isInOrder: request.isInOrder === true }));
  const requestId = await insertSent(call, request, {
    by: requester.id,
    recipients,
    due: request.due === undefined ? null : addDays(today, request.due),
  });
  await inviteNext(call, requestId);
  changes.unshift({ entity: signingKind, entityId: requestId, after: { name: request.name, status: 'Created' } });
  let hour = 10;
  for (const [person, act, days] of request.steps) {
    await acts[act](
      at(days, (hour += 1)),
      { requestId, recipientId: recipients[person]?.recipientId ?? '' },
      { by: requester.id, recipients },
    );
    await inviteNext(at(days, hour), requestId);
  }
  const isSigned = recipients.every((_one, place) => request.steps.some(([person, act]) => person === place && act === 'sign'));
  if (isSigned) await seal(at(request.steps.at(-1)?.[2] ?? 1, hour + 1), services, requestId);
  await writeLog(context, requester, { action: 'signing.createSigningRequest', changes });
}

function recipientOf(
  signer: PersonRecord | Exclude<Signer, RoleKey> | undefined,
  place: { index: number; isInOrder: boolean },
): NewRecipient {
  const given =
    signer && 'id' in signer
      ? ofStaff(signer)
      : { companyUserId: null, phone: null, language: 'no' as const, name: '', email: '', ...signer };
  const number = place.index + 1;
  return { recipientId: newId(), number, position: place.isInOrder ? number : 1, phoneCountryCode: '+47', ...given };
}

function ofStaff({ id, firstName, lastName, emailAddress, mobilePhoneNumber }: PersonRecord) {
  return {
    companyUserId: id,
    name: `${firstName} ${lastName}`,
    email: emailAddress ?? '',
    phone: mobilePhoneNumber,
    language: 'no' as const,
  };
}

interface Sent {
  by: string;
  recipients: readonly NewRecipient[];
  due: string | null;
}

async function insertSent(call: MoveCall, request: DemoRequest, { by, recipients, due }: Sent): Promise<string> {
  const { company, services, now } = call;
  const signingRequestId = newId();
  const { name, paragraphs, method = 'link', note = '', isInOrder = false } = request;
  const bytes = await printPdf({ template, data: { title: name, paragraphs, lang: 'nb' } });
  const stored = await keepContent(services, { companyId: company.id, now, bytes });
  const place = { location: null, locationPersonId: null, locationFolderId: null, locationFolderName: null };
  const of = { requestedBy: by, isOfContract: false, documentId: null, batchId: null, annulsId: null };
  await insertUses(company, [signingRequestId], now);
  await insertRequest(company, { signingRequestId, name, method, isInOrder, dueDate: due, note, language: 'no', ...place, ...of }, now);
  await insertRecipients(company, signingRequestId, recipients);
  const file = { name: `${name}.pdf`, contentType: 'application/pdf', pages: 1, kind: 'document' as const, position: 0 };
  await insertFiles(company, [{ fileId: newId(), signingRequestId, ...file, ...stored }]);
  const facts = { sha256: stored.sha256, attachments: '', signingMethod: method, isInOrder, people: recipients.length, dueDate: due };
  await appendEvent(call, signingRequestId, { kind: 'created', by, facts, personal: { name } });
  return signingRequestId;
}

interface RecipientReference {
  requestId: string;
  recipientId: string;
}

const read = (call: MoveCall, whom: RecipientReference) => moveRecipient(call, whom, 'readInvitation');
const open = async (call: MoveCall, whom: RecipientReference) => {
  await read(call, whom);
  await moveRecipient(call, whom, 'open');
};

const acts: Record<Act, (call: MoveCall, whom: RecipientReference, sent: Omit<Sent, 'due'>) => Promise<unknown>> = {
  read,
  open,
  bounce: (call, whom) => moveRecipient(call, whom, 'bounced', { patch: { delivery_problem: '550 5.1.1 No such user here' } }),
  remind: (call, whom, { by }) => moveRecipient(call, whom, 'remind', { by }),
  sign: (call, whom, { recipients }) => {
    const { name = '' } = recipients.find(({ recipientId }) => recipientId === whom.recipientId) ?? {};
    const consent = consentIn('no');
    const patch = {
      consent_version: consent.version,
      consent_text: consent.text,
      consent_language: 'no' as const,
      signature_kind: 'typed' as const,
      signature_name: name,
    };
    const facts = { method: 'link', signature: 'typed', consent: consent.version };
    return moveRecipient(call, whom, 'sign', { patch, facts, personal: { name } });
  },
  reject: (call, whom) => rejectRequest(call, whom, 'Tirsdag passer ikke som fast dag. Kan vi bli enige om en annen?'),
  cancel: (call, { requestId }, { by }) => cancelRequest(call, requestId, { by, reason: 'Feil bil i avtalen. En ny sendes i dag.' }),
  expire: (call, { requestId }) => expireRequest(call, requestId),
};

async function seal(call: MoveCall, { jobs }: Services, requestId: string): Promise<void> {
  const { company, now } = call;
  await moveRequest(call, requestId, 'sealBegun', { patch: { signed_at: now } });
  await startWork(company, jobs, { kind: sealWork, recordId: requestId, startedBy: null, now });
}
