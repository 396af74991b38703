import { getSavedViews } from '../contract/endpoints.ts';

/** The queries to refetch after a view has changed. */
export const readsOfViews = [getSavedViews];
