import type { z } from 'zod';
import type { SigningEvent, SigningFile, SigningRecipient, SigningRequest, SigningRequestItem } from '../contract/entities.ts';
import { hoursBetweenReminders } from '../contract/kinds.ts';
import { isTurnOf } from '../contract/rules/recipient-status.ts';
import { wireStatus } from '../contract/rules/request-status.ts';
import { isReader, noPermissions, requestVisibility, seesRequest, signingPermissions, type Reader } from './policy.ts';
import type { EventRow } from './store-events.ts';
import type { FileRow } from './store-files.ts';
import type { ListedRequest } from './store-list.ts';
import type { RecipientRow } from './store-requests.ts';

type Item = z.input<typeof SigningRequestItem>;

/** A request as a reader sees it in a list. */
export function presentItem(reader: Reader, request: ListedRequest, recipients: readonly RecipientRow[]): Item {
  const isOpen = requestVisibility(reader, { request, recipients }) === 'all';
  const isKept = seesRequest(reader, { request, recipients });
  const isAlive = request.status === 'Created' || request.status === 'InProgress';
  const item = {
    signingRequestId: request.signingRequestId,
    isOpen,
    status: wireStatus(request.status),
    isSealing: request.status === 'Sealing',
    signingMethod: request.method,
    isInOrder: request.isInOrder,
    dueDate: request.dueDate,
    extendedDueDate: request.extendedDueDate,
    createdDate: request.createdAt,
    endedDate: request.endedAt,
    version: request.version,
  };
  if (!isOpen) return { ...item, ...closed };
  return {
    ...item,
    name: request.name,
    documentId: request.documentId,
    requestedBy: request.requesterName === null ? null : { companyUserId: request.requestedBy, fullName: request.requesterName },
    isRequester: request.requestedBy === reader.companyUserId,
    location: request.location,
    locationName: request.locationName,
    reason: request.reason,
    recipients: recipients.map((one) => presentRecipient(reader, one, { recipients, isAlive, isKept })),
    signingRequestFileId: request.documentFileId,
    signedFileId: request.signedFileId,
    sealLevel: request.sealLevel,
    annulsId: request.annulsId,
    annulledById: request.annulledById,
    isAnnulled: request.isAnnulled,
    permissions: signingPermissions(reader, {
      request,
      recipients,
      isBeingAnnulled: request.annulledById !== null,
      isAnnulled: request.isAnnulled,
    }),
  };
}

/** What a request of an employment contract tells those who may not open it (signing.3). */
const closed = {
  name: null,
  documentId: null,
  requestedBy: null,
  isRequester: false,
  location: null,
  locationName: null,
  reason: null,
  recipients: [],
  signingRequestFileId: null,
  signedFileId: null,
  sealLevel: null,
  annulsId: null,
  annulledById: null,
  isAnnulled: false,
  permissions: noPermissions,
} satisfies Partial<Item>;

function presentRecipient(
  reader: Reader,
  row: RecipientRow,
  { recipients, isAlive, isKept }: { recipients: readonly RecipientRow[]; isAlive: boolean; isKept: boolean },
): z.input<typeof SigningRecipient> {
  const isMe = isReader(reader, row);
  // How the others are reached is for who keeps the request, also when they hide their number from colleagues (signing.3).
  const isTold = isKept || isMe;
  return {
    recipientId: row.recipientId,
    companyUserId: row.companyUserId,
    name: row.name,
    email: isTold ? row.email : '',
    phone: !isTold || row.phone === null ? '' : `${row.phoneCountryCode} ${row.phone}`,
    language: row.language,
    position: row.position,
    status: row.status,
    isTurn: isAlive && isTurnOf(row, recipients),
    isMe,
    rejectReason: row.rejectReason,
    invitedDate: row.invitedAt,
    remindedDate: row.remindedAt,
    openedDate: row.openedAt,
    answeredDate: row.answeredAt,
    deliveryProblem: isTold ? row.deliveryProblem : null,
  };
}

interface RequestParts {
  recipients: readonly RecipientRow[];
  files: readonly FileRow[];
  events: readonly EventRow[];
  /** The names of those of the company who did something. */
  names: ReadonlyMap<string, string>;
  contractPersonId: string | null;
  now: Date;
}

/** One request with everything about it, for somebody who may open it. */
export function presentRequest(reader: Reader, request: ListedRequest, whole: RequestParts): z.input<typeof SigningRequest> {
  const { recipients, files, events, names, contractPersonId, now } = whole;
  const item = presentItem(reader, request, recipients);
  const people = new Map(recipients.map(({ recipientId, name }) => [recipientId, name]));
  if (!item.isOpen) return { ...item, ...nothing, language: request.language };
  return {
    ...item,
    note: request.note || null,
    language: request.language,
    // Without a place it says whose contract the request is of.
    locationId: request.location === null ? null : (request.locationPersonId ?? request.locationFolderId),
    contractPersonId,
    locationProblem: request.locationProblem,
    document: fileOf(files, 'document'),
    signedDocument: fileOf(files, 'signed'),
    attachments: files.filter(({ kind }) => kind === 'attachment').map(presentFile),
    fingerprint: files.find(({ kind }) => kind === 'document')?.sha256 ?? null,
    sealProblem: request.sealProblem,
    contractId: request.contractId,
    mayRemindDate: mayRemindAt(recipients, now),
    events: events.map((event) => presentEvent(event, { people, names, isKept: seesRequest(reader, { request, recipients }) })),
  };
}

const nothing = {
  note: null,
  locationId: null,
  contractPersonId: null,
  locationProblem: null,
  document: null,
  signedDocument: null,
  attachments: [],
  fingerprint: null,
  sealProblem: null,
  contractId: null,
  mayRemindDate: null,
  events: [],
} satisfies Partial<z.input<typeof SigningRequest>>;

function fileOf(files: readonly FileRow[], kind: FileRow['kind']): z.input<typeof SigningFile> | null {
  const file = files.find((one) => one.kind === kind);
  return file ? presentFile(file) : null;
}

export function presentFile({ fileId, name, size, contentType, pages }: FileRow): z.input<typeof SigningFile> {
  return { fileId, name, size, contentType, pages };
}

function presentEvent(
  { number, at, kind, recipientId, by, facts, personal }: EventRow,
  { people, names, isKept }: { people: ReadonlyMap<string, string>; names: ReadonlyMap<string, string>; isKept: boolean },
): z.input<typeof SigningEvent> {
  return {
    number,
    at,
    kind,
    recipientId,
    recipientName: people.get(recipientId ?? '') ?? null,
    by: names.get(by ?? '') ?? null,
    facts: { ...facts, ...(isKept ? personal : withoutAddresses(personal ?? {})) },
  };
}

/** An event without the addresses that were written to. */
function withoutAddresses({ email: _email, before: _before, after: _after, ...others }: NonNullable<EventRow['personal']>) {
  return others;
}

/** When the first of those whose turn it is may be reminded (signing.13); null when somebody may be now, or nobody ever. */
function mayRemindAt(recipients: readonly RecipientRow[], now: Date): Date | null {
  const times = recipients.filter((one) => isTurnOf(one, recipients)).map(nextReminderAt);
  const first = times.toSorted((one, other) => one.getTime() - other.getTime())[0];
  return first && first > now ? first : null;
}

/** From when on somebody may be reminded: an hour after the last mail. */
export function nextReminderAt({ invitedAt, remindedAt }: Pick<RecipientRow, 'invitedAt' | 'remindedAt'>): Date {
  const last = Math.max(invitedAt?.getTime() ?? 0, remindedAt?.getTime() ?? 0);
  return new Date(last + hoursBetweenReminders * 3_600_000);
}
