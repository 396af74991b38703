import type { Membership } from '#kernel/server/actor.ts';
import type { FilePermissions, TagPermissions } from '../contract/entities.ts';

/**
 * A member's permissions on an owner's files. `shared` is limited to the company's shared documents; `own` to files the member has added, and
 * adding more.
 */
export interface OwnerRights {
  viewer: string;
  see: 'all' | 'shared' | 'none';
  change: 'all' | 'shared' | 'own' | 'none';
  /** View who has opened a file. */
  log: boolean;
  /** Restrict folders to some roles or people. */
  restrict: boolean;
}

/** A person's visibility and state, as needed for files. */
interface VisiblePerson {
  visibility: 'all' | 'records' | 'team' | 'own' | 'directory' | 'none';
  state: string;
}

/**
 * A person's files (files.9): users with full access manage them, users who see the record read them, everybody adds to their own. Users cannot
 * change files that somebody else added: a contract in a user's own folder stays. A deactivated profile is locked.
 */
export function personRights({ companyUserId, levels }: Membership, { visibility, state }: VisiblePerson): OwnerRights {
  const isFull = levels.people === 'full' && (visibility === 'all' || visibility === 'own');
  const isHere = state !== 'inactive';
  const sees = visibility === 'all' || visibility === 'records' || visibility === 'team' || visibility === 'own';
  const changes = isFull ? ('all' as const) : visibility === 'own' ? ('own' as const) : ('none' as const);
  return { viewer: companyUserId, see: sees ? 'all' : 'none', change: isHere ? changes : 'none', log: isFull, restrict: isFull && isHere };
}

/** The company's files: users who manage its settings manage them, users who read its log read them; all others see only the shared documents. */
export function companyFileRights({ companyUserId, levels }: Membership): OwnerRights {
  const keeps = levels.organisationSettings === 'full';
  const reads = keeps || levels.organisationLog !== 'none';
  const keepsShared = levels.sharedDocuments === 'full';
  const sees = levels.sharedDocuments === 'none' ? ('none' as const) : ('shared' as const);
  return {
    viewer: companyUserId,
    see: reads ? 'all' : sees,
    change: keeps ? 'all' : keepsShared ? 'shared' : 'none',
    log: keeps || keepsShared,
    restrict: keeps || keepsShared,
  };
}

/** The position of a file or folder, as needed for the rules. */
export interface FilePosition {
  /** Whether it is entirely within the shared documents. */
  isShared: boolean;
  /** Whether a restriction makes it read-only for the member. */
  isViewOnly: boolean;
  createdBy: string | null;
}

function mayChange({ change, viewer }: OwnerRights, { isShared, isViewOnly, createdBy }: FilePosition): boolean {
  if (isViewOnly) return false;
  if (change === 'own') return createdBy === viewer;
  return change === 'all' || (change === 'shared' && isShared);
}

export function filePermissions(rights: OwnerRights, file: FilePosition): FilePermissions {
  const changes = mayChange(rights, file);
  return { open: true, rename: changes, move: changes, delete: changes, log: rights.log };
}

/** The root of the shared documents cannot be renamed or deleted. */
export function tagPermissions(
  rights: OwnerRights,
  { isReserved, ...place }: Omit<FilePosition, 'createdBy'> & { isReserved: boolean },
): TagPermissions {
  const changes = rights.change !== 'own' && mayChange(rights, { ...place, createdBy: null });
  return {
    add: mayAdd(rights, place),
    rename: changes && !isReserved,
    delete: changes && !isReserved,
    restrict: changes && rights.restrict,
  };
}

/** Whether the member may add files there; the top level is not shared. */
export function mayAdd({ change }: OwnerRights, { isShared, isViewOnly }: Omit<FilePosition, 'createdBy'>): boolean {
  return !isViewOnly && (change === 'all' || change === 'own' || (change === 'shared' && isShared));
}

/** A user's own picture, and those of others with full access; a deactivated profile is locked. */
export function mayChangePicture({ levels }: Membership, { visibility, state }: VisiblePerson): boolean {
  return state !== 'inactive' && (visibility === 'own' || (visibility === 'all' && levels.people === 'full'));
}
