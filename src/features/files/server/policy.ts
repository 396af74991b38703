import type { Membership } from '#kernel/server/actor.ts';
import type { FilePermissions, TagPermissions } from '../contract/entities.ts';

/**
 * What one may do with an owner's files. `shared` is what lies in the company's shared documents; `own` what one has added oneself, and
 * adding more.
 */
export interface OwnerRights {
  viewer: string;
  see: 'all' | 'shared' | 'none';
  change: 'all' | 'shared' | 'own' | 'none';
  /** To see who has opened a file. */
  log: boolean;
  /** To restrict folders to some roles or people. */
  restrict: boolean;
}

/** How people see each other, as far as files are concerned. */
interface SeenPerson {
  sight: 'all' | 'records' | 'team' | 'own' | 'directory' | 'none';
  state: string;
}

/**
 * A person's files (files.9): people with full access keep them, those who see the record read them, everybody adds to their own. What one has
 * not added oneself one does not change: a contract in one's own folder stays. A deactivated profile is locked.
 */
export function personRights({ companyUserId, levels }: Membership, { sight, state }: SeenPerson): OwnerRights {
  const isFull = levels.people === 'full' && (sight === 'all' || sight === 'own');
  const isHere = state !== 'inactive';
  const sees = sight === 'all' || sight === 'records' || sight === 'team' || sight === 'own';
  const changes = isFull ? ('all' as const) : sight === 'own' ? ('own' as const) : ('none' as const);
  return { viewer: companyUserId, see: sees ? 'all' : 'none', change: isHere ? changes : 'none', log: isFull, restrict: isFull && isHere };
}

/** The company's files: who keeps its settings keeps them all, who reads its log reads them; everybody else reaches the shared documents. */
export function companyRights({ companyUserId, levels }: Membership): OwnerRights {
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

/** Where a file or folder lies, as the rules need it. */
export interface Standing {
  /** Whether all of it lies in the shared documents. */
  isShared: boolean;
  /** Whether a restriction lets the member look at it only. */
  isViewOnly: boolean;
  createdBy: string | null;
}

function mayChange({ change, viewer }: OwnerRights, { isShared, isViewOnly, createdBy }: Standing): boolean {
  if (isViewOnly) return false;
  if (change === 'own') return createdBy === viewer;
  return change === 'all' || (change === 'shared' && isShared);
}

export function filePermissions(rights: OwnerRights, file: Standing): FilePermissions {
  const changes = mayChange(rights, file);
  return { open: true, rename: changes, move: changes, delete: changes, log: rights.log };
}

/** The shared documents themselves are neither renamed nor deleted. */
export function tagPermissions(
  rights: OwnerRights,
  { isReserved, ...place }: Omit<Standing, 'createdBy'> & { isReserved: boolean },
): TagPermissions {
  const changes = rights.change !== 'own' && mayChange(rights, { ...place, createdBy: null });
  return {
    add: mayAdd(rights, place),
    rename: changes && !isReserved,
    delete: changes && !isReserved,
    restrict: changes && rights.restrict,
  };
}

/** Whether one may put files there; the top is not shared. */
export function mayAdd({ change }: OwnerRights, { isShared, isViewOnly }: Omit<Standing, 'createdBy'>): boolean {
  return !isViewOnly && (change === 'all' || change === 'own' || (change === 'shared' && isShared));
}

/** One's own picture, and those of others for people with full access; a deactivated profile is locked. */
export function mayChangePicture({ levels }: Membership, { sight, state }: SeenPerson): boolean {
  return state !== 'inactive' && (sight === 'own' || (sight === 'all' && levels.people === 'full'));
}
