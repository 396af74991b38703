import { feature } from '#kernel/contract/feature.ts';
import { deleteView, getSavedViews, saveView } from './endpoints.ts';

export const savedViews = feature({ name: 'saved-views', endpoints: { getSavedViews, saveView, deleteView } });
