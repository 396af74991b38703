import { feature } from '#kernel/contract/feature.ts';
import { bookFileEndpoints, bookNotes } from './book-parts.ts';
import * as endpoints from './endpoints.ts';
import { libraryRights } from './rights.ts';

export const library = feature({ name: 'library', rights: libraryRights, endpoints: { ...endpoints, ...bookFileEndpoints, ...bookNotes } });
